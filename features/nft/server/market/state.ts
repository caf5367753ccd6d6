import { encodeCall } from '#platform/chain/abi.ts'
import type { App } from '#platform/server/app.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { cardsAbi } from '../../contract/abi.ts'
import { nftFailures } from '../../failures.ts'
import { utcText } from '#platform/std/utcText.ts'
import { type MarketCoin, coinByAddress, marketFacts, marketOf } from './facts.ts'

/** A card's last listing, as the contract has it now. */
export interface ListingNow {
  /** Whether it can be bought: not ended, and its owner lets the market move the card. */
  readonly open: boolean
  readonly number: number
  readonly coin: MarketCoin
  /** Base units of the coin. */
  readonly price: bigint
}

/** A card, as the contracts have it now. */
export interface CardNow {
  readonly owner: Address
  /** Unix seconds; null where it is not staked. */
  readonly unlockTime: number | null
  readonly mayMove: boolean
  readonly listing: ListingNow
  /** Sold frozen, and still with its seller as it was sold. */
  readonly sold: boolean
}

/** A frozen sale that is neither settled nor cancelled. */
export interface SaleNow {
  readonly buyer: Address
  /** Whether the seller still has the card as sold: otherwise the money can only go back. */
  readonly standing: boolean
}

/** An offer that is neither accepted nor cancelled; it may have expired. */
export interface OfferNow {
  readonly maker: Address
  /** One of the two. */
  readonly target: { readonly tokenId: number } | { readonly level: number }
  readonly coin: MarketCoin
  /** Base units of the coin. */
  readonly amount: bigint
  /** Unix seconds. */
  readonly expiry: number
}

const byCard = 3n

export async function cardNow(app: App, tokenId: number): Promise<CardNow> {
  const { node, deployment } = app
  const market = marketOf(app)
  const args = [BigInt(tokenId)] as const
  const [facts, [owner, , unlockTime, mayMove], [open, , number, coin, price]] = await Promise.all([
    marketFacts(app),
    node.readContract({
      address: deployment.address('Cards'),
      abi: cardsAbi,
      functionName: 'stateFor',
      args: [BigInt(tokenId), market.address],
    }),
    node.readContract({ ...market, functionName: 'listingOf', args }),
  ])
  const sale = open ? null : await saleNow(app, tokenId, Number(number))
  return {
    owner,
    unlockTime: unlockTime === 0n ? null : Number(unlockTime),
    mayMove,
    listing: { open, number: Number(number), coin: coinByAddress(facts, coin), price },
    sold: sale?.standing === true,
  }
}

/** For CARD_SOLD. After the seller's exit there is nothing to wait for. */
export const soldUntil = ({ clock }: App, { unlockTime }: Pick<CardNow, 'unlockTime'>) => ({
  time: utcText(unlockTime ?? clock.now()),
})

/** The contract's own value: a listing that cannot be bought now may still be taken down. */
export async function validateTakeDown(
  app: App,
  owner: Address,
  tokenId: number,
): Promise<FailureKind | null> {
  const { address: contract, abi } = marketOf(app)
  const data = encodeCall(abi, 'takeDown', [BigInt(tokenId)])
  const tried = await app.node.simulate({ abi, contract, data, owner })
  return 'reason' in tried ? nftFailures.NOT_LISTED : null
}

export async function saleNow(app: App, tokenId: number, number: number): Promise<SaleNow | null> {
  const [, buyer, , amount, standing] = await app.node.readContract({
    ...marketOf(app),
    functionName: 'saleOf',
    args: [BigInt(tokenId), BigInt(number)],
  })
  return amount === 0n ? null : { buyer, standing }
}

export async function offerNow(app: App, number: number): Promise<OfferNow | null> {
  const [facts, [maker, kind, target, coin, amount, expiry]] = await Promise.all([
    marketFacts(app),
    app.node.readContract({
      ...marketOf(app),
      functionName: 'offerOf',
      args: [BigInt(number)],
    }),
  ])
  if (maker === zeroAddress) return null
  return {
    maker,
    target: kind === byCard ? { tokenId: Number(target) } : { level: Number(target) },
    coin: coinByAddress(facts, coin),
    amount,
    expiry: Number(expiry),
  }
}

/** The market's debt to an account, in base units of the coin. */
export const creditNow = (app: App, account: Address, coin: MarketCoin): Promise<bigint> =>
  app.node.readContract({
    ...marketOf(app),
    functionName: 'creditOf',
    args: [account, coin.address],
  })
