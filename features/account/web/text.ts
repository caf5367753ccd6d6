import { defineTexts } from '#platform/std/text.ts'

export const accountTexts = defineTexts({
  you: { en: 'You', tc: '您' },
  demo: { en: 'demo', tc: '示範' },
  lookAlike: { en: 'Look-alike', tc: '仿似' },
})
