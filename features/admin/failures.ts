import { defineFailures } from '#platform/std/failure.ts'

export const adminFailures = defineFailures({
  WRONG_SIGNER: {
    status: 403,
    text: {
      en: 'This is not signed by your address, or not for this text',
      tc: '此簽名並非由您的地址簽署，或簽署的不是此內容',
    },
  },
  NOT_YOUR_ROLE: {
    status: 403,
    text: {
      en: 'The contract names another address for this role',
      tc: '合約中此職權屬於其他地址',
    },
  },
  NO_ROLE_CALL: {
    status: 400,
    text: {
      en: 'Only a call that a role of our contracts makes can be signed together, by an active permission',
      tc: '只有合約職權的呼叫，且使用活躍權限，才能共同簽署',
    },
  },
  NO_PERMISSION: {
    status: 403,
    text: {
      en: 'The account has not given your key this permission',
      tc: '該帳戶未將此權限授予您的金鑰',
    },
  },
  LIFETIME: {
    status: 409,
    text: {
      en: 'Its time to be signed is over, or more than a day. Propose it again',
      tc: '簽署期限已過或超過一天，請重新提議',
    },
  },
  MANY_WAITING: {
    status: 409,
    text: {
      en: 'You have proposed {limit} calls. One leaves the list a day after it ends',
      tc: '您已提議 {limit} 筆呼叫，每筆結束一天後移出列表',
    },
  },
  LOG_MOVED: {
    status: 409,
    text: {
      en: 'Another operator was first. Reload and sign again',
      tc: '其他營運人員已先完成操作，請重新載入並再次簽署',
    },
  },
  NO_SUCH_LAUNCH: {
    status: 404,
    text: { en: 'No token of this platform has this address', tc: '此地址不是本平台的代幣' },
  },
  PROPOSE_FIRST: {
    status: 409,
    text: {
      en: 'Several operators have this duty: one proposes it, another releases it',
      tc: '此職責由多位營運人員擔任：須由一人提議，另一人放行',
    },
  },
  OWN_PROPOSAL: {
    status: 403,
    text: {
      en: 'This is your own. Another operator has to release it',
      tc: '這是您本人提出的，須由另一位營運人員放行',
    },
  },
  NO_SECOND: {
    status: 409,
    text: {
      en: 'No other operator has this duty: it takes effect without a proposal',
      tc: '沒有其他營運人員擔任此職責：無須提議即可生效',
    },
  },
  WAITS_ALREADY: {
    status: 409,
    text: {
      en: 'This already waits for another operator',
      tc: '此項已在等待另一位營運人員',
    },
  },
  NOT_WAITING: {
    status: 404,
    text: { en: 'Nothing of this waits any more', tc: '沒有等待中的此項提議' },
  },
  NOT_READY_TO_ANNOUNCE: {
    status: 409,
    text: {
      en: 'The announcer did not sign it, or it does not continue the newest announcement. Reject it',
      tc: '並非由公告發布者簽署，或未接續最新公告，請予退回',
    },
  },
  SHOWN_SO: {
    status: 409,
    text: { en: 'The token is shown this way already', tc: '此代幣已是這樣顯示' },
  },
})
