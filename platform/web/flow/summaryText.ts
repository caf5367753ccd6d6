import { defineTexts } from '#platform/std/text.ts'

/** What the summaries of most actions say: what is given, what comes back. */
export const summaryTexts = defineTexts({
  youGive: { en: 'You give', tc: '您付出' },
  youGet: { en: 'You get', tc: '您獲得' },
  onlyFee: { en: 'only the network fee', tc: '僅網路手續費' },
})
