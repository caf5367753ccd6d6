/** Contracts that the rows on calls call. */
import { utils } from 'tronweb'
import { asm, leaving } from '../asm.ts'
import type { Bench } from '../bench.ts'

/** Answers 42 to every call. */
export const answering = leaving(asm('42 0 MSTORE 32 0 RETURN'))
/** 3 + 3 + 1 + 3 for the word, 6 for RETURN. */
export const answeringEnergy = 16

export const noHex =
  'class org.bouncycastle.util.encoders.DecoderException : exception decoding Hex string: ' +
  'invalid characters encountered in Hex string'

export const base58 = (address: string): string => utils.address.fromHex(address)

export async function answeringContract(bench: Bench): Promise<string> {
  return bench.contract('answering', answering)
}

/** With an ABI that calls it a view. */
export async function viewing(bench: Bench): Promise<string> {
  return bench.once('viewing', async () => {
    const abi = {
      entrys: [{ type: 2, name: 'answer', stateMutability: 2, outputs: [{ type: 'uint256' }] }],
    }
    const { contract_address: address } = await bench.deploy(answering, { abi, name: 'Viewing' })
    return address ?? ''
  })
}
