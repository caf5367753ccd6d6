/** The contract that knows the last 8,191 block ids (TIP-2935). Each block begins with its parent's. */
import { keccak256 } from '../crypto.ts'
import { type State, newAccount } from '../state.ts'
import { toHex } from './word.ts'

/** 40 hex digits, like the deployer's, which is the same on every network that has this contract. */
export const historyAddress = '0000f90827f1c53a10cb7a02335b175320002935'
export const historyDeployer = '3462413af4609098e1e27a490f554f260213d685'
export const historyWindow = 8191
const code = Buffer.from(
  '3373fffffffffffffffffffffffffffffffffffffffe14604657602036036042575f35600143038111604257611f' +
    'ff81430311604257611fff9006545f5260205ff35b5f5ffd5b5f35611fff60014303065500',
  'hex',
)

/** `message`: the SmartContract, in hex. */
export function installHistory(state: State, message: string, now: number): void {
  const codeHash = keccak256(code).toString('hex')
  state.set('codes', codeHash, Uint8Array.from(code))
  state.set('accounts', historyAddress, { ...newAccount(now), contract: true, codeHash })
  state.set('contracts', historyAddress, {
    origin: historyDeployer,
    message,
    consumeUserResourcePercent: 100,
    originEnergyLimit: 0,
  })
}

/** Before the transactions of a block; nothing on a chain that began without the contract. */
export function recordParent(state: State, number: number, parent: string): void {
  if (number === 0 || state.get('contracts', historyAddress) === undefined) return
  const slot = toHex(BigInt((number - 1) % historyWindow))
  state.set('storage', historyAddress + slot, parent.replace(/^(00)+/, ''))
}
