import { createHash } from 'node:crypto'

import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'

/** The address of an account, or of a contract, by name. */
export const addressOf = (name: string): Address =>
  addressFromHex(createHash('sha256').update(name).digest('hex').slice(0, 40))

/** Accounts with a wallet. */
export const named = {
  root: addressOf('root'),
  ann: addressOf('ann'),
  ben: addressOf('ben'),
  cat: addressOf('cat'),
  dan: addressOf('dan'),
  eve: addressOf('eve'),
  fay: addressOf('fay'),
  gus: addressOf('gus'),
} as const
export const people = Object.values(named)
/** Whom the community begins with. */
export const root = named.root
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
