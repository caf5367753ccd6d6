import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import type { Card } from '../shapes.ts'
import type { CardsTable, NftTables, Standing } from '../tables.ts'
import type { CardsFacts } from './contract.ts'
import { symbolOf } from './market/symbols.ts'
import type { RuledCard, Stake } from './rules.ts'

export type CardRow = Selectable<CardsTable>

export function findCard(call: Call, tokenId: number): Promise<CardRow | undefined> {
  return call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .selectAll()
    .where('tokenId', '=', tokenId)
    .executeTakeFirst()
}

/** The running stakes of an owner: at most all cards there are, and a few as a rule. */
export function stakedCards(call: Call, owner: Address): Promise<CardRow[]> {
  return call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .selectAll()
    .where('owner', '=', owner)
    .where('unlockTime', 'is not', null)
    .orderBy('seq')
    .execute()
}

export const stakeOf = (row: CardRow): Stake | null =>
  row.pledgeStart === null || row.unlockTime === null
    ? null
    : { start: row.pledgeStart, unlockTime: row.unlockTime, reward: row.reward, paid: row.paid }

export const ruled = (row: CardRow | undefined): RuledCard | null =>
  row === undefined ? null : { owner: row.owner, stake: stakeOf(row) }

/** The reply's form of a card. */
export function cardView(app: App, facts: CardsFacts, row: CardRow): Card {
  const level = factsOf(facts, row.level)
  return {
    tokenId: row.tokenId,
    level: row.level,
    levelStr: level.levelStr,
    owner: row.owner,
    power: level.power,
    state: states[row.standing],
    isPledge: row.unlockTime !== null,
    stakedAt: row.pledgeStart,
    itemUnlockTime: row.unlockTime,
    reward: String(row.reward),
    paid: String(row.paid),
    mintedAt: row.mintedAt,
    boughtFor: String(row.boughtFor),
    ...lastPrice(row),
    listing: cardListing(app, row),
    sale: saleOf(app, row),
    final: app.clock.isFinal(row.block),
  }
}

const states = {
  held: 'held',
  staked: 'staked',
  frozen: 'frozen',
  heldOnSale: 'onSale',
  stakedOnSale: 'onSale',
  inUrn: 'inUrn',
} as const satisfies Record<Standing, Card['state']>

/** What a card was last sold for on the market, and what the contract sold it for, as every reply has them. */
export const lastPrice = (
  row: Pick<CardRow, 'soldWorth' | 'usdtPrice'>,
): Pick<Card, 'lastSale' | 'mintPrice'> => ({
  lastSale: row.soldWorth === null ? null : String(row.soldWorth),
  mintPrice: String(row.usdtPrice),
})

/** The listing that can be bought now; null without one. */
export function cardListing(app: App, row: CardRow): Card['listing'] {
  const { listingNumber: number, listingCoin: coin, listingPrice: price } = row
  const { listingWorth: worth, listingExpiry: expiry } = row
  if (number === null || coin === null || expiry === null) return null
  return {
    number,
    coin: symbolOf(app, coin),
    price: String(price),
    worth: String(worth),
    expiry,
  }
}

function saleOf(app: App, row: CardRow): Card['sale'] {
  const { saleNumber: number, saleBuyer: buyer, saleCoin: coin, saleAmount: amount } = row
  const { saleUnlockTime: unlockTime } = row
  if (number === null || buyer === null || coin === null || unlockTime === null) return null
  return { number, buyer, coin: symbolOf(app, coin), amount: String(amount), unlockTime }
}

/** A bought card has a level of the contract; anything else is a wrong deployment. */
export function factsOf(facts: CardsFacts, level: number) {
  const found = facts.levels[level - 1]
  if (found === undefined) throw new Error(`the contract has no level ${level}`)
  return found
}
