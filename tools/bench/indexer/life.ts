import { Random } from '../random.ts'
import { encodeCall } from '#platform/chain/abi.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import { abiOf } from './abis.ts'

/** One thing a holder does: whom it calls, with what, and for how many sun. */
export interface Deed {
  readonly to: 'Cards' | 'CardMarket'
  readonly data: string
  readonly value: bigint
}

/** Cards of a level that are bought, the first id of the level, and what one costs in sun. */
export interface LevelFacts {
  readonly level: number
  readonly cards: number
  readonly firstId: number
  readonly price: bigint
}

interface Card {
  readonly id: number
  owner: number
  staked: boolean
  listed: boolean
  listings: number
  /** The block in which something happened to it last: it is left alone for the rest of it. */
  busy: number
}

const listingPrice = 200_000_000n
const week = 604_800n

/**
 * What holders of cards do one after the other: buy, give away, stake, leave, list, take down, buy of each other,
 * offer. The same every time; what is not allowed is not tried.
 */
export class Life {
  constructor(levels: readonly LevelFacts[], holders: readonly Address[], expiry: bigint) {
    this.holders = holders
    this.expiry = expiry
    this.unbought = levels.flatMap(({ level, cards, firstId, price }) =>
      Array.from({ length: cards }, (_, i) => ({ level, id: firstId + i, price })),
    )
  }
  private readonly holders: readonly Address[]
  private readonly expiry: bigint
  private readonly random = new Random(1)
  private readonly unbought: { level: number; id: number; price: bigint }[]
  private readonly cards: Card[] = []
  private readonly owned = new Map<number, Card[]>()
  private block = 0

  beginBlock(): void {
    this.block += 1
  }

  /** A number of actions of one holder. */
  turn(holder: number, deeds: number): Deed[] {
    const done: Deed[] = []
    while (done.length < deeds) {
      const deed = this.deed(holder)
      if (deed !== null) done.push(deed)
    }
    return done
  }

  private deed(holder: number): Deed | null {
    const kind = this.random.below(100)
    const poor = this.unbought.length > 0 && this.own(holder).length < 20
    if (kind < 22 || poor) return this.buy(holder)
    const own = this.own(holder)
    if (own.length === 0) return null
    const card = this.random.pick(own)
    if (card.busy === this.block) return null
    card.busy = this.block
    if (kind < 60) return this.give(holder, card)
    if (kind < 70) return card.staked ? this.leave(card) : this.stake(card)
    if (kind < 84) return this.list(card)
    if (kind < 88) return card.listed ? this.takeDown(card) : null
    return this.trade(holder)
  }

  private own(holder: number): Card[] {
    const cards = this.owned.get(holder) ?? []
    this.owned.set(holder, cards)
    return cards
  }

  private buy(holder: number): Deed | null {
    const next = this.unbought.shift()
    if (next === undefined) return null
    const card: Card = {
      id: next.id,
      owner: holder,
      staked: false,
      listed: false,
      listings: 0,
      busy: this.block,
    }
    this.cards.push(card)
    this.own(holder).push(card)
    return cardsDeed(encodeCall(abiOf('Cards'), 'Buy', [BigInt(next.level)]), next.price)
  }

  private give(holder: number, card: Card): Deed | null {
    if (card.staked) return null
    const to = (holder + 1 + this.random.below(this.holders.length - 1)) % this.holders.length
    this.move(card, to)
    const parties = [this.holders[holder], this.holders[to], BigInt(card.id)]
    return cardsDeed(encodeCall(abiOf('Cards'), 'transferFrom', parties))
  }

  private stake(card: Card): Deed {
    card.staked = true
    card.listed = false
    return cardsDeed(encodeCall(abiOf('Cards'), 'pledge', [BigInt(card.id), week]))
  }

  private leave(card: Card): Deed {
    card.staked = false
    return cardsDeed(encodeCall(abiOf('Cards'), 'exit', [BigInt(card.id)]))
  }

  private list(card: Card): Deed | null {
    if (card.staked) return null
    card.listed = true
    card.listings += 1
    return marketDeed(
      encodeCall(abiOf('CardMarket'), 'listForSale', [
        BigInt(card.id),
        zeroAddress,
        listingPrice,
        this.expiry,
      ]),
    )
  }

  private takeDown(card: Card): Deed {
    card.listed = false
    return marketDeed(encodeCall(abiOf('CardMarket'), 'takeDown', [BigInt(card.id)]))
  }

  private trade(holder: number): Deed | null {
    const card = this.random.pick(this.cards)
    if (!card.listed || card.staked || card.owner === holder || card.busy === this.block)
      return null
    card.busy = this.block
    const number = BigInt(card.listings)
    this.move(card, holder)
    const bought = [BigInt(card.id), number, listingPrice]
    return marketDeed(encodeCall(abiOf('CardMarket'), 'buy', bought), listingPrice)
  }

  private move(card: Card, to: number): void {
    const before = this.own(card.owner)
    before.splice(before.indexOf(card), 1)
    card.owner = to
    card.listed = false
    this.own(to).push(card)
  }
}

const cardsDeed = (data: string, value = 0n): Deed => ({ to: 'Cards', data, value })
const marketDeed = (data: string, value = 0n): Deed => ({ to: 'CardMarket', data, value })
