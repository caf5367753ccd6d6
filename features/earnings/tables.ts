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
 * Owner of an amount in a contract: an address, or one of: `fees`, `reserve`, whose debit came in for that ·
 * `platform`, `pool`, whom the splitter owes like an account · `paid`, whose credit has left the contract
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
    /** A kind of income, `platform` or `pool`; claim and payout: an owed amount leaves the contract. */
    kind: text,
    /** The kind of a claim: `fees`, `bonus` or a feature's kind; else null. */
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
     * The number of an income, among all credits of its address, and among those of its kind; of a claim, among all
     * payments to it, and among those of the same place. From 1; null for a line without an owner.
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

/** How many lines a list of an address has: `income` and `claims` in all, `income <kind>`, `claims <place>`; `bonuses`. */
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

/** Total credit and debit of an account, by book, kind and coin. Its balance is the difference. */
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

/** The credits of an address on one day of chain time. */
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

/** A paid fee, and in whose line its payer is. */
export const earningsFees = chainTable(
  'earningsFees',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    /** The contract that took it. */
    source: address,
    payer: address,
    /** Zero for the chain's own coin. */
    coin: address,
    fee: amount,
    level1: orNull(address),
    level2: orNull(address),
    /** Team level of level1 at this fee, 0 to 5, and its bonus for level1 in percent of the fee. */
    bonusLevel: int,
    bonus: amount,
    /** Among the fees in any coin that add a bonus for level1, from 1; null without one. */
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

/** A posted epoch of level bonuses. */
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
    /** What it promises of other coins: a JSON list of coin and base units. */
    others: text,
    /** Whether root, data file and total are those of the fees up to its block that no accepted epoch holds. */
    matches: flag,
    /** The guardian's text, if it was revoked. */
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

/** What team levels have added for an address in a coin: of how many fees, and how much; in epochs or not yet. */
export const earningsBonuses = chainTable(
  'earningsBonuses',
  {
    account: address,
    coin: address,
    lines: int,
    total: amount,
    block: int,
  },
  {
    key: ['account', 'coin'],
    fillfactor: 50,
  },
)

/** A promise of an accepted, matching epoch to an account. */
export const earningsLeaves = chainTable(
  'earningsLeaves',
  {
    epoch: int,
    /** Its index in the epoch. */
    leaf: int,
    account: address,
    /** Zero for the chain's own coin. */
    coin: address,
    /** Base units of the coin. */
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
