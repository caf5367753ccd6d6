import { defineTexts } from '../../std/text.ts'

export const searchTexts = defineTexts({
  clear: { en: 'Clear the search', tc: '清除搜尋' },
})
