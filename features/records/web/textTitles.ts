import { defineTexts } from '#platform/std/text.ts'

/** What the title bar says: loaded with the app, before the screen. */
export const recordTitles = defineTexts({
  records: { en: 'Records', tc: '紀錄' },
})
