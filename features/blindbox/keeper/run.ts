import { setTimeout as sleep } from 'node:timers/promises'

import { type Health, healthOf, tell } from './health.ts'
import { Keeper, type KeeperOptions } from './keeper.ts'

export interface RunningKeeper {
  /** Lets the turn that is on its way come to its end. Twice is once. */
  stop(): Promise<void>
}

/** Milliseconds between two looks at bond and balance. */
const healthEvery = 60_000

/** Turn after turn, `every` so many milliseconds, whatever goes wrong in one. */
export function runKeeper(options: KeeperOptions, every: number): RunningKeeper {
  const { log, node, operator } = options
  const keeper = new Keeper(options)
  const stopping = new AbortController()
  let told = -Infinity
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        const seen = await keeper.turn()
        if (performance.now() - told >= healthEvery) {
          tell(log, await healthOf(keeper, seen, node, operator))
          told = performance.now()
        }
      } catch (err) {
        if (!stopping.signal.aborted) log.warn({ err }, 'a turn came to nothing, the next goes on')
      }
      await sleep(every, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = loop()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}

/** One look that sends nothing, for whoever watches. */
export async function check(options: KeeperOptions): Promise<Health> {
  const keeper = new Keeper(options)
  const health = await healthOf(keeper, await keeper.look(), options.node, options.operator)
  tell(options.log, health)
  return health
}
