import { coinFees } from '#features/earnings/public.server.ts'
import {
  type EventContext,
  indexContract,
  type BlockContext,
} from '#platform/server/indexer/contract.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { mulDivDown } from '#platform/std/amount.ts'

import { cardMarketAbi } from '../../contract/abi.ts'
import { nftFrozenSales, nftListings } from '../../marketTables.ts'
import { nftCards } from '../../tables.ts'
import { recordSale } from '../records.ts'
import { cardRow, changeCard, unlisted, unsold } from '../standing.ts'
import { addToLevel } from '../tallies.ts'
import { addToTotals, totalsOf } from '../totals.ts'
import { mayMove } from './approvals.ts'
import { endSale } from './frozen.ts'
import { addListing, endListing, expireListings, openListingsOf, takeOff } from './listings.ts'
import { owe } from './owing.ts'
import { addOffer, endOffer, expireOffers } from './offers.ts'
import { addSale } from './sales.ts'

/** The sold cards, as the contract numbers the sales. */
const byFrozenSale = 2n
const byCardOffer = 3n

/** What the ledger takes of its events: one handler an event, so those of both are called below. */
const fees = coinFees('CardMarket')

/** From the events of CardMarket, and from time alone, to the rows of `../../tables.ts`. */
export const marketIndexer = indexContract(
  'CardMarket',
  cardMarketAbi,
  {
    ...fees,

    async Listed(event) {
      const { seller, coin, price } = event.args
      const tokenId = Number(event.args.tokenId)
      const { listings: seq } = await addToTotals(event, { listings: 1 })
      const [number, expiry] = [Number(event.args.number), Number(event.args.expiry)]
      const worth = await worthOf(event, coin, price)
      const card = await cardRow(event, tokenId)
      const listing = { number, seq, seller, coin, price, worth, expiry }
      await addListing(event, card, await mayMove(event, card), listing)
    },

    async TakenDown(event) {
      await takeOff(event, Number(event.args.tokenId), 'takenDown')
    },

    async AllTakenDown(event) {
      for (const { tokenId } of await openListingsOf(event, event.args.seller)) {
        await takeOff(event, tokenId, 'takenDown')
      }
    },

    /** The card has moved already: the events of Cards came before. */
    async Sold(event) {
      const { kind, coin, price } = event.args
      const [tokenId, number] = [Number(event.args.tokenId), Number(event.args.number)]
      const card = await cardRow(event, tokenId)
      const { level } = card
      if (kind >= byCardOffer) await endOffer(event, number, 'accepted')
      else if (kind === byFrozenSale) await endSale(event, tokenId, number, 'settled')
      else await markSold(event, tokenId, number)
      const worth = await worthOf(event, coin, price)
      recordSale(event, card, coin, price)
      await event.store.update(nftCards, { tokenId }, { soldWorth: worth, block: event.block })
      const by = kind >= byCardOffer ? 'offer' : 'sale'
      await addSale(event, { tokenId, level, kind: by, coin, price, worth })
      addToLevel(event, level, { sales: 1, marketVolume: worth })
      const { fee, creatorFee } = event.args
      await owe(event, coin, {
        offers: kind >= byCardOffer ? -price : 0n,
        sales: kind === byFrozenSale ? -price : 0n,
        // A fee in TRX goes on to the splitter.
        credits: coin === zeroAddress ? creatorFee : creatorFee + fee,
      })
    },

    async Frozen(event) {
      const { seller, buyer, coin, amount } = event.args
      const [tokenId, number] = [Number(event.args.tokenId), Number(event.args.number)]
      const { time, txHash, block } = event
      const unlockTime = Number(event.args.unlockTime)
      const card = await cardRow(event, tokenId)
      await endListing(event, card, 'frozen')
      await event.store.insert(nftFrozenSales, {
        tokenId,
        number,
        level: card.level,
        seller,
        buyer,
        coin,
        amount,
        state: 'standing',
        soldAt: time,
        unlockTime,
        endedAt: null,
        txHash,
        block,
      })
      await changeCard(event, card, {
        ...unlisted,
        saleNumber: number,
        saleBuyer: buyer,
        saleCoin: coin,
        saleAmount: amount,
        saleUnlockTime: unlockTime,
      })
      await owe(event, coin, { sales: amount })
    },

    async SaleCancelled(event) {
      const [tokenId, number] = [Number(event.args.tokenId), Number(event.args.number)]
      await endSale(event, tokenId, number, 'cancelled')
      const card = await cardRow(event, tokenId)
      // An earlier, broken sale may be cancelled while a later one is open.
      if (card.saleNumber === number) await changeCard(event, card, unsold)
      await owe(event, event.args.coin, { sales: -event.args.amount })
    },

    async Offered(event) {
      const { maker, coin, amount } = event.args
      const [number, target] = [Number(event.args.number), Number(event.args.target)]
      const onCard = event.args.kind === byCardOffer
      const tokenId = onCard ? target : null
      const level = onCard ? (await cardRow(event, target)).level : target
      const worth = await worthOf(event, coin, amount)
      const expiry = Number(event.args.expiry)
      await addOffer(event, { number, maker, tokenId, level, coin, amount, worth, expiry })
      await owe(event, coin, { offers: amount })
    },

    async OfferCancelled(event) {
      await endOffer(event, Number(event.args.number), 'cancelled')
      await owe(event, event.args.coin, { offers: -event.args.amount })
    },

    async Credited(event) {
      await owe(event, event.args.coin, { credits: event.args.amount })
    },

    async Withdrawn(event) {
      await fees.Withdrawn(event)
      await owe(event, event.args.coin, { credits: -event.args.amount })
    },
  },
  {
    async atBlock(at) {
      await expireListings(at)
      await expireOffers(at)
    },
  },
)

/** The move ended the listing; it was for this. */
async function markSold(
  { store, block }: EventContext,
  tokenId: number,
  number: number,
): Promise<void> {
  await store.update(nftListings, { tokenId, number }, { state: 'sold', block })
}

/** Base units of USDT, rounded down, at the rate of the last purchase. A coin that has none counts nothing. */
async function worthOf(at: BlockContext, coin: Address, amount: bigint): Promise<bigint> {
  if (coin === at.address('Usdt')) return amount
  if (coin !== zeroAddress) return 0n
  const { rateSun, rateUsdt } = await totalsOf(at)
  return mulDivDown(amount, rateUsdt, rateSun)
}
