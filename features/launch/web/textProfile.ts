import { defineTexts } from '#platform/std/text.ts'

/** Texts of the sheet in which a creator edits what stands beside its token. */
export const profileTexts = defineTexts({
  title: { en: 'Edit {symbol}', tc: '編輯 {symbol}' },
  lead: {
    en: 'Picture, links and introduction. Name and symbol never change.',
    tc: '圖片、連結與介紹。名稱與代號無法更改。',
  },
  save: { en: 'Save', tc: '儲存' },
  saved: { en: 'Saved', tc: '已儲存' },
})
