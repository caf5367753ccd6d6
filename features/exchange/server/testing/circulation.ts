import { burnSeed } from '#features/burn/contract/deploy.ts'
import { lpSeed } from '#features/lp/contract/deploy.ts'
import { cardsSeed } from '#features/nft/contract/deploy.ts'
import { stakingSeed } from '#features/staking/contract/deploy.ts'

import { tes } from './traders.ts'

/** 1,000,000,000 TES less the seed's reserves for rewards. */
export function openingCirculation(): bigint {
  const seeds = [
    cardsSeed('local'),
    lpSeed('local').purchases,
    stakingSeed('local'),
    burnSeed('local'),
  ]
  return seeds.reduce((left, { reserve }) => left - reserve, tes(1_000_000_000))
}
