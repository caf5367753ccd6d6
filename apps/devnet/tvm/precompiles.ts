/** Built-in contracts that differ from Ethereum's. */
import {
  EVMError,
  type CustomPrecompile,
  type ExecResult,
  type PrecompileInput,
} from '@ethereumjs/evm'
import { createAddressFromString } from '@ethereumjs/util'
import { sha256, signerOf } from '../crypto.ts'

const empty = new Uint8Array(0)
const outOfEnergy = (limit: bigint): ExecResult => ({
  returnValue: empty,
  executionGasUsed: limit,
  exceptionError: new EVMError(EVMError.errorMessages.OUT_OF_GAS),
})

/** The word holds 21 bytes, the prefix 41 included: Solidity masks it, raw assembly has to. */
function ecrecover({ data, gasLimit }: PrecompileInput): ExecResult {
  if (gasLimit < 3000n) return outOfEnergy(gasLimit)
  const input = Buffer.alloc(128)
  input.set(data.subarray(0, 128))
  const v = input.subarray(32, 64)
  const known = v.subarray(0, 31).every((byte) => byte === 0) && (v[31] === 27 || v[31] === 28)
  const signer = known
    ? signerOf(input.subarray(0, 32), Buffer.concat([input.subarray(64, 128), v.subarray(31)]))
    : null
  const word =
    signer === null ? empty : Buffer.concat([Buffer.alloc(11), Buffer.from(signer, 'hex')])
  return { executionGasUsed: 3000n, returnValue: word }
}

/** In RIPEMD-160's place TRON has sha256 of the first 20 bytes of sha256. */
function doubleSha({ data, gasLimit }: PrecompileInput): ExecResult {
  const cost = 600n + 120n * BigInt(Math.ceil(data.length / 32))
  if (gasLimit < cost) return outOfEnergy(gasLimit)
  return { executionGasUsed: cost, returnValue: sha256(sha256(data).subarray(0, 20)) }
}

const at = (number: string) => createAddressFromString(`0x${number.padStart(40, '0')}`)

export const precompiles: CustomPrecompile[] = [
  { address: at('1'), function: ecrecover },
  { address: at('3'), function: doubleSha },
]
