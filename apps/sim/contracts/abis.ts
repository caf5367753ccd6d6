import { features } from '#apps/server/features.ts'
import type { Address } from '#platform/std/address.ts'
import type { Abi } from 'viem'

import { places } from '../people.ts'

export type Contract = 'Team' | 'Cards' | 'FeeSplitter' | 'BlindBoxes' | 'RewardDistributor'

export const indexers = features.flatMap((feature) => feature.indexers ?? [])

function abiOf(contract: Contract): Abi {
  const found = indexers.find((indexer) => indexer.contract === contract)
  if (found === undefined) throw new Error(`nobody indexes ${contract}`)
  return found.abi
}

/** As the features have them. */
export const abis: Readonly<Record<Contract, Abi>> = {
  Team: abiOf('Team'),
  Cards: abiOf('Cards'),
  FeeSplitter: abiOf('FeeSplitter'),
  BlindBoxes: abiOf('BlindBoxes'),
  RewardDistributor: abiOf('RewardDistributor'),
}

export const contractAt = (address: Address): Contract | null =>
  (Object.keys(abis) as Contract[]).find((name) => places[name] === address) ?? null
