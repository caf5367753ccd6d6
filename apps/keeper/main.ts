// node build/node/keeper.js [--check]: settles and refunds the requests of blind boxes, posts
// chains of secrets, sends the features' chores that are due, posts and accepts epochs of rewards,
// until it is stopped. With --check it looks once, sends nothing, and exits with 1 if something is
// wrong. The key comes from TESSERA_OPERATOR_KEY, the master secret from TESSERA_BOX_SECRET; the
// local network has a public key and its own secret in DATA_DIR.
import { parseArgs } from 'node:util'

import type { KeeperOptions } from '#features/blindbox/keeper/keeper.ts'
import type { EpochsOptions } from '#features/earnings/keeper/epochs.ts'
import { runEpochs } from '#features/earnings/keeper/run.ts'
import { check, runKeeper } from '#features/blindbox/keeper/run.ts'
import type { ChoresOptions } from '#platform/chain/chores.ts'
import { readDeployment } from '#platform/chain/deployment.ts'
import { TronNode } from '#platform/chain/node.ts'
import type { Config } from '#platform/server/config.ts'
import { openLog } from '#platform/server/log.ts'
import { withSecretFiles } from '#platform/server/secretFiles.ts'
import { choresOf, runChores } from './chores.ts'
import { configOfKeeper } from './config.ts'
import { epochsOf } from './epochs.ts'
import { keysOf } from './keys.ts'
import { operatorWith } from './operator.ts'
import { KeeperFigures, serveFigures } from './figures.ts'
import { callOf, originOf } from './ourServer.ts'

/** Milliseconds between two turns. */
const every = 1_000
/** Of the epochs whose data file is requested. */
const everyEpochs = 10_000

interface Kept {
  readonly config: Config
  readonly network: string
  readonly boxes: KeeperOptions
  readonly chores: ChoresOptions
  readonly epochs: EpochsOptions | null
}

async function options(): Promise<Kept> {
  const env = withSecretFiles(process.env)
  const config = configOfKeeper(env)
  const deployment = readDeployment(config.deploymentFile)
  const { privateKey, master } = await keysOf(env, deployment, config)
  const contract = deployment.address('BlindBoxes')
  const node = new TronNode(config.tronUrl, undefined, undefined, config.tronApiKey)
  const log = openLog(config.logLevel)
  return {
    config,
    network: deployment.network,
    boxes: {
      node,
      chainId: deployment.chainId,
      contract,
      deployBlock: deployment.deployBlock,
      master,
      operator: operatorWith(config.tronUrl, privateKey, contract, config.tronApiKey),
      log,
      mayRebind: env['TESSERA_BOX_REBIND'] === 'yes',
    },
    chores: choresOf(env, deployment, {
      node,
      log,
      signer: (address) => operatorWith(config.tronUrl, privateKey, address, config.tronApiKey),
      ask: callOf(originOf(config)),
    }),
    epochs: epochsOf(env, { deployment, config, node, log }),
  }
}

async function keep({ config, network, boxes, chores, epochs }: Kept): Promise<void> {
  const figures = new KeeperFigures(boxes.node)
  const metrics = await serveFigures(figures, config, network)
  const stopBoxes = runKeeper(boxes, every, {
    ended: figures.ended('boxes'),
    healthy: (health) => figures.healthy(health),
  })
  const endedChores = figures.ended('chores')
  const stopChores = runChores(chores, every, (succeeded, failing) => {
    endedChores(succeeded)
    figures.choresFailing(failing)
  })
  const stopEpochs =
    epochs === null ? async () => {} : runEpochs(epochs, everyEpochs, figures.ended('epochs'))
  const stop = (): void => {
    void Promise.all([stopBoxes(), stopChores(), stopEpochs()]).then(() => process.exit(0))
    // A node that is silent now is not waited for.
    boxes.node.close()
  }
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(reason, stop)
  process.send?.({ type: 'ready', metrics })
}

try {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
  const input = await options()
  if (values.check) process.exitCode = (await check(input.boxes)).troubles.length > 0 ? 1 : 0
  else await keep(input)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(message)
  process.send?.({ type: 'error', message })
  if (process.connected) process.disconnect()
  process.exitCode = 1
}
