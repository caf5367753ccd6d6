import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'

import type { ExchangeTables } from '../tables.ts'
import { type CoinFacts, namesOf } from './facts.ts'
import { keyOf } from '#platform/std/lookAlike.ts'
import { nativeName } from './naming.ts'

/** Coins of the deployment are never look-alikes: any coin that looks like one of them is the copy, however old. */
const ours = ['Usdt', 'Tes', 'Wtrx']

type Keys = Pick<CoinFacts, 'symbolKey' | 'nameKey'>
/** A coin's own words, and what of them meets the eye. */
export type Named = Keys & Pick<CoinFacts, 'coin' | 'symbol' | 'name' | 'decimals'>

/** By coin: its original, the older coin with a similar symbol or name, or that of the deployment. */
export async function originalsOf(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly Named[],
): Promise<ReadonlyMap<Address, Address>> {
  const { contracts } = call.app.deployment
  const trusted = ours.flatMap((name) => contracts[name]?.address ?? [])
  const native = contracts['Wtrx']?.address
  // The chain's own coin has no contract with a name.
  const nativeKeys = [keyOf(call.app.config.nativeSymbol), keyOf(nativeName)]
  const known = [...(await namesOf(call.app, trusted)).values()]
  const found = new Map<Address, Address>()
  for (const facts of coins) {
    const { coin, symbolKey, nameKey } = facts
    if (trusted.includes(coin)) continue
    const isNative = nativeKeys.includes(symbolKey) || nativeKeys.includes(nameKey)
    const original =
      (isNative ? native : undefined) ??
      known.find((one) => isAlike(one, facts))?.coin ??
      (await oldestAlike(call, facts))
    if (original !== undefined && original !== coin) found.set(coin, original)
  }
  return found
}

const isAlike = (a: Keys, b: Keys): boolean =>
  (a.symbolKey !== '' && a.symbolKey === b.symbolKey) ||
  (a.nameKey !== '' && a.nameKey === b.nameKey)

/** With any number of them: two indexes find them, and one is used. */
async function oldestAlike(
  { db }: Pick<Call, 'db'>,
  { symbolKey, nameKey }: Keys,
): Promise<Address | undefined> {
  const of = (column: keyof Keys, key: string) =>
    db
      .withTables<ExchangeTables>()
      .selectFrom('exchangeCoinFacts as f')
      .innerJoin('exchangeCoins as c', 'c.coin', 'f.coin')
      .select(['c.coin', 'c.seq'])
      .where(`f.${column}`, '=', key)
      .orderBy('c.seq')
      .limit(1)
      .execute()
  const found = await Promise.all([
    symbolKey === '' ? [] : of('symbolKey', symbolKey),
    nameKey === '' ? [] : of('nameKey', nameKey),
  ])
  return found.flat().toSorted((a, b) => a.seq - b.seq)[0]?.coin
}
