import type { Text } from '#platform/std/text.ts'

import { openingTexts as texts } from '../textOpening.ts'

/** Seconds of a block on this chain; a block that is left out makes it longer. */
export const blockTime = 3

/** How many blocks are left until anyone may refund, and about how long that is. */
export function refundIn(
  refundBlock: number,
  head: number,
): { readonly blocks: number; readonly text: Text; readonly count: number } {
  const blocks = Math.max(0, refundBlock - head)
  const seconds = blocks * blockTime
  return seconds < 90
    ? { blocks, text: texts.seconds, count: seconds }
    : { blocks, text: texts.minutes, count: Math.round(seconds / 60) }
}
