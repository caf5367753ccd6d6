import { account } from '#features/account/manifest.server.ts'
import { blindbox, boxProducts } from '#features/blindbox/manifest.server.ts'
import { bonusReserves, earnings } from '#features/earnings/manifest.server.ts'
import { exchange } from '#features/exchange/manifest.server.ts'
import { home } from '#features/home/manifest.server.ts'
import { lp, lpReserves } from '#features/lp/manifest.server.ts'
import { cardProducts, cardReserves, nft } from '#features/nft/manifest.server.ts'
import { sales } from '#features/sales/manifest.server.ts'
import { staking, termReserves } from '#features/staking/manifest.server.ts'
import { team } from '#features/team/manifest.server.ts'
import { stagedReserves, withdrawal } from '#features/withdrawal/manifest.server.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

/** What is sold for the first time, in the order that lists have it. */
const products = [cardProducts, boxProducts]

/** What lies ready for promises, in the order that lists have it. */
const reserves = [cardReserves, lpReserves, termReserves, bonusReserves, stagedReserves]

/** The features of the server: one line each, whoever is built on stands first. */
export const features: readonly ServerFeature[] = [
  team,
  account,
  earnings,
  sales(products),
  nft,
  blindbox,
  exchange,
  lp,
  staking,
  withdrawal,
  home(reserves),
]
