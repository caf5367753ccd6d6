import { defineTexts } from '#platform/std/text.ts'

/** What the shell shows before the screen's own code is there. */
export const jarTitles = defineTexts({
  title: { en: 'Jar', tc: '儲蓄罐' },
})
