/** The state as the virtual machine asks for it. */
import type { AccountFields, StateManagerInterface } from '@ethereumjs/common'
import { Account, type Address, KECCAK256_NULL, bytesToUnprefixedHex } from '@ethereumjs/util'
import { keccak256 } from '../crypto.ts'
import { type State, newAccount } from '../state.ts'

/** An account that is on record is never "dead", not even with nothing in it. */
class RecordedAccount extends Account {
  override isEmpty(): boolean {
    return false
  }
}

const nothing = new Uint8Array(0)
const key = (address: Address): string => bytesToUnprefixedHex(address.bytes)
export const slotKey = (address: Address, slot: Uint8Array): string =>
  key(address) + bytesToUnprefixedHex(slot)

export class StateView implements StateManagerInterface {
  readonly state: State
  /** Milliseconds that accounts made from here on carry. */
  now = 0

  constructor(state: State) {
    this.state = state
  }

  exists(address: Address): boolean {
    return this.state.account(key(address)) !== undefined
  }

  isContract(address: Address): boolean {
    return this.state.get('contracts', key(address)) !== undefined
  }

  /** undefined: the slot was never written. Empty: it was set to zero in this transaction. */
  slot(address: Address, slot: Uint8Array): string | undefined {
    return this.state.get('storage', slotKey(address, slot))
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    const row = this.state.account(key(address))
    if (row === undefined) return undefined
    const hash = row.codeHash === '' ? KECCAK256_NULL : Buffer.from(row.codeHash, 'hex')
    return new RecordedAccount(row.nonce, row.balance, undefined, hash)
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    if (account === undefined) return this.deleteAccount(address)
    const at = key(address)
    const row = this.state.account(at)
    const { balance, nonce } = account
    // The machine touches accounts that are not there; only value or code makes one.
    if (row === undefined && balance === 0n && nonce === 0n) return
    if (row?.balance === balance && row.nonce === nonce) return
    this.state.set('accounts', at, { ...(row ?? newAccount(this.now)), balance, nonce })
  }

  async deleteAccount(address: Address): Promise<void> {
    this.state.delete('accounts', key(address))
  }

  async modifyAccountFields(address: Address, fields: AccountFields): Promise<void> {
    const at = key(address)
    const row = this.state.account(at) ?? newAccount(this.now)
    this.state.set('accounts', at, {
      ...row,
      balance: fields.balance ?? row.balance,
      nonce: fields.nonce ?? row.nonce,
    })
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    const hash = keccak256(code).toString('hex')
    const row = this.state.account(key(address)) ?? newAccount(this.now)
    if (this.state.get('codes', hash) === undefined)
      this.state.set('codes', hash, Uint8Array.from(code))
    this.state.set('accounts', key(address), { ...row, codeHash: hash })
  }

  async getCode(address: Address): Promise<Uint8Array> {
    return this.state.codeOf(key(address))
  }

  async getCodeSize(address: Address): Promise<number> {
    return this.state.codeOf(key(address)).length
  }

  async getStorage(address: Address, slot: Uint8Array): Promise<Uint8Array> {
    const value = this.slot(address, slot)
    return value === undefined || value === '' ? nothing : Buffer.from(value, 'hex')
  }

  async putStorage(address: Address, slot: Uint8Array, value: Uint8Array): Promise<void> {
    const hex = bytesToUnprefixedHex(value).replace(/^(00)+/, '')
    this.state.set('storage', slotKey(address, slot), hex)
  }

  // Only a fresh address is ever cleared, and a fresh address has no storage.
  async clearStorage(): Promise<void> {}

  async checkpoint(): Promise<void> {
    this.state.checkpoint()
  }

  async commit(): Promise<void> {
    this.state.commit()
  }

  async revert(): Promise<void> {
    this.state.revert()
  }

  async getStateRoot(): Promise<Uint8Array> {
    return new Uint8Array(32)
  }

  async setStateRoot(): Promise<void> {}

  async hasStateRoot(): Promise<boolean> {
    return true
  }

  readonly originalStorageCache = {
    get: (address: Address, slot: Uint8Array): Promise<Uint8Array> =>
      this.getStorage(address, slot),
    clear: (): void => {},
  }

  clearCaches(): void {}

  shallowCopy(): StateManagerInterface {
    return new StateView(this.state)
  }
}
