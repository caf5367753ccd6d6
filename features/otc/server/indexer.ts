import { coinFees } from '#features/earnings/public.server.ts'
import {
  type BlockContext,
  type EventContext,
  indexContract,
} from '#platform/server/indexer/contract.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { otcAbi } from '../contract/abi.ts'
import type { OfferState } from '../shapes.ts'
import { type OffersTable, otcCredits, otcOffers, otcTakes } from '../tables.ts'
import { addToAccount, countListed, owe } from './counters.ts'

/** What the ledger takes of its events: one handler an event, so those of both are called below. */
const fees = coinFees('Otc')

/** From the events of Otc, and from time alone, to the rows of `../tables.ts`. */
export const otcIndexer = indexContract(
  'Otc',
  otcAbi,
  {
    ...fees,

    async Published(event) {
      const { maker, give, giveAmount, want, wantAmount, minLot } = event.args
      const { store, time, txHash, block } = event
      const taker = event.args.taker === zeroAddress ? null : event.args.taker
      const coins = { give, giveAmount, giveLeft: giveAmount, want, wantLeft: wantAmount }
      const offer: OffersTable = {
        id: Number(event.args.id),
        maker,
        taker,
        ...coins,
        priceE36: priceE36(giveAmount, wantAmount),
        minLot,
        expiry: Number(event.args.expiry),
        version: 1,
        state: 'open',
        listed: taker === null,
        standing: true,
        takes: 0,
        createdAt: time,
        endedAt: null,
        txHash,
        block,
      }
      await store.insert(otcOffers, offer)
      await addToAccount(event, maker, { offers: 1, standing: 1 })
      await countOpen(event, offer, 1)
      await owe(event, give, { offers: giveAmount })
    },

    /** One that had expired is open again. */
    async Edited(event) {
      const { wantAmount, minLot, order, expiry } = event.args
      const { store, block } = event
      const before = await offerOf(event)
      await store.update(otcOffers, before, {
        wantLeft: wantAmount,
        priceE36: priceE36(before.giveLeft, wantAmount),
        minLot,
        expiry: Number(expiry),
        version: Number(order),
        state: 'open',
        listed: before.taker === null,
        block,
      })
      if (before.state !== 'open') await countOpen(event, before, 1)
    },

    async Taken(event) {
      const { maker, taker, amount, paid, proceeds, fee } = event.args
      const { store, time, txHash, block } = event
      const before = await offerOf(event)
      const { id: offerId, give, want } = before
      const number = before.takes + 1
      const giveLeft = before.giveLeft - amount
      const wantLeft = before.wantLeft - paid
      const price = giveLeft === 0n ? before.priceE36 : priceE36(giveLeft, wantLeft)
      const change = { giveLeft, wantLeft, priceE36: price, takes: number, block }
      await store.update(otcOffers, before, change)
      const { sales: makerNumber } = await addToAccount(event, maker, { sales: 1 })
      const { purchases: takerNumber } = await addToAccount(event, taker, { purchases: 1 })
      const numbers = { offerId, number, maker, makerNumber, taker, takerNumber }
      const amounts = { give, want, amount, paid, proceeds, fee }
      await store.insert(otcTakes, { ...numbers, ...amounts, time, txHash, block })
      await owe(event, give, { offers: -amount })
      if (giveLeft === 0n) await end(event, before, 'taken')
    },

    async Cancelled(event) {
      await giveBack(event, 'cancelled')
    },

    async Swept(event) {
      await giveBack(event, 'swept')
    },

    /** All of the fee lies there until it is withdrawn. */
    async CoinFeeSplit(event) {
      await fees.CoinFeeSplit(event)
      await owe(event, event.args.coin, { credits: event.args.fee })
    },

    async Credited(event) {
      const { account, coin, amount } = event.args
      const { store, block } = event
      await owe(event, coin, { credits: amount })
      await store.upsert(otcCredits, { account, coin, block }, () => ({}))
    },

    async Withdrawn(event) {
      await fees.Withdrawn(event)
      await owe(event, event.args.coin, { credits: -event.args.amount })
    },
  },
  { atBlock: expireOffers },
)

type OfOffer = EventContext & { readonly args: { readonly id: bigint } }

const offerOf = (event: OfOffer) => event.store.get(otcOffers, { id: Number(event.args.id) })

/** Of amounts of at most 104 bits. */
const priceE36 = (give: bigint, want: bigint): bigint => (want * 10n ** 36n) / give

/** All that was left is back with its maker. */
async function giveBack(event: OfOffer, state: 'cancelled' | 'swept'): Promise<void> {
  const offer = await offerOf(event)
  await owe(event, offer.give, { offers: -offer.giveLeft })
  await event.store.update(otcOffers, offer, { giveLeft: 0n, wantLeft: 0n })
  await end(event, offer, state)
}

async function end(
  at: BlockContext,
  before: OffersTable,
  state: Exclude<OfferState, 'open' | 'expired'>,
): Promise<void> {
  const { store, time, block } = at
  const ended = { state, listed: false, standing: false, endedAt: time, block }
  await store.update(otcOffers, before, ended)
  await addToAccount(at, before.maker, { standing: -1 })
  if (before.state === 'open') await countOpen(at, before, -1)
}

/** What it gives stays where it is until its maker cancels, or anyone sweeps it. */
async function expireOffers(at: BlockContext): Promise<void> {
  const { store, time, block } = at
  const due = await store.list(
    otcOffers,
    { state: 'open' },
    { until: { expiry: time }, by: ['id'] },
  )
  for (const offer of due) {
    await store.update(otcOffers, offer, { state: 'expired', listed: false, block })
    await countOpen(at, offer, -1)
  }
}

/** Of those that can be taken: in a list of all, or in that of its one taker. */
async function countOpen(
  at: BlockContext,
  { taker, give, want }: Pick<OffersTable, 'taker' | 'give' | 'want'>,
  by: 1 | -1,
): Promise<void> {
  if (taker === null) await countListed(at, { give, want }, by)
  else await addToAccount(at, taker, { offered: by })
}
