import { defineTexts } from '#platform/std/text.ts'

export const adminTitles = defineTexts({
  console: { en: 'Console', tc: '營運主控台' },
})
