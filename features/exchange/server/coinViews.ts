import type { Call } from '#platform/server/call.ts'
import { keptReadings } from '#platform/server/keptReadings.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Address } from '#platform/std/address.ts'
import { keyOf } from '#platform/std/lookAlike.ts'

import type { CoinView } from '../api.ts'
import { coinsByAddress } from './coinLists.ts'
import { coinNames } from './coinNames.ts'
import { namesOf } from './facts.ts'
import { namingOf } from './naming.ts'
import { type Named, originalsOf } from './originals.ts'
import { pairsByAddress } from './pools.ts'
import { heldBy, sayingsOf } from './sayings.ts'

/** Coins without a pool here are anybody's, and any number: their names are kept for a while only. */
const strangers = keptReadings<Named>(60_000, 1_000)
const balances = keptReadings<bigint | null>(3_000, 5_000)

/** What coins are called, what they look like, and what the caller has of them; in the order of the addresses. */
export async function coinViews(call: Call, coins: readonly Address[]): Promise<CoinView[]> {
  const named = await coinLooks(call, coins)
  return Promise.all(
    named.map(async (coin, i) => ({ ...coin, balance: textOf(await balanceOf(call, coins[i]!)) })),
  )
}

/** What coins are called and what they look like; in the order of the addresses. */
export async function coinLooks(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly Address[],
): Promise<Omit<CoinView, 'balance'>[]> {
  const shares = [...(await pairsByAddress(call, coins)).keys()]
  const others = coins.filter((coin) => !shares.includes(coin))
  const [facts, shareNames] = await Promise.all([factsOf(call, others), coinNames(call, shares)])
  const likeness = await likenessOf(call, [...facts.values()])
  return coins.map((address) => {
    const { symbol, decimals } = shareNames.get(address) ?? facts.get(address)!
    const name = facts.get(address)?.name ?? ''
    return { address, symbol, name, decimals, looksLike: likeness.get(address) ?? null }
  })
}

/** By coin: the coin that it looks like and is not. */
export async function likenessOf(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly Named[],
): Promise<ReadonlyMap<Address, NonNullable<CoinView['looksLike']>>> {
  const { app } = call
  const originals = await originalsOf(call, coins)
  const named = await namesOf(app, [...originals.values()])
  return new Map(
    [...originals].map(([coin, original]) => [
      coin,
      { symbol: namingOf(app, named.get(original)!).symbol, token: original },
    ]),
  )
}

async function factsOf(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly Address[],
): Promise<ReadonlyMap<Address, Named>> {
  const { app } = call
  const listed = (await coinsByAddress(call, coins)).map(({ coin }) => coin)
  const known = await namesOf(app, listed)
  const all = coins.map(async (coin) => {
    const facts = known.get(coin) ?? (await strangers(app, coin, () => stranger(call, coin)))
    return [coin, facts] as const
  })
  return new Map(await Promise.all(all))
}

async function stranger({ app }: Pick<Call, 'app'>, coin: Address): Promise<Named> {
  const stated = await sayingsOf(app, coin)
  return { coin, ...stated, symbolKey: keyOf(stated.symbol), nameKey: keyOf(stated.name) }
}

/** Base units that the caller has; null without a session, where the coin returns none, or the node is silent. */
export async function balanceOf({ app, session }: Call, coin: Address): Promise<bigint | null> {
  if (session === null) return null
  const { address } = session
  const read = () => heldBy(app, coin, [address])
  return orIfSilent(balances(app, `${coin} ${address}`, read), () => null)
}

const textOf = (value: bigint | null): string | null => (value === null ? null : String(value))
