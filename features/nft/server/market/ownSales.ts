import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'

import type { marketApi } from '../../marketApi.ts'
import type { FrozenSale } from '../../marketShapes.ts'
import type { NftTables } from '../../tables.ts'
import { factsOf } from '../cards.ts'
import { cardsFacts } from '../contract.ts'
import type { SaleRow } from './rows.ts'
import { symbolOf } from './symbols.ts'

/** Until when the card itself is staked now; null where its stake is over. */
type Found = SaleRow & { readonly staked: number | null }

/** Whether one can be settled, time alone decides: so an address's own are read whole, of which there are few. */
export const ownSales: Handler<typeof marketApi.ownSales> = async (input, call) => {
  const { app } = call
  const facts = await cardsFacts(app)
  const now = app.clock.now()
  const [bought, sold] = await Promise.all([
    input.role === 'seller' ? [] : salesOf(call, 'buyer'),
    input.role === 'buyer' ? [] : salesOf(call, 'seller'),
  ])
  const all = [...bought, ...sold]
    .map((row) => ({ row, state: stateOf(row, now) }))
    .filter(({ state }) => input.state === undefined || input.state === state)
    .toSorted((a, b) => b.row.soldAt - a.row.soldAt || a.row.tokenId - b.row.tokenId)
  const start = (input.pageNum - 1) * input.pageSize
  return {
    total: all.length,
    list: all.slice(start, start + input.pageSize).map(({ row, state }) => ({
      tokenId: row.tokenId,
      number: row.number,
      level: row.level,
      levelStr: factsOf(facts, row.level).levelStr,
      seller: row.seller,
      buyer: row.buyer,
      coin: symbolOf(app, row.coin),
      amount: String(row.amount),
      state,
      soldAt: row.soldAt,
      unlockTime: row.unlockTime,
      endedAt: row.endedAt,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}

function salesOf(call: Call, role: 'buyer' | 'seller'): Promise<Found[]> {
  return call.db
    .withTables<NftTables>()
    .selectFrom('nftFrozenSales')
    .innerJoin('nftCards', 'nftCards.tokenId', 'nftFrozenSales.tokenId')
    .selectAll('nftFrozenSales')
    .select('nftCards.unlockTime as staked')
    .where(`nftFrozenSales.${role}`, '=', call.address)
    .execute()
}

/** The seller may have left the stake before its time: then nothing is waited for. */
function stateOf({ state, staked }: Found, now: number): FrozenSale['state'] {
  if (state !== 'standing') return state
  return staked !== null && now < staked ? 'waiting' : 'ready'
}
