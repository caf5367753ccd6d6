import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'

/** How many of everything the account has. */
export const owned = 5_000

/** What the rows of the account name beside itself. */
export interface Place {
  readonly account: Address
  readonly usdt: Address
  readonly tes: Address
  /** Pair of a pool that is staked in. */
  readonly pool: Address
  /** Chain time and a final block, now. */
  readonly now: number
  readonly block: number
  /** Cards that others have: the account's come after them. */
  readonly cards: number
}

/** Values of the columns of row `n`, as SQL. */
export type Columns = Readonly<Record<string, string>>

/** Rows of one table; of each a row for every n up to `many`, or up to 5,000. */
export type Rows = readonly [table: string, columns: Columns, many?: number]

export const day = 86_400

export type Shared = ReturnType<typeof sharedOf>

/** SQL of an address for each row `n`, which a node takes too. */
export function addressOf(kind: string): string {
  const all = Array.from({ length: owned }, (_, i) => {
    return `'${addressFromHex(`41${kind}${i.toString(16).padStart(38, '0')}`)}'`
  })
  return `(array[${all.join()}])[n::int]`
}

const otherOf = addressOf('dd')

/** SQL that the rows of many tables have in common. */
export function sharedOf(place: Place) {
  const { now, cards } = place
  const quoted = (address: Address): string => `'${address}'`
  const block = String(place.block)
  const time = `${now - 400 * day} + n * 60`
  const at = { block, time, tx_hash: 'md5(n::text) || md5(n::text)' }
  return {
    now,
    cards,
    me: quoted(place.account),
    usdt: quoted(place.usdt),
    tes: quoted(place.tes),
    pool: quoted(place.pool),
    native: quoted(zeroAddress),
    other: otherOf,
    block,
    /** Some of each block, in their order. */
    inBlock: `1 + n * ${place.block - 1} / ${owned}`,
    time,
    at,
    event: { tx_index: `${cards} + n`, log_index: '0', ...at },
    /** Every third is held, every third has matured, every third earns. */
    staked: 'n % 3 <> 0',
    until: `${now} + case when n % 3 = 1 then -n else ${30 * day} + n end`,
  }
}
