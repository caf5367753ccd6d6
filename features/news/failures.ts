import { defineFailures } from '#platform/std/failure.ts'

export const newsFailures = defineFailures({
  NO_SUCH_ANNOUNCEMENT: {
    status: 404,
    text: { en: 'There is no announcement of this number', tc: '沒有此編號的公告' },
  },
  ANNOUNCEMENT_UNREADABLE: {
    status: 422,
    text: {
      en: 'This is not the canonical text of an announcement within the limits for this network',
      tc: '這不是此網路公告的標準文字，或超出長度限制',
    },
  },
  LINK_IN_SECURITY: {
    status: 422,
    text: { en: 'A security announcement has no link', tc: '安全公告不得含有連結' },
  },
  NOT_ANNOUNCER: {
    status: 403,
    text: { en: 'The announcer did not sign this text', tc: '此文字並非由公告發布者簽署' },
  },
  NOT_THE_NEXT: {
    status: 409,
    text: {
      en: 'The next announcement is #{number} and continues {previous}',
      tc: '下一則公告為 #{number}，須接續 {previous}',
    },
  },
  ANNOUNCEMENT_WAITS: {
    status: 409,
    text: {
      en: '#{number} waits for release by another operator. Release or reject it in the console first',
      tc: '第 {number} 則正等待另一位營運人員放行，請先在主控台放行或退回',
    },
  },
  ANNOUNCEMENT_TIME: {
    status: 409,
    text: {
      en: 'Its time is before the announcement before it, or in the future',
      tc: '時間早於前一則公告，或晚於現在',
    },
  },
})
