import type { Locale } from '#platform/std/text.ts'
import { isFull, seed } from '#platform/std/testing/campaign.ts'

const turn: Locale = seed % 2 === 0 ? 'en' : 'tc'

/** The languages in which screens are looked at: the one that journeys leave out; both in `npm run test:full`. */
export const otherLanguages: readonly Locale[] = (['en', 'tc'] as const).filter(
  (one) => isFull || one !== turn,
)

/**
 * A journey's cases of one language, which changes with the commit; of both in `npm run test:full`. Every screen
 * stands in the other one in `screens.journey.test.ts`.
 */
export const inOneLanguage = <Case extends Locale | { readonly locale: Locale }>(
  cases: readonly Case[],
): Case[] => cases.filter((one) => isFull || (typeof one === 'string' ? one : one.locale) === turn)
