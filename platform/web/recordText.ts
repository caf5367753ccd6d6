import { defineTexts } from '../std/text.ts'

/** What leads to the screen of records. */
export const recordTexts = defineTexts({
  all: { en: 'All records', tc: '全部紀錄' },
})
