import { defineTexts } from '#platform/std/text.ts'

/** Texts of menu, tiles and title bars: loaded with the app, before any screen. */
export const teamTitles = defineTexts({
  teamsTitle: { en: 'My Team', tc: '我的團隊' },
  invitationsTitle: { en: 'My Invitation', tc: '我的邀請' },
})
