import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'

import type { blindboxApi } from '../api.ts'
import { blindboxFailures } from '../failures.ts'
import type { BlindboxTables } from '../tables.ts'
import { boxesFacts, levelsByCard, penaltyNow } from './contract.ts'
import { type RequestRow, drawViews } from './drawViews.ts'
import { idOf, numberOf, seriesOf } from '../numbers.ts'
import { penaltyToHolder, refundBlockOf } from './rules.ts'
import { findSeries } from './series.ts'
import { urnAfter } from './urn.ts'

const tables = (call: Call) => call.db.withTables<BlindboxTables>()

export const draw: Handler<typeof blindboxApi.draw> = async ({ drawId }, call) => {
  const { app } = call
  const [series, row] = await Promise.all([
    findSeries(call, seriesOf(drawId)),
    tables(call)
      .selectFrom('blindboxRequests')
      .selectAll()
      .where('requestId', '=', drawId)
      .executeTakeFirst(),
  ])
  if (series === undefined || row === undefined) {
    throw new Failure(blindboxFailures.NO_SUCH_DRAW, { field: 'drawId' })
  }
  const [{ deadline }, [view], toHolder, binding, urn, earlierTxHashes] = await Promise.all([
    boxesFacts(app),
    drawViews(call, series, [row]),
    toHolderOf(call, row),
    bindingOf(call, row),
    urnBefore(call, row),
    settledBefore(call, row),
  ])
  if (view === undefined) throw new Error('a request has no view')
  return {
    ...view,
    contract: app.deployment.address('BlindBoxes'),
    amount: String(row.amount),
    penalty: String(series.penalty),
    penaltyToHolder: toHolder === null ? null : String(toHolder),
    seed: row.seed,
    blockNumber: row.requestBlock,
    refundBlock: refundBlockOf(row.requestBlock, deadline),
    ...binding,
    secret: row.secret,
    blockHash: row.blockHash,
    fee: row.fee === null ? null : String(row.fee),
    settledTxHash: row.settledTxHash,
    settledBy: row.settledBy,
    settledBlock: row.settledBlock,
    urn,
    seriesTxHash: series.txHash,
    earlierTxHashes,
    refundTxHash: row.refundTxHash,
  }
}

/** sun, by the contract while the request is open. */
async function toHolderOf({ app }: Call, row: RequestRow): Promise<bigint | null> {
  if (row.state !== 'pending') return row.penalty
  const [{ ownSecrets }, each] = await Promise.all([boxesFacts(app), penaltyNow(app, row.seriesId)])
  return penaltyToHolder(row, each, ownSecrets)
}

/** The operator's commitment: the chain's end, or its last revealed secret before. */
async function bindingOf(call: Call, { requestId, seriesId }: RequestRow) {
  const number = numberOf(requestId)
  const chain = await tables(call)
    .selectFrom('blindboxChains')
    .selectAll()
    .where('seriesId', '=', seriesId)
    .where('firstRequest', '<=', number)
    .orderBy('firstRequest', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const last = await tables(call)
    .selectFrom('blindboxRequests')
    .select(['requestId', 'secret'])
    .where('requestId', '>=', idOf(seriesId, chain.firstRequest))
    .where('requestId', '<', requestId)
    .where('secret', 'is not', null)
    .orderBy('requestId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    secretHash: last?.secret ?? chain.tip,
    secretSteps: last === undefined ? number - chain.firstRequest + 1 : requestId - last.requestId,
    chainTxHash: chain.txHash,
  }
}

/** The urn that a settled request drew from; of any other the urn as it is now. */
async function urnBefore(call: Call, { seriesId, firstDraw }: RequestRow) {
  const [levelOf, cards] = await Promise.all([
    levelsByCard(call.app),
    tables(call)
      .selectFrom('blindboxUrnCards')
      .select(['tokenId', 'drawnSeq'])
      .where('seriesId', '=', seriesId)
      .orderBy('place')
      .execute(),
  ])
  const upTo = firstDraw ?? Number.POSITIVE_INFINITY
  const drawn = cards
    .flatMap(({ tokenId, drawnSeq }) => (drawnSeq === null ? [] : [{ tokenId, drawnSeq }]))
    .filter(({ drawnSeq }) => drawnSeq < upTo)
    .toSorted((a, b) => a.drawnSeq - b.drawnSeq)
  const urn = urnAfter(
    cards.map(({ tokenId }) => tokenId),
    drawn.map(({ tokenId }) => tokenId),
  )
  return urn.map((tokenId) => ({ tokenId, level: levelOf(tokenId) }))
}

/** Settlements that took cards out of that urn: at most as many as it had cards. */
async function settledBefore(call: Call, { seriesId, firstDraw }: RequestRow): Promise<string[]> {
  let query = tables(call)
    .selectFrom('blindboxRequests')
    .select('settledTxHash')
    .where('seriesId', '=', seriesId)
    .where('firstDraw', 'is not', null)
  if (firstDraw !== null) query = query.where('firstDraw', '<', firstDraw)
  const rows = await query.orderBy('firstDraw').execute()
  return rows.flatMap(({ settledTxHash }) => (settledTxHash === null ? [] : [settledTxHash]))
}
