import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable, Transaction } from 'kysely'

import type { CoinsTable, ExchangeTables, PairsTable } from '../tables.ts'
import { popularity } from './popularity.ts'

export type PairRow = Selectable<PairsTable>
export type CoinRow = Selectable<CoinsTable>

/** Rows of pairs and coins, as the indexer reads and writes them. */
export const tables = (at: BlockContext): Transaction<ExchangeTables> => at.db

export const pairRow = (at: BlockContext, pair: Address): Promise<PairRow> =>
  tables(at)
    .selectFrom('exchangePairs')
    .selectAll()
    .where('pair', '=', pair)
    .executeTakeFirstOrThrow()

export const findCoin = (at: BlockContext, coin: Address): Promise<CoinRow | undefined> =>
  tables(at).selectFrom('exchangeCoins').selectAll().where('coin', '=', coin).executeTakeFirst()

/** Of a coin that has a pair. */
export async function coinRow(at: BlockContext, coin: Address): Promise<CoinRow> {
  const found = await findCoin(at, coin)
  if (found === undefined) throw new Error(`no pair was made of the coin ${coin}`)
  return found
}

export async function changePair(
  at: BlockContext,
  { pair }: PairRow,
  change: Partial<Omit<PairsTable, 'pair' | 'block'>>,
): Promise<void> {
  await tables(at)
    .updateTable('exchangePairs')
    .set({ block: at.block, ...change })
    .where('pair', '=', pair)
    .execute()
}

/** Its popularity follows. Returns the row afterwards. */
export async function changeCoin(
  at: BlockContext,
  coin: CoinRow,
  change: Partial<Omit<CoinsTable, 'coin' | 'score' | 'block'>>,
): Promise<CoinRow> {
  const { block } = at
  const { traders24h, depth } = { ...coin, ...change }
  const set = { score: popularity(traders24h, depth), block, ...change }
  await tables(at).updateTable('exchangeCoins').set(set).where('coin', '=', coin.coin).execute()
  return { ...coin, ...set }
}
