import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { type CoinsTable, exchangeCoins, exchangePairs, type PairsTable } from '../tables.ts'
import { popularity } from './popularity.ts'

export type PairRow = PairsTable
export type CoinRow = CoinsTable

/** Rows of pairs and coins, as the indexer reads and writes them. */

export const pairRow = async ({ store }: BlockContext, pair: Address): Promise<PairRow> =>
  store.get(exchangePairs, { pair })

export const findCoin = async (
  { store }: BlockContext,
  coin: Address,
): Promise<CoinRow | undefined> => store.find(exchangeCoins, { coin })

/** Of a coin that has a pair. */
export async function coinRow(at: BlockContext, coin: Address): Promise<CoinRow> {
  const found = await findCoin(at, coin)
  if (found === undefined) throw new Error(`no pair was made of the coin ${coin}`)
  return found
}

export async function changePair(
  { store, block }: BlockContext,
  { pair }: Pick<PairRow, 'pair'>,
  change: Partial<Omit<PairsTable, 'pair' | 'block'>>,
): Promise<void> {
  await store.update(exchangePairs, { pair }, { block, ...change })
}

/** Its popularity follows. Returns the row afterwards. */
export async function changeCoin(
  { store, block }: BlockContext,
  coin: CoinRow,
  change: Partial<Omit<CoinsTable, 'coin' | 'score' | 'block'>>,
): Promise<CoinRow> {
  const { traders24h = coin.traders24h, depth = coin.depth } = change
  const score = popularity(traders24h, depth)
  return store.update(exchangeCoins, coin, { block, score, ...change })
}
