import { defineFailures } from '#platform/std/failure.ts'

export const approvalsFailures = defineFailures({
  NOTHING_TO_REVOKE: {
    status: 409,
    text: {
      en: 'Nothing is approved for this spender any more',
      tc: '此授權對象目前沒有任何授權',
    },
  },
  NO_ALLOWANCES: {
    status: 422,
    text: {
      en: 'There is no coin and no card contract at this address',
      tc: '此地址不是代幣或卡片合約',
    },
  },
})
