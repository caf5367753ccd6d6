import { defineTexts } from '#platform/std/text.ts'

/** What the shell shows before the screen's own code is there. */
export const approvalsTitles = defineTexts({
  approvals: { en: 'Approvals', tc: '授權管理' },
})
