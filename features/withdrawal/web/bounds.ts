import type { Bounds } from '#platform/web/spend/amount.ts'

import { withdrawalTexts as texts } from './text.ts'

interface Known {
  readonly available: bigint
  readonly minimum: bigint
}

/** At most the unlocked amount; at least the minimum, except for the rest. */
export const boundsOf = ({ available, minimum }: Known): Bounds => ({
  balance: null,
  minimum: available < minimum ? available : minimum,
  below: texts.belowMinimum,
  most: { units: available, text: texts.insufficient },
})
