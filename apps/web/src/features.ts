import { accountWeb } from '#features/account/manifest.web.ts'
import { adminWeb } from '#features/admin/manifest.web.ts'
import { approvalsWeb } from '#features/approvals/manifest.web.ts'
import { blindboxWeb } from '#features/blindbox/manifest.web.ts'
import { burnWeb } from '#features/burn/manifest.web.ts'
import { daoWeb } from '#features/dao/manifest.web.ts'
import { earningsWeb } from '#features/earnings/manifest.web.ts'
import { energyWeb } from '#features/energy/manifest.web.ts'
import { exitWeb } from '#features/exit/manifest.web.ts'
import { exchangeWeb } from '#features/exchange/manifest.web.ts'
import { homeWeb } from '#features/home/manifest.web.ts'
import { launchWeb } from '#features/launch/manifest.web.ts'
import { lockWeb } from '#features/lock/manifest.web.ts'
import { lpWeb } from '#features/lp/manifest.web.ts'
import { newsWeb } from '#features/news/manifest.web.ts'
import { nftWeb } from '#features/nft/manifest.web.ts'
import { otcWeb } from '#features/otc/manifest.web.ts'
import { recordsWeb } from '#features/records/manifest.web.ts'
import { rwaWeb } from '#features/rwa/manifest.web.ts'
import { safetyWeb } from '#features/safety/manifest.web.ts'
import { salesWeb } from '#features/sales/manifest.web.ts'
import { stakingWeb } from '#features/staking/manifest.web.ts'
import { teamWeb } from '#features/team/manifest.web.ts'
import { withdrawalWeb } from '#features/withdrawal/manifest.web.ts'
import type { WebFeature } from '#platform/web/feature.ts'

/** The features of the web app: one line each. */
export const features: readonly WebFeature[] = [
  homeWeb,
  accountWeb,
  teamWeb,
  salesWeb,
  nftWeb,
  blindboxWeb,
  lpWeb,
  stakingWeb,
  earningsWeb,
  withdrawalWeb,
  lockWeb,
  launchWeb,
  burnWeb,
  otcWeb,
  rwaWeb,
  daoWeb,
  energyWeb,
  newsWeb,
  exchangeWeb,
  recordsWeb,
  safetyWeb,
  approvalsWeb,
  exitWeb,
  adminWeb,
]
