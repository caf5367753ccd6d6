import { wholeNumber } from '#platform/std/amount.ts'
import type { Text } from '#platform/std/text.ts'

import { makeTexts as texts } from './textMake.ts'

export const day = 86_400

/** Days that most locks have, in both kinds. */
const presets = [30, 90, 180, 365, 730] as const

/** Those of them that end at this time at the earliest. */
export const offered = (now: number, from: number): readonly number[] =>
  presets.filter((days) => now + days * day >= from)

interface DaysFault {
  readonly text: Text
  readonly values: Readonly<Record<string, number>>
}

/** How many days were typed, or what is wrong with it. */
export function typedDays(
  typed: string,
  most: number,
): { readonly days: number } | { readonly fault: DaysFault } {
  if (typed.trim() === '') return { fault: { text: texts.daysRequired, values: {} } }
  const days = wholeNumber(typed)
  if (days === null) return { fault: { text: texts.daysWhole, values: {} } }
  if (days < 1) return { fault: { text: texts.daysLeast, values: {} } }
  if (days > most) return { fault: { text: texts.daysMost, values: { most } } }
  return { days }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `2027-12-02`, in the reader's zone: as a field of a date has it. */
export function dateOf(seconds: number): string {
  const at = new Date(seconds * 1000)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** Days from the date of `now` to this one, in the reader's zone; null where it is none, or not a later one. */
export function daysUntil(date: string, now: number): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  // Both at midnight of UTC: no day there is shorter than another.
  const days = (Date.parse(date) - Date.parse(dateOf(now))) / (day * 1000)
  return Number.isInteger(days) && days > 0 ? days : null
}
