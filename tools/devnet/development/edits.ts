/** Direct changes of the state, as no transaction could make them. Each is in a block of its own. */
import { keccak256 } from '../crypto.ts'
import { type AccountRow, type State, newAccount } from '../state.ts'

/** Changes a state; `now`: milliseconds of the block. */
export type Edit = (state: State, now: number) => void

const longMax = (1n << 63n) - 1n

const accountOf = (state: State, address: string, now: number): AccountRow =>
  state.account(address) ?? newAccount(now)

/**
 * Sets a balance in sun. What comes or goes by it is counted as `granted`, so that the sum of all sun can be checked.
 * `address`: 40 hex digits, here and below. Throws a RangeError for what is no balance.
 */
export function balanceEdit(address: string, sun: bigint): Edit {
  if (sun < 0n || sun > longMax) throw new RangeError(`A balance is from 0 to ${longMax} sun.`)
  return (state, now) => {
    const row = accountOf(state, address, now)
    state.set('accounts', address, { ...row, balance: sun })
    state.addTotal('granted', sun - row.balance)
  }
}

/** Sets the running code. An account without a contract becomes one of its own; without code it is none. */
export function codeEdit(address: string, code: Uint8Array): Edit {
  return (state, now) => {
    const row = accountOf(state, address, now)
    const contract = code.length > 0
    const codeHash = contract ? keccak256(code).toString('hex') : ''
    if (contract && state.get('codes', codeHash) === undefined) {
      state.set('codes', codeHash, Uint8Array.from(code))
    }
    state.set('accounts', address, { ...row, codeHash, contract })
    if (!contract) return state.delete('contracts', address)
    if (state.get('contracts', address) !== undefined) return
    state.set('contracts', address, {
      origin: address,
      message: '',
      consumeUserResourcePercent: 100,
      originEnergyLimit: 0,
    })
  }
}

/** Sets a slot to a word. Zero removes it. */
export function storageEdit(address: string, slot: bigint, word: bigint): Edit {
  const most = (1n << 256n) - 1n
  if (slot < 0n || slot > most || word < 0n || word > most) {
    throw new RangeError('A slot and its word have 32 bytes.')
  }
  const key = address + slot.toString(16).padStart(64, '0')
  const digits = word.toString(16)
  return (state) => {
    if (word === 0n) state.delete('storage', key)
    else state.set('storage', key, digits.length % 2 === 0 ? digits : `0${digits}`)
  }
}
