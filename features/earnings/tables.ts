import type { Address } from '#platform/std/address.ts'
import {
  address,
  amount,
  chainTable,
  flag,
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
} from '#platform/std/chainTable.ts'

/**
 * Who owns what a contract holds: an address, or one of: `fees`, `reserve`, whose debit is what came in for that ·
 * `platform`, `pool`, whom the splitter owes as it owes people · `paid`, whose credit is what has left the contract
 */
export type Account = Address | 'fees' | 'reserve' | 'platform' | 'pool' | 'paid'

/**
 * An amount that goes over from one account of a contract's book to another: a debit and a credit in one row, so that
 * no row and no sum of rows is anything but zero. Never changed: the database refuses it.
 */
export const earningsTransfers = chainTable(
  'earningsTransfers',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    /** Among the transfers of one event, from 0. */
    line: int,
    /** A kind of income, `platform` or `pool`; claim and payout: what an account is owed leaves the contract. */
    kind: text,
    /** Of a claim, what is claimed: `fees`, `bonus` or a kind that a feature pays; else null. */
    place: orNull(text),
    /** The contract that holds the money, by its name in the deployment. */
    book: text,
    debit: oneOf<Account>(),
    credit: oneOf<Account>(),
    /** Zero for the chain's own coin. */
    coin: address,
    /** Base units of the coin. */
    amount,
    /**
     * Of income, among all that its address was credited, and among what is of the same kind; of a claim, among all that
     * was paid to it, and among what was claimed in the same place. From 1; null where it is nobody's line.
     */
    number: orNull(int),
    partNumber: orNull(int),
    time: int,
    txHash: text,
  },
  {
    key: ['block', 'txIndex', 'logIndex', 'line'],
    indexes: [
      // A line is an income's or a claim's: it stands in two indexes, not in four. The last has a condition
      // of its own, so that no question without a place is answered by it.
      { on: ['credit', 'number'], where: `kind <> 'claim' and number is not null` },
      { on: ['credit', 'kind', 'partNumber'], where: `kind <> 'claim' and number is not null` },
      { on: ['debit', 'number'], where: `kind = 'claim'` },
      { on: ['debit', 'place', 'partNumber'], where: 'place is not null' },
    ],
    checks: ['amount > 0', 'debit <> credit'],
    insertOnly: 'a transfer of the ledger is never changed',
  },
)
export type TransfersTable = RowOf<typeof earningsTransfers>

/** How many lines a list of an address has: `income` and `claims` in all, `income <kind>`, `claims <place>`. */
export const earningsLists = chainTable(
  'earningsLists',
  {
    account: address,
    list: text,
    lines: int,
    block: int,
  },
  {
    key: ['account', 'list'],
    fillfactor: 50,
  },
)

/** What an account was credited and debited in all, by book, kind and coin. Its balance is the difference. */
export const earningsSums = chainTable(
  'earningsSums',
  {
    account: oneOf<Account>(),
    book: text,
    kind: text,
    coin: address,
    credited: amount,
    debited: amount,
    transfers: int,
    block: int,
  },
  {
    key: ['account', 'book', 'kind', 'coin'],
    fillfactor: 50,
  },
)
export type SumsTable = RowOf<typeof earningsSums>

/** What an address was credited on one day of chain time. */
export const earningsDays = chainTable(
  'earningsDays',
  {
    account: address,
    coin: address,
    kind: text,
    /** Unix seconds of its first second, UTC. */
    day: int,
    amount,
    block: int,
  },
  {
    key: ['account', 'coin', 'kind', 'day'],
    fillfactor: 50,
  },
)
export type DaysTable = RowOf<typeof earningsDays>

/** A fee that somebody paid, and whose line he is in. */
export const earningsFees = chainTable(
  'earningsFees',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    /** The contract that took it. */
    source: address,
    payer: address,
    /** Sun. */
    fee: amount,
    level1: orNull(address),
    level2: orNull(address),
    /** Team level of level1 at this fee, 0 to 5, and what it adds for level1: so many percent of the fee. */
    bonusLevel: int,
    bonus: amount,
    /** Among the fees that add a bonus for level1, from 1; null without one. */
    bonusNumber: orNull(int),
    time: int,
    txHash: text,
  },
  {
    key: ['block', 'txIndex', 'logIndex'],
    indexes: [{ on: ['level1', 'bonusNumber'], where: 'bonus_number is not null' }],
  },
)
export type FeesTable = RowOf<typeof earningsFees>

export type EpochState = 'waiting' | 'accepted' | 'revoked'

/** An epoch of level bonuses that somebody posted. */
export const earningsEpochs = chainTable(
  'earningsEpochs',
  {
    epoch: int,
    state: oneOf<EpochState>(),
    /** As posted: 0x and 64 hex digits. */
    root: text,
    dataHash: text,
    upToBlock: int,
    acceptableAt: int,
    /** Sun that it promises. */
    total: amount,
    /** Whether root, data file and total are those of the fees up to its block that no accepted epoch holds. */
    matches: flag,
    /** In the guardian's words, where it was revoked. */
    why: orNull(text),
    postedAt: int,
    txHash: text,
    block: int,
  },
  {
    key: ['epoch'],
    indexes: [{ on: ['state', 'epoch'] }],
  },
)
export type EpochsTable = RowOf<typeof earningsEpochs>

/** What team levels have added for an address: of how many fees, and how much; in epochs or not yet. */
export const earningsBonuses = chainTable(
  'earningsBonuses',
  {
    account: address,
    lines: int,
    total: amount,
    block: int,
  },
  {
    key: ['account'],
    fillfactor: 50,
  },
)

/** What an accepted epoch that matches promises an account, of the chain's own coin. */
export const earningsLeaves = chainTable(
  'earningsLeaves',
  {
    epoch: int,
    /** Its index in the epoch. */
    leaf: int,
    account: address,
    /** Sun. */
    amount,
    /** Its siblings from the leaf up, 64 hex digits each. */
    proof: text,
    claimed: flag,
    block: int,
  },
  {
    key: ['epoch', 'leaf'],
    indexes: [{ on: ['account', 'epoch'], where: 'not claimed' }],
    checks: ['amount > 0'],
  },
)

/**
 * All rows here are from chain: deleted and rebuilt from the events they come out the same, byte for byte. `block` is
 * the block of the event, in sums that of the last change.
 */
export const earningsTables = [
  earningsTransfers,
  earningsSums,
  earningsLists,
  earningsDays,
  earningsFees,
  earningsEpochs,
  earningsBonuses,
  earningsLeaves,
] as const
export type EarningsTables = TablesOf<typeof earningsTables>
