/** What the demo neighbours of the local network do before anybody looks, in this order. */

/** Names of demo accounts. Whoever is not named here is left alone: funded, not activated. */
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
