import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Transaction } from 'kysely'

import { blindBoxesAbi } from '../contract/abi.ts'
import { numberOf, seriesOf } from '../numbers.ts'
import type { BlindboxTables } from '../tables.ts'
import { makeBoxes, moveBoxes } from './boxRows.ts'
import { bytes20 } from './bytes20.ts'
import { moveAccount, moveBond } from './moneyRows.ts'
import {
  addChain,
  addSeries,
  changeSeries,
  closeSeries,
  drawCards,
  endSeries,
} from './seriesRows.ts'

const tables = (event: EventContext): Transaction<BlindboxTables> => event.db

/** From the events of BlindBoxes, and from time alone, to the rows of `../tables.ts`. What bond, credits and limits are now is asked of the contract; here is how they came to it. */
export const boxesIndexer = indexContract(
  'BlindBoxes',
  blindBoxesAbi,
  {
    async SeriesCreated(event) {
      const { args } = event
      const offer = {
        seriesId: Number(args.seriesId),
        price: args.price,
        startTime: Number(args.start),
        endTime: Number(args.end),
        firstShare: Number(args.firstShare),
        completeTime: Number(args.completeTime),
        penalty: args.penalty,
      }
      await addSeries(event, offer, args.tokenIds)
    },

    async ChainPosted(event) {
      const { seriesId, tip, firstRequest } = event.args
      const chain = { firstRequest: numberOf(Number(firstRequest)), tip: bytes20(tip) }
      await addChain(event, { seriesId: Number(seriesId), ...chain })
    },

    async SeriesClosed(event) {
      await closeSeries(event, Number(event.args.seriesId))
    },

    async BondAdded(event) {
      const { seriesId, from: fromAddress, amount } = event.args
      await moveBond(event, { seriesId: Number(seriesId), kind: 'added', amount, fromAddress })
    },

    async BondWithdrawn(event) {
      const { seriesId, amount } = event.args
      await moveBond(event, { seriesId: Number(seriesId), kind: 'withdrawn', amount })
    },

    async Bought(event) {
      const { holder, price } = event.args
      const box = { holder, state: 'sealed', price, paid: price, expiry: null } as const
      await makeBoxes(event, event.args, box)
    },

    async Reserved(event) {
      const { holder, price, firstPart: paid } = event.args
      const expiry = Number(event.args.expiry)
      await makeBoxes(event, event.args, { holder, state: 'reserved', price, paid, expiry })
    },

    async Completed(event) {
      const { holder, boxIds } = event.args
      const set = ({ price }: { price: bigint }) => ({ paid: price, expiry: null })
      await moveBoxes(event, { boxIds, to: 'sealed', holder, set })
    },

    async Released(event) {
      const { holder, boxId } = event.args
      await moveBoxes(event, { boxIds: [boxId], to: 'released', holder })
    },

    async GivenBack(event) {
      const { holder, boxIds } = event.args
      await moveBoxes(event, { boxIds, to: 'givenBack', holder })
    },

    /** The event names nobody: the operator signs. Were he a contract, his first call with a box would name him. */
    async TakenBack(event) {
      const nothing = { price: 0n, paid: 0n, expiry: null }
      await makeBoxes(event, event.args, { holder: event.sender, state: 'sealed', ...nothing })
    },

    async Requested(event) {
      const { holder, boxIds, amount, seed } = event.args
      const [requestId, requestBlock] = [
        Number(event.args.requestId),
        Number(event.args.blockNumber),
      ]
      const { time, txHash, block } = event
      const unsettled = {
        secret: null,
        blockHash: null,
        fee: null,
        firstDraw: null,
        settledBlock: null,
        settledTxHash: null,
        settledBy: null,
        penalty: null,
        refundTxHash: null,
      }
      await tables(event)
        .insertInto('blindboxRequests')
        .values({
          requestId,
          seriesId: seriesOf(requestId),
          holder,
          state: 'pending',
          boxes: boxIds.length,
          amount,
          seed,
          requestBlock,
          time,
          txHash,
          ...unsettled,
          block,
        })
        .execute()
      await moveBoxes(event, {
        boxIds,
        to: 'opening',
        holder,
        set: (_, place) => ({ requestId, place }),
      })
      await changeSeries(event, seriesOf(requestId), { requests: numberOf(requestId) })
    },

    async Settled(event) {
      const { holder, tokenIds, fee, blockHash } = event.args
      const requestId = Number(event.args.requestId)
      const firstDraw = await drawCards(event, seriesOf(requestId), tokenIds)
      await tables(event)
        .updateTable('blindboxRequests')
        .set({
          state: 'settled',
          secret: bytes20(event.args.secret),
          blockHash,
          fee,
          firstDraw,
          settledBlock: event.block,
          settledTxHash: event.txHash,
          settledBy: event.sender,
          block: event.block,
        })
        .where('requestId', '=', requestId)
        .execute()
      await moveBoxes(event, {
        boxIds: await boxesOf(event, requestId),
        to: 'opened',
        holder,
        set: (_, place) => ({ tokenId: Number(tokenIds[place]) }),
      })
    },

    async Refunded(event) {
      const { holder, penalty, toPool } = event.args
      const requestId = Number(event.args.requestId)
      await tables(event)
        .updateTable('blindboxRequests')
        .set({ state: 'refunded', penalty, refundTxHash: event.txHash, block: event.block })
        .where('requestId', '=', requestId)
        .execute()
      const boxIds = await boxesOf(event, requestId)
      await moveBoxes(event, { boxIds, to: 'refunded', holder })
      const seriesId = seriesOf(requestId)
      await changeSeries(event, seriesId, { standing: false })
      await moveBond(event, { seriesId, kind: 'slashed', amount: penalty + toPool, requestId })
    },

    async Credited(event) {
      await moveAccount(event, { ...event.args, kind: 'credited' })
    },

    async Withdrawn(event) {
      await moveAccount(event, { ...event.args, kind: 'withdrawn' })
    },

    async LimitSet(event) {
      const { user: account, limit: amount, time } = event.args
      await moveAccount(event, { account, kind: 'limit', amount, since: Number(time) })
    },
  },
  { atBlock: endSeries },
)

/** The boxes of a request, in the order that they are drawn in. */
async function boxesOf(event: EventContext, requestId: number): Promise<readonly bigint[]> {
  const rows = await tables(event)
    .selectFrom('blindboxBoxes')
    .select('boxId')
    .where('requestId', '=', requestId)
    .orderBy('place')
    .execute()
  return rows.map(({ boxId }) => BigInt(boxId))
}
