import { turnAfterTurn } from '#platform/chain/turns.ts'

import { type Health, healthOf, reportHealth } from './health.ts'
import { Keeper, type KeeperOptions } from './keeper.ts'

/** Milliseconds between two looks at bond and balance. */
const healthEvery = 60_000

/** Learns of each turn whether it succeeded, and of each look at bond and balance. */
export interface KeeperWatch {
  readonly ended: (succeeded: boolean) => void
  readonly healthy: (health: Health) => void
}

/** Runs a turn every `every` milliseconds. Returns a function that stops it. */
export function runKeeper(
  options: KeeperOptions,
  every: number,
  watch?: KeeperWatch,
): () => Promise<void> {
  const { log, node, operator } = options
  const keeper = new Keeper(options)
  let reportedAt = -Infinity
  const turn = async (): Promise<void> => {
    const seen = await keeper.turn()
    if (performance.now() - reportedAt < healthEvery) return
    const health = await healthOf(keeper, seen, node, operator)
    reportHealth(log, health)
    watch?.healthy(health)
    reportedAt = performance.now()
  }
  const onFailed = (err: unknown): void =>
    log.warn({ err }, 'a turn failed, the next one continues')
  return turnAfterTurn(turn, every, onFailed, watch?.ended)
}

/** One check that sends nothing, for monitoring. */
export async function check(options: KeeperOptions): Promise<Health> {
  const keeper = new Keeper(options)
  const health = await healthOf(keeper, await keeper.look(), options.node, options.operator)
  reportHealth(options.log, health)
  return health
}
