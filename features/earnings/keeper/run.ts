import { turnAfterTurn } from '#platform/chain/turns.ts'

import { EpochsKeeper, type EpochsOptions } from './epochs.ts'

/** Runs a turn every `every` milliseconds. Returns a function that stops it. */
export function runEpochs(
  options: EpochsOptions,
  every: number,
  onEnded?: (succeeded: boolean) => void,
): () => Promise<void> {
  const keeper = new EpochsKeeper(options)
  return turnAfterTurn(
    () => keeper.turn(),
    every,
    (err) => options.log.warn({ err }, 'a check of the epochs failed, the next one continues'),
    onEnded,
  )
}
