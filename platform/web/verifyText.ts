import { defineTexts } from '#platform/std/text.ts'

/** Texts of the door behind a figure. */
export const verifyTexts = defineTexts({
  verify: { en: 'Verify', tc: '查證' },
  verifyOf: { en: 'Verify: {of}', tc: '查證：{of}' },
  lead: {
    en: 'Ask the same contract the same thing, and compare.',
    tc: '向同一合約作相同查詢，即可核對。',
  },
  contract: { en: 'Contract', tc: '合約' },
  call: { en: 'Call', tc: '查詢' },
  block: { en: 'Block', tc: '區塊' },
  value: { en: 'Answer', tc: '回覆' },
  copyCall: { en: 'Copy contract and call', tc: '複製合約與查詢' },
})
