import { turnAfterTurn } from '#platform/chain/turns.ts'

import { type Health, healthOf, tell } from './health.ts'
import { Keeper, type KeeperOptions } from './keeper.ts'

/** Milliseconds between two looks at bond and balance. */
const healthEvery = 60_000

/** Turn after turn, `every` so many milliseconds. What it gives stops it. */
export function runKeeper(options: KeeperOptions, every: number): () => Promise<void> {
  const { log, node, operator } = options
  const keeper = new Keeper(options)
  let told = -Infinity
  const turn = async (): Promise<void> => {
    const seen = await keeper.turn()
    if (performance.now() - told < healthEvery) return
    tell(log, await healthOf(keeper, seen, node, operator))
    told = performance.now()
  }
  return turnAfterTurn(turn, every, (err) =>
    log.warn({ err }, 'a turn came to nothing, the next goes on'),
  )
}

/** One look that sends nothing, for whoever watches. */
export async function check(options: KeeperOptions): Promise<Health> {
  const keeper = new Keeper(options)
  const health = await healthOf(keeper, await keeper.look(), options.node, options.operator)
  tell(options.log, health)
  return health
}
