import { defineTexts } from '#platform/std/text.ts'

/** Texts of the screen of records. */
export const recordTexts = defineTexts({
  kind: { en: 'Kind of records', tc: '紀錄種類' },
})
