import type { WordsOf } from '#features/blindbox/contract/deploy.ts'
import type { SunswapSeed } from '#features/exchange/contract/deploy.ts'
import type { Oracle } from '#platform/contracts/deploy.ts'

/** Who gets the platform's share of all fees: the account of that role, or the community's pool. */
export type FeesTo = 'platform' | 'pool'

/** What is chosen for one deployment. */
export interface Choice {
  /** The operator's, where it is left out. */
  readonly words?: WordsOf
  /** On the local network; averages, where it is left out. The public networks know nothing else. */
  readonly oracle?: Oracle
  /** On the public networks: the exchange that stands there. */
  readonly sunswap?: SunswapSeed
  /** The account of that role, where it is left out. */
  readonly feesTo?: FeesTo
}
