import { defineTexts } from '#platform/std/text.ts'

export const safetyTitles = defineTexts({
  safety: { en: 'Safety', tc: '安全' },
})
