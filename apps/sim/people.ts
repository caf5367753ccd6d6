import { createHash } from 'node:crypto'

import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'

/** Where somebody, or a contract, of a name is. */
export const addressOf = (name: string): Address =>
  addressFromHex(createHash('sha256').update(name).digest('hex').slice(0, 40))

/** Whoever has a wallet; the first is the community root. */
export const people = ['root', 'ann', 'ben', 'cat', 'dan', 'eve', 'fay', 'gus'].map(addressOf)
export const root = people[0]!
/** Who post epochs of bonuses, and revoke them. */
export const builder = addressOf('builder')
export const guardian = addressOf('guardian')

/** Where everything stands. */
export const places = {
  Team: addressOf('Team'),
  FeeSplitter: addressOf('FeeSplitter'),
  Cards: addressOf('Cards'),
  CardMarket: addressOf('CardMarket'),
  BlindBoxes: addressOf('BlindBoxes'),
  RewardDistributor: addressOf('RewardDistributor'),
  Tes: addressOf('Tes'),
  Usdt: addressOf('Usdt'),
  FixedPriceOracle: addressOf('FixedPriceOracle'),
  fund: addressOf('fund'),
  platform: addressOf('platform'),
  pool: addressOf('pool'),
} as const
export const nobody = zeroAddress
