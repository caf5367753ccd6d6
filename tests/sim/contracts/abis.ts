import { features } from '#apps/server/features.ts'
import type { Address } from '#platform/std/address.ts'
import { type Abi, toFunctionSelector } from 'viem'

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

const bySelector = new Map(
  Object.entries(abis).flatMap(([contract, abi]) =>
    abi.flatMap((one): [string, Abi][] =>
      one.type === 'function' ? [[`${contract} ${toFunctionSelector(one)}`, [one]]] : [],
    ),
  ),
)

/** Of the one function that calldata names: a selector is a hash, and looking through all takes one of each. */
export const abiFor = (contract: Contract, data: string): Abi =>
  bySelector.get(`${contract} 0x${data.slice(0, 8)}`) ?? abis[contract]

export const contractAt = (address: Address): Contract | null =>
  (Object.keys(abis) as Contract[]).find((name) => places[name] === address) ?? null
