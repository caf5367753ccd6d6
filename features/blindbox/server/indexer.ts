import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'
import type { Hex } from 'viem'

import { blindBoxesAbi } from '../contract/abi.ts'
import { numberOf, seriesOf } from '../numbers.ts'
import { blindboxBoxes, blindboxRequests } from '../tables.ts'
import { makeBoxes, moveBoxes } from './boxRows.ts'
import { moveAccount, moveBond } from './moneyRows.ts'
import { owe } from './owing.ts'
import {
  addChain,
  addSeries,
  changeSeries,
  closeSeries,
  drawCards,
  endSeries,
} from './seriesRows.ts'

/** 20 bytes that are no address: any value of that length was read as one. */
const bytes20 = (value: Address): Hex => `0x${addressToHex20(value)}`

/**
 * From the events of BlindBoxes, and from time alone, to the rows of `../tables.ts`. Present bond, credits and limits
 * are read from the contract; the rows are their history.
 */
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
      await owe(event, { bonds: amount })
    },

    async BondWithdrawn(event) {
      const { seriesId, amount } = event.args
      await moveBond(event, { seriesId: Number(seriesId), kind: 'withdrawn', amount })
      await owe(event, { bonds: -amount })
    },

    async ProceedsWithdrawn(event) {
      await owe(event, { proceeds: -event.args.amount })
    },

    async Bought(event) {
      const { holder, price } = event.args
      const box = { holder, state: 'sealed', price, paid: price, expiry: null } as const
      await makeBoxes(event, event.args, box)
      await owe(event, { boxes: event.args.count * price })
    },

    async Reserved(event) {
      const { holder, price, firstPart: paid } = event.args
      const expiry = Number(event.args.expiry)
      await makeBoxes(event, event.args, { holder, state: 'reserved', price, paid, expiry })
      await owe(event, { boxes: event.args.count * paid })
    },

    async Completed(event) {
      const { holder, boxIds } = event.args
      const set = ({ price }: { price: bigint }) => ({ paid: price, expiry: null })
      await moveBoxes(event, { boxIds, to: 'sealed', holder, set })
      await owe(event, { boxes: event.args.amount })
    },

    async Released(event) {
      const { holder, boxId } = event.args
      await moveBoxes(event, { boxIds: [boxId], to: 'released', holder })
      await owe(event, { boxes: -event.args.amount })
    },

    async GivenBack(event) {
      const { holder, boxIds } = event.args
      await moveBoxes(event, { boxIds, to: 'givenBack', holder })
      await owe(event, { boxes: -event.args.amount })
    },

    /**
     * The event has no holder: the operator signs. If the operator were a contract, its first call with a box would
     * name it.
     */
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
      await owe(event, { boxes: -amount, requests: amount })
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
      const { amount } = await store.get(blindboxRequests, { requestId })
      await owe(event, { requests: -amount, proceeds: amount - fee })
    },

    async Refunded(event) {
      const { holder, penalty, toPool } = event.args
      const requestId = Number(event.args.requestId)
      const { store, block, txHash: refundTxHash } = event
      const slashed = penalty + toPool
      const refunded = { state: 'refunded', penalty, refundTxHash, block } as const
      await store.update(blindboxRequests, { requestId }, refunded)
      const boxIds = await boxesOf(event, requestId)
      await moveBoxes(event, { boxIds, to: 'refunded', holder })
      const seriesId = seriesOf(requestId)
      await changeSeries(event, seriesId, { standing: false })
      await moveBond(event, { seriesId, kind: 'slashed', amount: slashed, requestId })
      await owe(event, { requests: -event.args.amount, bonds: -slashed })
    },

    async Credited(event) {
      await moveAccount(event, { ...event.args, kind: 'credited' })
      await owe(event, { credits: event.args.amount })
    },

    async Withdrawn(event) {
      await moveAccount(event, { ...event.args, kind: 'withdrawn' })
      await owe(event, { credits: -event.args.amount })
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
