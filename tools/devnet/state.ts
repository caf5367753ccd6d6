/** The world state: flat tables with an undo log, so that any frame, transaction or block can be taken back. */
import type { permissionFields } from './codec/messages.ts'
import type { Shape } from './codec/schema.ts'

/** Use of a staked resource, brought up to date when it was last charged. */
export interface Usage {
  readonly used: number
  readonly slot: number
  /** Thousandths of slots until it has come back; 0 for a whole day. */
  readonly window: number
}

/** sun taken out of the stake, on its way back to the balance. */
export interface Unfreezing {
  /** Number of the resource code. */
  readonly resource: number
  readonly amount: bigint
  /** milliseconds */
  readonly expires: number
}

/** sun, by the number of the resource code: bandwidth, energy and, for `frozen`, voting power. */
export interface Stake {
  readonly frozen: readonly [bigint, bigint, bigint]
  readonly unfreezing: readonly Unfreezing[]
  /** Lent to other accounts, and no longer part of `frozen`. */
  readonly delegated: readonly [bigint, bigint]
  readonly acquired: readonly [bigint, bigint]
}

/** Votes for a witness. */
export interface Vote {
  /** 40 hex digits */
  readonly witness: string
  readonly count: bigint
}

/** An account that can be voted for. Sun and blocks are those of the cycle under way. */
export interface WitnessRow {
  /** Hex of its UTF-8 bytes. */
  readonly url: string
  /** As counted when the last cycle ended. */
  readonly votes: bigint
  /** Percent of its pay that it keeps from the next cycle on, and in this one. */
  readonly brokerage: number
  readonly brokerageNow: number
  /** sun that each block pays it for its votes. */
  readonly standby: bigint
  /** Blocks it has produced before `since`; all of them when it is null. */
  readonly made: number
  /** The first block of those that it is producing, one after the other. */
  readonly since: number | null
  /** sun of its own share that is in its allowance already. */
  readonly settled: bigint
}

/** How far the rewards of a voter have been collected. */
export interface VoterRow {
  /** The first cycle whose reward has not been. */
  readonly begin: number
  /** The votes that count in that cycle; null if they are those of the account. */
  readonly counted: readonly Vote[] | null
}

/** Votes changed since the last count: as counted then, and as they are. */
export interface NewVotes {
  readonly before: readonly Vote[]
  readonly after: readonly Vote[]
}

export type Permission = Shape<typeof permissionFields>
export interface Permissions {
  readonly owner: Permission
  readonly actives: readonly Permission[]
  /** Of a witness alone. */
  readonly witness?: Permission
}

/** sun lent by one account to another; times in milliseconds, 0 without a lock. */
export interface DelegationRow {
  readonly amounts: readonly [bandwidth: bigint, energy: bigint]
  readonly expires: readonly [bandwidth: number, energy: number]
}

export interface AccountRow {
  /** sun */
  readonly balance: bigint
  readonly nonce: bigint
  /** keccak256 of the code in hex; empty for an account without code. */
  readonly codeHash: string
  readonly contract: boolean
  /** Milliseconds of the block that made the account. */
  readonly createdAt: number
  readonly operatedAt: number
  /** Free bandwidth used, and the slot in which it was last brought up to date. */
  readonly netUsed: number
  readonly netSlot: number
  /** Hex of its UTF-8 bytes. */
  readonly name?: string
  readonly accountId?: string
  /** Without it nothing was ever staked here or lent to it. */
  readonly stake?: Stake
  readonly net?: Usage
  readonly energy?: Usage
  /** Without it the ones every account is made with. */
  readonly permissions?: Permissions
  readonly witness?: true
  /** Without it none are given. */
  readonly votes?: readonly Vote[]
  /** sun of rewards that have been collected and not withdrawn. */
  readonly allowance?: bigint
  /** Milliseconds of the latest withdrawal of rewards. */
  readonly withdrawnAt?: number
}

export interface ContractRow {
  readonly origin: string
  /** The deployed SmartContract message without its code hash, in hex; empty ABI for contracts made by contracts. */
  readonly message: string
  readonly consumeUserResourcePercent: number
  readonly originEnergyLimit: number
}

/** How busy a contract has been, for the penalty on its energy. */
export interface ContractState {
  readonly energyUsage: number
  /** Ten-thousandths on top of the price. */
  readonly energyFactor: number
  readonly updateCycle: number
}

export interface Rows {
  /** By the 20 bytes of the address in hex. */
  accounts: AccountRow
  /** By address and slot in hex; the value without leading zeros. */
  storage: string
  /** By hash. */
  codes: Uint8Array
  contracts: ContractRow
  contractStates: ContractState
  /** By lender and borrower in hex, with an L behind for what is locked for a time. */
  delegations: DelegationRow
  /** By lender and borrower: milliseconds of the latest loan. */
  delegationTimes: number
  /** By account name in hex: the account. */
  names: string
  /** By account id in hex, its letters made small: the account. */
  accountIds: string
  /** By account. */
  witnesses: WitnessRow
  voters: VoterRow
  newVotes: NewVotes
  /** By cycle and witness, with a slash between: sun times 10^18 that a vote has earned up to the end of that cycle. */
  accumulated: bigint
  /** Counters, such as the sun burned. */
  totals: bigint
}
export type TableName = keyof Rows
export interface Write {
  readonly table: TableName
  readonly key: string
  readonly before: Rows[TableName] | undefined
  readonly after: Rows[TableName] | undefined
}

type Tables = { [T in TableName]: Map<string, Rows[T]> }
export type StateImage = Tables

