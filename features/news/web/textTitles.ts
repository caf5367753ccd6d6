import { defineTexts } from '#platform/std/text.ts'

export const newsTitles = defineTexts({
  announcements: { en: 'Announcements', tc: '公告' },
  announcement: { en: 'Announcement', tc: '公告內容' },
})
