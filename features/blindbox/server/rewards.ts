import type { ProductReads, Reward } from '#features/sales/public.server.ts'
import type { Call } from '#platform/server/call.ts'

import { numberOf } from '../numbers.ts'
import type { BlindboxTables } from '../tables.ts'
import { levelsByCard } from './contract.ts'
import { countsOf } from './purchases.ts'
import { penaltyOfBox } from './rules.ts'

/** What the caller's boxes gave: a card, where one was drawn, else a penalty; the newest box first. */
export const rewards: ProductReads['rewards'] = async (call, { offset, limit }) => {
  const { app } = call
  const coin = app.config.nativeSymbol
  const [counts, penalties, levelOf] = await Promise.all([
    countsOf(call),
    paidPenalties(call),
    levelsByCard(app),
  ])
  const total = (counts.get('opened') ?? 0) + penalties.size
  const rows = await ended(call)
    .select([
      'blindboxBoxes.boxId',
      'blindboxBoxes.seriesId',
      'blindboxBoxes.tokenId',
      'blindboxBoxes.block',
      'blindboxRequests.time',
      'blindboxRequests.settledTxHash',
      'blindboxRequests.refundTxHash',
      'blindboxBoxes.txHash',
    ])
    .where((e) =>
      e.or([e('blindboxBoxes.state', '=', 'opened'), e('blindboxRequests.penalty', '>', 0n)]),
    )
    .orderBy('blindboxBoxes.seq', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const list = rows.map((row): Reward => {
    const penalty = penalties.get(row.boxId)
    return {
      kind: penalty === undefined ? 'draw' : 'penalty',
      coin: penalty === undefined ? null : coin,
      amount: penalty === undefined ? null : String(penalty),
      owed: '0',
      seriesId: row.seriesId,
      number: numberOf(row.boxId),
      tokenId: row.tokenId,
      level: row.tokenId === null ? null : levelOf(row.tokenId),
      time: row.time,
      txHash: row.settledTxHash ?? row.refundTxHash ?? row.txHash,
      final: app.clock.isFinal(row.block),
    }
  })
  const sum = [...penalties.values()].reduce((all, one) => all + one, 0n)
  return { total, list, coin, sum: String(sum) }
}

/** Own boxes that are over, in the order of an index, each with the request that ended it. */
const ended = (call: Call) =>
  call.db
    .withTables<BlindboxTables>()
    .selectFrom('blindboxBoxes')
    .innerJoin('blindboxRequests', 'blindboxRequests.requestId', 'blindboxBoxes.requestId')
    .where('blindboxBoxes.holder', '=', call.address)
    .where('blindboxBoxes.ended', '=', true)

/** sun for each own box that was not drawn in time; they are few. */
async function paidPenalties(call: Call): Promise<ReadonlyMap<number, bigint>> {
  const rows = await ended(call)
    .select(['blindboxBoxes.boxId', 'blindboxBoxes.price'])
    .select(['blindboxRequests.penalty', 'blindboxRequests.amount'])
    .where('blindboxBoxes.state', '=', 'refunded')
    .where('blindboxRequests.penalty', '>', 0n)
    .execute()
  return new Map(
    rows.map(({ boxId, price, penalty, amount }) => [
      boxId,
      penaltyOfBox(price, penalty ?? 0n, amount),
    ]),
  )
}
