import { defineTexts } from '#platform/std/text.ts'

/** What the app says of the screen before its code is there. */
export const withdrawalTitles = defineTexts({
  withdrawal: { en: 'Withdrawal', tc: '提領' },
  reserve: { en: 'Staged withdrawal', tc: '分期提取' },
})
