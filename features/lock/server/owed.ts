import type { Call } from '#platform/server/call.ts'
import { orIfSilent, type Owed, type Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'

import { addressOf, coinsOfB, type Sums, sumsOfA, sumsOfB } from './contract.ts'
import { tables } from './locks.ts'

/** Coins of lock A that are reported, those with most locks; others where the contract is named with its coin. */
const mostCoins = 500

/** Coins that are locked, for their holders. */
export const locksOwed: Owes = async (call, of) =>
  (await Promise.all([owedOfA(call, of), owedOfB(call, of)])).flat()

async function owedOfA(call: Call, of: Address | null): Promise<readonly Owed[]> {
  const { app } = call
  const contract = addressOf(app, 'A')
  if (of !== null && of !== contract) return []
  const rows = await tables(call)
    .selectFrom('lockCoins')
    .select(['coin', 'owedA'])
    .where('owedA', '>', 0n)
    .orderBy('openA', 'desc')
    .orderBy('coin')
    .limit(mostCoins)
    .execute()
  const events = 'events Locked, Increased, Unlocked'
  const owed = rows.map(({ coin, owedA: amount }): Owed => {
    const source = sourceOf(app, { what: 'owed', contract, call: events, value: amount })
    return { what: 'locks', contract, coin, amount, sources: [source] }
  })
  if (of === null) return owed
  return Promise.all(owed.map(async (one) => stated(one, sumsOfA(app, one.coin, 'owed'))))
}

/** Nothing is locked of another coin than its present one. */
async function owedOfB(call: Call, of: Address | null): Promise<readonly Owed[]> {
  const { app } = call
  const contract = addressOf(app, 'B')
  if (of !== null && of !== contract) return []
  const indexed = await tables(call)
    .selectFrom('lockCoins')
    .select(['coin', 'owedB'])
    .where('owedB', '>', 0n)
    .executeTakeFirst()
  const coin = await orIfSilent<Address | null>(
    coinsOfB(app).then((coins) => coins.coin),
    () => indexed?.coin ?? null,
  )
  if (coin === null) return []
  const amount = indexed?.coin === coin ? indexed.owedB : 0n
  return [
    await stated({ what: 'locks', contract, coin, amount, sources: [] }, sumsOfB(app, 'owed')),
  ]
}

/** As the contract states it; else by the index. */
async function stated(owed: Owed, asking: Promise<Sums | null>): Promise<Owed> {
  const sums = await orIfSilent<Sums | null>(asking, () => null)
  return sums === null ? owed : { ...owed, amount: sums.timed, sources: [sums.source] }
}
