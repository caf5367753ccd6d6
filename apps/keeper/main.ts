// node build/node/keeper.js [--check]: settles and refunds the requests of blind boxes, posts chains of secrets, and
// asks for the average prices that are due, posts and accepts epochs of rewards, until it is told to stop. With --check it looks once, sends nothing, and ends with 1 where
// something is wrong. The key comes from TESSERA_OPERATOR_KEY, the master secret from TESSERA_BOX_SECRET;
// the local network has a public key, and a secret of its own in DATA_DIR.
import { parseArgs } from 'node:util'

import type { KeeperOptions } from '#features/blindbox/keeper/keeper.ts'
import type { EpochsOptions } from '#features/earnings/keeper/epochs.ts'
import { runEpochs } from '#features/earnings/keeper/run.ts'
import type { AveragesOptions } from '#features/exchange/keeper/averages.ts'
import { runAverages } from '#features/exchange/keeper/run.ts'
import { check, runKeeper } from '#features/blindbox/keeper/run.ts'
import { readDeployment } from '#platform/chain/deployment.ts'
import { TronNode } from '#platform/chain/node.ts'
import { configOf } from '#platform/server/config.ts'
import { openLog } from '#platform/server/log.ts'
import { epochsOf } from './epochs.ts'
import { keysOf } from './keys.ts'
import { operatorWith } from './operator.ts'

/** Milliseconds between two turns. */
const every = 1_000
/** Of the epochs, whose data file is asked for. */
const everyEpochs = 10_000

interface Kept {
  readonly boxes: KeeperOptions
  readonly averages: AveragesOptions
  readonly epochs: EpochsOptions | null
}

async function options(): Promise<Kept> {
  const config = configOf(process.env)
  const deployment = readDeployment(config.deploymentFile)
  const { privateKey, master } = await keysOf(process.env, deployment, config)
  const contract = deployment.address('BlindBoxes')
  const oracle = deployment.address('TwapOracle')
  const node = new TronNode(config.tronUrl, undefined, undefined, config.tronApiKey)
  const log = openLog(config.logLevel)
  return {
    boxes: {
      node,
      chainId: deployment.chainId,
      contract,
      deployBlock: deployment.deployBlock,
      master,
      operator: operatorWith(config.tronUrl, privateKey, contract, config.tronApiKey),
      log,
      mayRebind: process.env['TESSERA_BOX_REBIND'] === 'yes',
    },
    averages: {
      node,
      contract: oracle,
      operator: operatorWith(config.tronUrl, privateKey, oracle, config.tronApiKey),
      log,
    },
    epochs: epochsOf(process.env, { deployment, config, node, log }),
  }
}

function keep({ boxes, averages, epochs }: Kept): void {
  const stopBoxes = runKeeper(boxes, every)
  const stopAverages = runAverages(averages, every)
  const stopEpochs = epochs === null ? async () => {} : runEpochs(epochs, everyEpochs)
  const stop = (): void => {
    void Promise.all([stopBoxes(), stopAverages(), stopEpochs()]).then(() => process.exit(0))
    // A node that is silent now is not waited for.
    boxes.node.close()
  }
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(reason, stop)
  process.send?.({ type: 'ready' })
}

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const given = await options()
  if (values.check) process.exitCode = (await check(given.boxes)).troubles.length > 0 ? 1 : 0
  else keep(given)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  process.send?.({ type: 'error', message })
  if (process.connected) process.disconnect()
  process.exitCode = 1
}
