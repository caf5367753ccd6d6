import { defineTexts } from '#platform/std/text.ts'

/** What the app says of these screens before their code is there. */
export const accountTitles = defineTexts({
  profile: { en: 'Edit profile', tc: '編輯個人檔案' },
  users: { en: 'Users', tc: '成員列表' },
})
