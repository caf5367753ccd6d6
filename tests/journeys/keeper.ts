import { operatorWith } from '#apps/keeper/operator.ts'
import type { startWorld } from '#apps/deploy/testing.ts'
import { runKeeper } from '#features/blindbox/keeper/run.ts'
import { deploymentOf } from '#platform/chain/deployment.ts'
import { TronNode } from '#platform/chain/node.ts'
import { openLog } from '#platform/server/log.ts'

/** The master secret of every stack of the journeys. */
export const boxSecret = `0x${'5e'.repeat(31)}ed` as const

/** Milliseconds between two of its turns. */
const every = 200

/** What apps/keeper runs, in this process. */
export interface StackKeeper {
  start(): void
  /** Ends it; to a reader the operator is silent from then on. */
  stop(): Promise<void>
}

export function keeperOn(world: Awaited<ReturnType<typeof startWorld>>): StackKeeper {
  const deployment = deploymentOf(world.deployment)
  const contract = deployment.address('BlindBoxes')
  const { url, accounts } = world.net
  let stopKeeper: (() => Promise<void>) | null = null
  return {
    start() {
      stopKeeper ??= runKeeper(
        {
          node: new TronNode(url),
          chainId: deployment.chainId,
          contract,
          deployBlock: deployment.deployBlock,
          master: boxSecret,
          operator: operatorWith(url, accounts[0]!.privateKey, contract),
          log: openLog('silent'),
        },
        every,
      )
    },
    async stop() {
      await stopKeeper?.()
      stopKeeper = null
    },
  }
}
