import { turnAfterTurn } from '#platform/chain/turns.ts'

import { EpochsKeeper, type EpochsOptions } from './epochs.ts'

/** Turn after turn, `every` so many milliseconds. What it gives stops it. */
export function runEpochs(options: EpochsOptions, every: number): () => Promise<void> {
  const keeper = new EpochsKeeper(options)
  return turnAfterTurn(
    () => keeper.turn(),
    every,
    (err) => options.log.warn({ err }, 'no look at the epochs, the next goes on'),
  )
}
