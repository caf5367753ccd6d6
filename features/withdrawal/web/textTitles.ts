import { defineTexts } from '#platform/std/text.ts'

/** Text of the screen's title, loaded before its code. */
export const withdrawalTitles = defineTexts({
  withdrawal: { en: 'Staged withdrawal', tc: '分階段提領' },
  reserve: { en: 'Staged withdrawal', tc: '分階段提領' },
})
