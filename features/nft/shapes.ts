import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

/** held · onSale: listed, staked or not · staked: pledged and earning or matured · frozen: sold while staked · inUrn: to be drawn from a box. */
export const cardState = z.enum(['held', 'onSale', 'staked', 'frozen', 'inUrn'])

/** A level as the contract has it; names as the specification gives them. */
export const cardLevel = z.object({
  level: z.int(),
  levelStr: z.string(),
  remainSupply: z.int(),
  supply: z.int(),
  /** Seconds of the term offered first. */
  pledgeTime: z.int(),
  /** Base units of USDT. */
  price: amount,
  /** sun at the oracle's price now; null while it has none. */
  priceTrx: z.nullable(amount),
  nextTokenId: z.int(),
  fundAddress: address,
  power: z.int(),
})
export type CardLevel = z.output<typeof cardLevel>

/** The price of a card for sale. */
export const cardListing = z.object({
  /** Counts the card's listings from 1; a purchase names it. */
  number: z.int(),
  /** Symbol of the coin the price is in, and base units of it. */
  coin: z.string(),
  price: amount,
  /** Base units of USDT at the last rate of the chain when it was listed: what lists sort by. */
  worth: amount,
  expiry: seconds,
})

/** An open frozen sale. */
export const cardSale = z.object({
  number: z.int(),
  buyer: address,
  coin: z.string(),
  amount,
  unlockTime: seconds,
})

export const card = z.object({
  tokenId: z.int(),
  level: z.int(),
  levelStr: z.string(),
  owner: address,
  power: z.int(),
  state: cardState,
  isPledge: z.boolean(),
  /** Chain time of the stake's start and end; null where the card is not staked. */
  stakedAt: z.nullable(seconds),
  itemUnlockTime: z.nullable(seconds),
  /** TES base units reserved for the running stake, and how much of it was paid. */
  reward: amount,
  paid: amount,
  mintedAt: seconds,
  /** sun paid to the contract for it. */
  boughtFor: amount,
  /** Base units of USDT: what its last sale on the market was worth then; null where there was none. */
  lastSale: z.nullable(amount),
  /** Base units of USDT: its price from the contract. */
  mintPrice: amount,
  listing: z.nullable(cardListing),
  sale: z.nullable(cardSale),
  /** False until the block of its last change is final. */
  final: z.boolean(),
})
export type Card = z.output<typeof card>

/** Everything that a card's page shows. */
export const cardDetail = z.object({
  ...card.shape,
  /** What the contract answers: name, attributes and picture as a data URI. */
  tokenURI: z.string(),
  /** Who made the card: the fund address of its level. */
  creator: address,
  contract: address,
  standard: z.string(),
  blockchain: z.string(),
  /** Hundredths of a percent of a later sale. */
  creatorFeeBps: z.int(),
  /** Whether its owner lets the market move it. */
  approved: z.boolean(),
})
export type CardDetail = z.output<typeof cardDetail>

/** mint: the contract made it · sale: sold on the market · gift: moved by its owner · sealed: put into the urn of a box series · drawn: came out of it · stake, unstake, leave: `pledge`, `unlock`, `exit` */
export const cardEvent = z.object({
  kind: z.enum(['mint', 'sale', 'gift', 'sealed', 'drawn', 'stake', 'unstake', 'leave', 'claim']),
  from: z.nullable(address),
  to: z.nullable(address),
  /** Symbol of the amount's coin; null without an amount. */
  coin: z.nullable(z.string()),
  /**
   * Price of a sale, sun for a mint, TES base units for stake (reserved), unstake (credited), leave (given up) and
   * claim (paid).
   */
  amount: z.nullable(amount),
  time: seconds,
  txHash,
  final: z.boolean(),
})
export type CardEvent = z.output<typeof cardEvent>

export const pledgeRecord = z.object({
  tokenId: z.int(),
  level: z.int(),
  levelStr: z.string(),
  /** earning · matured: term over, not removed · unstaked · left: ended early */
  state: z.enum(['earning', 'matured', 'unstaked', 'left']),
  start: seconds,
  itemUnlockTime: seconds,
  endedAt: z.nullable(seconds),
  /** TES base units: reserved at opening, and paid or credited so far. */
  reward: amount,
  paid: amount,
  txHash,
  final: z.boolean(),
})
export type PledgeRecord = z.output<typeof pledgeRecord>
