import type { FailureKind } from '#platform/std/failure.ts'
import { type Locale, type Text, type TextValues, filled } from '#platform/std/text.ts'
import type { Verdict } from '#platform/std/verdict.ts'

export const yes: Verdict = { can: true, reason: null, message: '', remedy: '' }

/** A refusal told before it happens, and what would make it a yes. */
export const no = (
  locale: Locale,
  { code, text }: FailureKind,
  remedy: Text,
  values: TextValues = {},
): Verdict => ({
  can: false,
  reason: code,
  message: filled(text, locale, values),
  remedy: filled(remedy, locale, values),
})
