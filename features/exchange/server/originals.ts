import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'

import type { ExchangeTables } from '../tables.ts'
import type { CoinFacts } from './facts.ts'
import { keyOf } from '#platform/std/lookAlike.ts'
import { nativeName } from './naming.ts'

/** Coins of the deployment look like nobody: whoever looks like one of them copies it, however old. */
const ours = ['Usdt', 'Tes', 'Wtrx']

/** By coin: the older coin whose symbol or name it looks like. */
export async function originalsOf(
  call: Pick<Call, 'app' | 'db'>,
  coins: readonly CoinFacts[],
): Promise<ReadonlyMap<Address, Address>> {
  const { contracts } = call.app.deployment
  const trusted = ours.flatMap((name) => contracts[name]?.address ?? [])
  const native = contracts['Wtrx']?.address
  // The chain's own coin has no contract that could say its name.
  const nativeKeys = [keyOf(call.app.config.nativeSymbol), keyOf(nativeName)]
  const found = new Map<Address, Address>()
  for (const { coin, symbolKey, nameKey } of coins) {
    if (trusted.includes(coin)) continue
    if (native !== undefined && nativeKeys.includes(symbolKey)) {
      found.set(coin, native)
      continue
    }
    const like = await alike(call, symbolKey, nameKey)
    const [first] = like.toSorted(
      (a, b) =>
        Number(trusted.includes(b.coin)) - Number(trusted.includes(a.coin)) || a.seq - b.seq,
    )
    if (first !== undefined && first.coin !== coin) found.set(coin, first.coin)
  }
  return found
}

/** Those that have the key of a symbol or of a name, as many as two indexes give at once. */
async function alike(
  { db }: Pick<Call, 'db'>,
  symbolKey: string,
  nameKey: string,
): Promise<readonly { coin: Address; seq: number }[]> {
  const of = (column: 'symbolKey' | 'nameKey', key: string) =>
    db
      .withTables<ExchangeTables>()
      .selectFrom('exchangeCoinFacts as f')
      .innerJoin('exchangeCoins as c', 'c.coin', 'f.coin')
      .select(['c.coin', 'c.seq'])
      .where(`f.${column}`, '=', key)
      .limit(200)
      .execute()
  const [bySymbol, byName] = await Promise.all([
    symbolKey === '' ? [] : of('symbolKey', symbolKey),
    nameKey === '' ? [] : of('nameKey', nameKey),
  ])
  return [...bySymbol, ...byName]
}
