import type { Bounds } from '#platform/web/spend/amount.ts'

import { withdrawalTexts as texts } from './text.ts'

interface Known {
  readonly available: bigint
  readonly minimum: bigint
}

/** At most what is unlocked; at least the minimum, but for the rest. */
export const boundsOf = ({ available, minimum }: Known): Bounds => ({
  balance: null,
  minimum: available < minimum ? available : minimum,
  below: texts.belowMinimum,
  most: { units: available, text: texts.insufficient },
})
