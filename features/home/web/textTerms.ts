import { defineTexts } from '#platform/std/text.ts'

/** Texts for values and results of the chain. */
export const termTexts = defineTexts({
  days: { en: '{days, plural, one {# day} other {# days}}', tc: '{days, number} 天' },
  seconds: {
    en: '{seconds, plural, one {# second} other {# seconds}}',
    tc: '{seconds, number} 秒',
  },
  refused: { en: 'The contract refused it', tc: '合約拒絕' },
  outOfEnergy: { en: 'Not enough energy', tc: '能量不足' },
})
