import type { FailureKind } from '#platform/std/failure.ts'
import type { Locale, Text } from '#platform/std/text.ts'

import type { Verdict } from '#platform/std/verdict.ts'

export const yes: Verdict = { can: true, reason: null, message: '', remedy: '' }

/** A refusal told before it happens, and what would make it a yes. */
export function no(
  locale: Locale,
  { code, text }: FailureKind,
  remedy: Text,
  values: Readonly<Record<string, string>> = {},
): Verdict {
  const inWords = (words: Text): string =>
    words[locale].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  return { can: false, reason: code, message: inWords(text), remedy: inWords(remedy) }
}