const emptyTables = (): Tables => ({
  accounts: new Map(),
  storage: new Map(),
  codes: new Map(),
  contracts: new Map(),
  contractStates: new Map(),
  delegations: new Map(),
  delegationTimes: new Map(),
  names: new Map(),
  accountIds: new Map(),
  witnesses: new Map(),
  voters: new Map(),
  newVotes: new Map(),
  accumulated: new Map(),
  totals: new Map(),
})

export class State {
  #tables = emptyTables()
  #log: { table: TableName; key: string; before: Rows[TableName] | undefined }[] = []
  readonly #marks: number[] = []

  get<T extends TableName>(table: T, key: string): Rows[T] | undefined {
    return this.#tables[table].get(key)
  }

  set<T extends TableName>(table: T, key: string, row: Rows[T]): void {
    const rows = this.#tables[table]
    this.#log.push({ table, key, before: rows.get(key) })
    rows.set(key, row)
  }

  delete(table: TableName, key: string): void {
    const rows = this.#tables[table]
    const before = rows.get(key)
    if (before === undefined) return
    this.#log.push({ table, key, before })
    rows.delete(key)
  }

  checkpoint(): void {
    this.#marks.push(this.#log.length)
  }

  commit(): void {
    this.#marks.pop()
  }

  revert(): void {
    this.rewind(this.#marks.pop() ?? 0)
  }

  /** Where the log stands; `rewind` to it takes back everything since, checkpoints included. */
  get position(): number {
    return this.#log.length
  }

  rewind(position: number): void {
    for (let i = this.#log.length - 1; i >= position; i--) {
      const entry = this.#log[i]
      if (entry !== undefined) this.#put(entry.table, entry.key, entry.before)
    }
    this.#log.length = position
    while ((this.#marks.at(-1) ?? -1) > position) this.#marks.pop()
  }

  get depth(): number {
    return this.#marks.length
  }

  dropCheckpoints(depth: number): void {
    this.#marks.length = depth
  }

  /** The keys of one table written since a position. */
  touched(table: TableName, since: number): Set<string> {
    const keys = new Set<string>()
    for (const entry of this.#log.slice(since)) if (entry.table === table) keys.add(entry.key)
    return keys
  }

  /** Ends a block: what changed since the last call, each key once, and the log forgotten. */
  takeWrites(): Write[] {
    const writes = this.pendingWrites()
    this.#log = []
    return writes
  }

  pendingWrites(): Write[] {
    const first = new Map<string, Write>()
    for (const { table, key, before } of this.#log) {
      const id = `${table}/${key}`
      if (!first.has(id)) first.set(id, { table, key, before, after: this.get(table, key) })
    }
    return [...first.values()].filter((write) => write.before !== write.after)
  }

  redo(writes: readonly Write[]): void {
    for (const { table, key, after } of writes) this.#put(table, key, after)
  }

  undo(writes: readonly Write[]): void {
    for (const { table, key, before } of writes) this.#put(table, key, before)
  }

  /** Runs a reading as if these changes, newest first, had not happened. */
  async without<T>(changes: readonly (readonly Write[])[], read: () => T | Promise<T>): Promise<T> {
    for (const writes of changes) this.undo(writes)
    try {
      return await read()
    } finally {
      for (const writes of changes.toReversed()) this.redo(writes)
    }
  }

  image(): StateImage {
    return this.#tables
  }

  load(image: StateImage): void {
    this.#tables = { ...emptyTables(), ...image }
    this.#log = []
    this.#marks.length = 0
  }

  *accounts(): Generator<readonly [string, AccountRow]> {
    yield* this.#tables.accounts
  }

  *rows<T extends TableName>(table: T): Generator<readonly [string, Rows[T]]> {
    yield* this.#tables[table]
  }

  account(address: string): AccountRow | undefined {
    return this.#tables.accounts.get(address)
  }

  balance(address: string): bigint {
    return this.account(address)?.balance ?? 0n
  }

  /** Adds to a balance, making the account when it is not there. */
  credit(address: string, sun: bigint, now: number): void {
    const row = this.account(address) ?? newAccount(now)
    this.set('accounts', address, { ...row, balance: row.balance + sun })
  }

  /** The caller has checked that the balance suffices. */
  debit(address: string, sun: bigint): void {
    const row = this.account(address)
    if (row === undefined || row.balance < sun) throw new Error('a balance would go below zero')
    this.set('accounts', address, { ...row, balance: row.balance - sun })
  }

  burn(address: string, sun: bigint): void {
    if (sun === 0n) return
    this.debit(address, sun)
    this.addTotal('burned', sun)
  }

  /** Counters start at zero. */
  total(name: string): bigint {
    return this.get('totals', name) ?? 0n
  }

  addTotal(name: string, change: bigint): void {
    if (change !== 0n) this.set('totals', name, this.total(name) + change)
  }

  codeOf(address: string): Uint8Array {
    const hash = this.account(address)?.codeHash ?? ''
    return (hash === '' ? undefined : this.get('codes', hash)) ?? noCode
  }

  #put(table: TableName, key: string, row: Rows[TableName] | undefined): void {
    const rows = this.#tables[table] as Map<string, Rows[TableName]>
    if (row === undefined) rows.delete(key)
    else rows.set(key, row)
  }
}

const noCode = new Uint8Array(0)

export const newAccount = (now: number): AccountRow => ({
  balance: 0n,
  nonce: 0n,
  codeHash: '',
  contract: false,
  createdAt: now,
  operatedAt: 0,
  netUsed: 0,
  netSlot: 0,
})
