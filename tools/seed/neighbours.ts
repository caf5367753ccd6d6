/** What the demo neighbours of the local network do before the first visit, in this order. */

/** Names of demo accounts. Accounts not named here are left alone: funded, not activated. */
export const bindings: readonly (readonly [user: string, inviter: string])[] = [
  ['alice', 'deployer'],
  ['bob', 'alice'],
  ['carol', 'alice'],
  ['dave', 'bob'],
  ['erin', 'carol'],
  ['frank', 'deployer'],
  ['grace', 'frank'],
]

const day = 86_400

/** Purchases by level; with days, the card is staked for them. */
export const purchases: readonly { buyer: string; level: number; days?: number }[] = [
  { buyer: 'alice', level: 3, days: 30 },
  { buyer: 'alice', level: 2 },
  { buyer: 'bob', level: 1, days: 7 },
  { buyer: 'bob', level: 1 },
  { buyer: 'carol', level: 4, days: 90 },
  { buyer: 'carol', level: 1 },
  { buyer: 'dave', level: 2, days: 30 },
  { buyer: 'erin', level: 5, days: 180 },
  { buyer: 'erin', level: 3 },
  { buyer: 'frank', level: 3, days: 90 },
  { buyer: 'grace', level: 2 },
  { buyer: 'grace', level: 1, days: 7 },
]

export const secondsOf = (days: number): bigint => BigInt(days * day)

/** A coin by its symbol on the local network, with an amount in its base units. */
interface Money {
  readonly coin: 'TRX' | 'USDT'
  readonly amount: bigint
}
const trx = (whole: bigint): Money => ({ coin: 'TRX', amount: whole * 10n ** 6n })
const usdt = (whole: bigint): Money => ({ coin: 'USDT', amount: whole * 10n ** 6n })

/** Every account gets this much of the local USDT from the deployer. */
export const pocketMoney = usdt(20_000n).amount

/** Listings for 30 days, each of the seller's one card of that level; none below the cheapest level's own price. */
export const listings: readonly { seller: string; level: number; price: Money }[] = [
  { seller: 'carol', level: 1, price: trx(175n) },
  { seller: 'erin', level: 3, price: usdt(540n) },
  { seller: 'grace', level: 2, price: usdt(180n) },
  // Staked: sold frozen until their unlock times.
  { seller: 'carol', level: 4, price: usdt(1_050n) },
  { seller: 'dave', level: 2, price: trx(620n) },
  { seller: 'frank', level: 3, price: trx(1_800n) },
]

/** Offers for 30 days, on a level or on the first card that an account has of it. */
export const offers: readonly { maker: string; level: number; owner?: string; offered: Money }[] = [
  { maker: 'bob', level: 3, offered: usdt(470n) },
  { maker: 'frank', level: 2, offered: trx(560n) },
  { maker: 'dave', level: 2, owner: 'alice', offered: usdt(175n) },
]

export const marketDays = 30
