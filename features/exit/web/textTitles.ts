import { defineTexts } from '#platform/std/text.ts'

export const exitTitles = defineTexts({
  exit: { en: 'Leave everything', tc: '全部退出' },
})
