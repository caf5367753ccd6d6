import type { Locale } from '#platform/std/text.ts'
import { isFull, seed } from '#platform/std/testing/campaign.ts'

const turn: Locale = seed % 2 === 0 ? 'en' : 'tc'

/**
 * A journey's cases of one language, which changes with the commit; of both in `npm run test:full`. Every screen
 * stands in both in `screens.journey.test.ts`.
 */
export const inOneLanguage = <Case extends Locale | { readonly locale: Locale }>(
  cases: readonly Case[],
): Case[] => cases.filter((one) => isFull || (typeof one === 'string' ? one : one.locale) === turn)
