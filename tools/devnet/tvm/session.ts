/** What all frames of one transaction share, with a way back for what a failing frame did. */
import { keccak256 } from '../crypto.ts'
import type { LogEntry } from '../receipt.ts'
import { type Moment, momentAt } from '../resources/moment.ts'
import { type State, newAccount } from '../state.ts'
import type { Busy } from './busy.ts'
import { Internal, type Hashed } from './internal.ts'

export interface BlockContext {
  readonly number: number
  /** milliseconds */
  readonly timestamp: number
  /** 42 hex digits */
  readonly witness: string
  /**
   * Milliseconds of the block before, for which stakes are computed; the block's own without it.
   */
  readonly headTime?: number
}

/** What a machine knows beyond the state and the block. */
export interface Surroundings {
  readonly chainId: bigint
  readonly blockId: (number: bigint) => bigint
  readonly busy: Busy | null
  /** Receives the input of calls of `console.log`; null while nothing is to be printed. */
  console: ((input: Uint8Array) => void) | null
}

interface Mark {
  readonly position: number
  readonly logs: number
  readonly destroyed: number
  readonly transient: number
}

export class Session {
  readonly state: State
  readonly block: BlockContext
  readonly surroundings: Surroundings
  /** The time for which stakes and the use of resources are computed. */
  readonly moment: Moment
  /** The transaction's id: addresses of contracts made inside derive from it. */
  readonly root: Hashed
  readonly origin: string
  /** In milliseconds of the process's clock; Infinity for no limit. */
  readonly deadline: number
  /** Counts the calls, creations and other actions inside the transaction. */
  nonce = 0
  readonly internal: Internal[] = []
  readonly logs: LogEntry[] = []
  /** Contracts made in this transaction. */
  readonly made = new Set<string>()
  /** Contracts of it that will be gone at its end. */
  readonly destroyed: string[] = []
  /** Slots set to zero: present until the transaction's end. */
  readonly emptied = new Set<string>()
  /** Slots of contracts made here: gone with them. */
  readonly stored = new Set<string>()
  readonly #transient = new Map<string, bigint>()
  readonly #transientBefore: [key: string, word: bigint | undefined][] = []

  constructor(
    state: State,
    block: BlockContext,
    surroundings: Surroundings,
    id: Uint8Array,
    origin: string,
    deadline: number,
  ) {
    this.state = state
    this.block = block
    this.surroundings = surroundings
    this.moment =
      block.headTime === undefined
        ? momentAt(block.timestamp, block.number)
        : momentAt(block.headTime, block.number - 1)
    this.root = { hash: id }
    this.origin = origin
    this.deadline = deadline
  }

  mark(): Mark {
    return {
      position: this.state.position,
      logs: this.logs.length,
      destroyed: this.destroyed.length,
      transient: this.#transientBefore.length,
    }
  }

  /** Takes back everything since the mark but the internal transactions, which stay as rejected. */
  rewind({ position, logs, destroyed, transient }: Mark): void {
    this.state.rewind(position)
    this.logs.length = logs
    this.destroyed.length = destroyed
    while (this.#transientBefore.length > transient) {
      const [key, word] = this.#transientBefore.pop() as [string, bigint | undefined]
      if (word === undefined) this.#transient.delete(key)
      else this.#transient.set(key, word)
    }
  }

  transient(key: string): bigint {
    return this.#transient.get(key) ?? 0n
  }

  setTransient(key: string, word: bigint): void {
    this.#transientBefore.push([key, this.#transient.get(key)])
    this.#transient.set(key, word)
  }

  note(
    parent: Hashed,
    what: string,
    from: string,
    to: string,
    value: bigint,
    data: Uint8Array,
    tokenId = 0n,
  ): Internal {
    this.nonce += 1
    const internal = new Internal(parent, what, from, to, value, data, this.nonce, tokenId)
    this.internal.push(internal)
    return internal
  }

  rejectFrom(first: number): void {
    for (let i = first; i < this.internal.length; i++) {
      const internal = this.internal[i]
      if (internal !== undefined) internal.rejected = true
    }
  }

  exists(address: string): boolean {
    return this.state.account(address) !== undefined
  }

  isContract(address: string): boolean {
    return this.state.get('contracts', address) !== undefined
  }

  ensureAccount(address: string): void {
    if (this.exists(address)) return
    this.state.set('accounts', address, newAccount(this.block.timestamp))
  }

  /** Both accounts are there and the sender has as much. */
  move(from: string, to: string, sun: bigint): void {
    if (sun === 0n) return
    this.state.debit(from, sun)
    this.state.credit(to, sun, this.block.timestamp)
  }

  /**
   * The account of a contract about to be made, and its row without an ABI. It has no time of
   * creation. `name` in hex, for one that was no account before.
   */
  beginContract(address: string, maker: string, name = ''): void {
    const fresh = name === '' ? newAccount(0) : { ...newAccount(0), name }
    const row = this.state.account(address) ?? fresh
    this.state.set('accounts', address, { ...row, contract: true })
    this.state.set('contracts', address, {
      origin: maker,
      message: '',
      consumeUserResourcePercent: 100,
      originEnergyLimit: 0,
    })
    this.made.add(address)
  }

  saveCode(address: string, code: Uint8Array): void {
    const row = this.state.account(address)
    if (row === undefined || code.length === 0) return
    const codeHash = keccak256(code).toString('hex')
    if (this.state.get('codes', codeHash) === undefined) this.state.set('codes', codeHash, code)
    this.state.set('accounts', address, { ...row, codeHash })
  }
}
