import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'

import { blindBoxesAbi } from '../contract/abi.ts'
import { numberOf, seriesOf } from '../numbers.ts'
import { blindboxBoxes, blindboxRequests } from '../tables.ts'
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
      await event.store.insert(blindboxRequests, {
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
      const { store, block, txHash, sender } = event
      await store.update(
        blindboxRequests,
        { requestId },
        {
          state: 'settled',
          secret: bytes20(event.args.secret),
          blockHash,
          fee,
          firstDraw,
          settledBlock: block,
          settledTxHash: txHash,
          settledBy: sender,
          block,
        },
      )
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
      const { store, block, txHash: refundTxHash } = event
      const refunded = { state: 'refunded', penalty, refundTxHash, block } as const
      await store.update(blindboxRequests, { requestId }, refunded)
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
async function boxesOf({ store }: EventContext, requestId: number): Promise<readonly bigint[]> {
  const rows = await store.list(blindboxBoxes, { requestId }, { by: ['place'] })
  return rows.map(({ boxId }) => BigInt(boxId))
}
