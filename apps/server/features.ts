import { account } from '#features/account/manifest.server.ts'
import { admin } from '#features/admin/manifest.server.ts'
import { approvals } from '#features/approvals/manifest.server.ts'
import { blindbox, boxProducts } from '#features/blindbox/manifest.server.ts'
import { burn } from '#features/burn/manifest.server.ts'
import { dao } from '#features/dao/manifest.server.ts'
import { earnings } from '#features/earnings/manifest.server.ts'
import { energy } from '#features/energy/manifest.server.ts'
import { exchange } from '#features/exchange/manifest.server.ts'
import { exit } from '#features/exit/manifest.server.ts'
import { home } from '#features/home/manifest.server.ts'
import { launch } from '#features/launch/manifest.server.ts'
import { lock } from '#features/lock/manifest.server.ts'
import { lp } from '#features/lp/manifest.server.ts'
import { cardProducts, nft } from '#features/nft/manifest.server.ts'
import { news } from '#features/news/manifest.server.ts'
import { otc } from '#features/otc/manifest.server.ts'
import { rwa } from '#features/rwa/manifest.server.ts'
import { safety } from '#features/safety/manifest.server.ts'
import { sales } from '#features/sales/manifest.server.ts'
import { staking } from '#features/staking/manifest.server.ts'
import { team } from '#features/team/manifest.server.ts'
import { withdrawal } from '#features/withdrawal/manifest.server.ts'
import { composed } from '#platform/server/composed.ts'

/** What is sold for the first time, in the order that lists have it. */
const products = [cardProducts, boxProducts]

/** The features of the server: one line each, in order of dependency. */
export const features = composed([
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
  lock,
  launch,
  burn,
  otc,
  rwa,
  dao,
  energy,
  news,
  home,
  safety,
  approvals,
  exit,
  admin,
])
