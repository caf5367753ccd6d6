import { defineTexts } from '#platform/std/text.ts'

/** Rows of the log, by their action. */
export const actionTexts = defineTexts({
  hide: { en: 'Hide what a creator wrote about a token', tc: '隱藏建立者為代幣填寫的內容' },
  unhide: { en: 'Show a hidden token again', tc: '重新顯示已隱藏的代幣' },
  proposeHide: {
    en: 'Proposed: hide what a creator wrote about a token',
    tc: '提議：隱藏建立者為代幣填寫的內容',
  },
  proposeUnhide: {
    en: 'Proposed: show a hidden token again',
    tc: '提議：重新顯示已隱藏的代幣',
  },
  withdrawHide: { en: 'Withdrawn: hide a token', tc: '撤回：隱藏代幣' },
  withdrawUnhide: { en: 'Withdrawn: show a token again', tc: '撤回：重新顯示代幣' },
  announce: { en: 'Released an announcement', tc: '放行公告' },
  withdrawAnnounce: { en: 'Rejected an announcement', tc: '退回公告' },
})

export const waitingTexts = defineTexts({
  title: { en: 'Waiting for another operator', tc: '等待另一位營運人員' },
  noProposal: { en: 'No proposal waits', tc: '沒有等待中的提議' },
  propose: { en: 'Propose', tc: '提議' },
  proposed: {
    en: 'Proposed and logged. It waits for another operator',
    tc: '已提議並記錄，等待另一位營運人員',
  },
  takesSecond: {
    en: 'It waits for another operator, who releases it',
    tc: '須由另一位營運人員放行後才生效',
  },
  waits: { en: 'Waits for another operator', tc: '等待另一位營運人員' },
  release: { en: 'Release', tc: '放行' },
  withdraw: { en: 'Withdraw', tc: '撤回' },
  reject: { en: 'Reject', tc: '退回' },
  withdrawn: { en: 'Withdrawn and logged', tc: '已撤回並記錄' },
  own: {
    en: 'Your own: another operator has to release it',
    tc: '由您提出，須由另一位營運人員放行',
  },
  othersDuty: {
    en: 'Only operators with this duty can release it',
    tc: '僅擔任此職責的營運人員可放行',
  },
  proposedAt: { en: 'Proposed', tc: '提議時間' },
  announcementHash: { en: 'Hash of the announcement', tc: '公告雜湊' },
})
