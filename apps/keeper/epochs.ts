import type { EpochsOptions } from '#features/earnings/keeper/epochs.ts'
import type { Deployment } from '#platform/chain/deployment.ts'
import type { TronNode } from '#platform/chain/node.ts'
import type { Config } from '#platform/server/config.ts'
import { secondsADay } from '#platform/std/day.ts'
import type { Logger } from 'pino'

import { type Environment, privateKeyOf } from './keys.ts'
import { operatorWith } from './operator.ts'
import { fileAt, originOf } from './ourServer.ts'

/**
 * Epochs of rewards, for the holder of the builder's key; null without a key. The local network's
 * is public.
 */
export function epochsOf(
  env: Environment,
  parts: {
    readonly deployment: Deployment
    readonly config: Config
    readonly node: TronNode
    readonly log: Logger
  },
): EpochsOptions | null {
  const { deployment, config, node, log } = parts
  const isLocal = deployment.network === 'local'
  if (!('RewardDistributor' in deployment.contracts)) return null
  const privateKey = privateKeyOf(env, 'TESSERA_BUILDER_KEY', isLocal)
  if (privateKey === null) return null
  const signer = (name: string) =>
    operatorWith(config.tronUrl, privateKey, deployment.address(name), config.tronApiKey)
  const origin = originOf(config)
  return {
    node,
    contract: deployment.address('RewardDistributor'),
    builder: signer('RewardDistributor'),
    splitter: deployment.address('FeeSplitter'),
    pool: signer('FeeSplitter'),
    // A deployment from before has no market of offers.
    money: ['CardMarket', 'Otc']
      .filter((name) => name in deployment.contracts)
      .map((name) => ({ address: deployment.address(name), signer: signer(name) })),
    file: (upToBlock) => fileAt(`${origin}/tessera/earnings/epochs/${upToBlock}.json`, mostBytes),
    every: isLocal ? 60 : secondsADay,
    network: deployment.network,
    log,
  }
}

/** Of a data file: some hundred thousand claims. */
const mostBytes = 64 * 1024 * 1024
