import { defineTexts } from '#platform/std/text.ts'

/** What each argument of a purchase means, beside its value on the signing sheet. */
export const signedBuyTexts = defineTexts({
  seriesId: { en: 'Number of the series', tc: '系列編號' },
  count: { en: 'How many boxes', tc: '盲盒數量' },
  boxIds: { en: 'Numbers of the boxes', tc: '盲盒編號清單' },
})
