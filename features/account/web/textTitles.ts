import { defineTexts } from '#platform/std/text.ts'

/** Titles of these screens, loaded before their code. */
export const accountTitles = defineTexts({
  profile: { en: 'Edit profile', tc: '編輯個人檔案' },
  users: { en: 'Users', tc: '成員列表' },
})
