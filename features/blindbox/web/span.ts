import type { Text } from '#platform/std/text.ts'

import { buyTexts as texts } from './textBuy.ts'

/** A duration in the largest unit that divides it: 48 hours are 2 days, 90 minutes stay. */
export function spanOf(seconds: number): { readonly text: Text; readonly count: number } {
  if (seconds >= 86_400 && seconds % 86_400 === 0)
    return { text: texts.days, count: seconds / 86_400 }
  if (seconds >= 3_600 && seconds % 3_600 === 0)
    return { text: texts.hours, count: seconds / 3_600 }
  // Never longer than it is.
  return { text: texts.minutes, count: Math.floor(seconds / 60) }
}
