import { defineTexts } from '#platform/std/text.ts'

/** Titles of screens and tiles; they are in the first code. */
export const otcTitles = defineTexts({
  market: { en: 'OTC trading', tc: '場外交易' },
  publish: { en: 'Publish an offer', tc: '發布掛單' },
  offer: { en: 'OTC offer', tc: '場外掛單' },
  record: { en: 'OTC record', tc: '場外交易紀錄' },
  offers: { en: 'OTC offers', tc: '場外掛單' },
})
