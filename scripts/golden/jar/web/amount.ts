import type { Text } from '#platform/std/text.ts'

import { jarTexts as texts } from './text.ts'

/** What is wrong with an amount of sun; null where nothing is. `most` null: no limit known here. */
export function wrongAmount(amount: bigint | null, most: bigint | null): Text | null {
  if (amount === null || amount === 0n) return texts.notAnAmount
  return most !== null && amount > most ? texts.holdsLess : null
}
