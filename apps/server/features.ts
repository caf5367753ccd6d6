import { account } from '#features/account/manifest.server.ts'
import { blindbox, boxProducts } from '#features/blindbox/manifest.server.ts'
import { home } from '#features/home/manifest.server.ts'
import { cardProducts, nft } from '#features/nft/manifest.server.ts'
import { sales } from '#features/sales/manifest.server.ts'
import { team } from '#features/team/manifest.server.ts'
import type { ServerFeature } from '#platform/server/feature.ts'

/** What is sold for the first time, in the order that lists have it. */
const products = [cardProducts, boxProducts]

/** The features of the server: one line each, whoever is built on stands first. */
export const features: readonly ServerFeature[] = [
  team,
  account,
  sales(products),
  nft,
  blindbox,
  home,
]
