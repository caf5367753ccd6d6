import { turnAfterTurn } from '#platform/chain/turns.ts'

import { AveragesKeeper, type AveragesOptions } from './averages.ts'

/** Turn after turn, `every` so many milliseconds. What it gives stops it. */
export function runAverages(options: AveragesOptions, every: number): () => Promise<void> {
  const keeper = new AveragesKeeper(options)
  return turnAfterTurn(
    () => keeper.turn(),
    every,
    (err) => options.log.warn({ err }, 'no look at the averages, the next goes on'),
  )
}
