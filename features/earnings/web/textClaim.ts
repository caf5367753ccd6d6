import { defineTexts } from '#platform/std/text.ts'

/** Texts of the screen of claims, and of what is signed there. */
export const claimTexts = defineTexts({
  lead: {
    en: 'What lies in contracts for you. It does not expire, and nobody can take it back.',
    tc: '存放於合約中、屬於您的款項。不會過期，任何人都無法收回。',
  },
  feesBody: {
    en: 'Shares of fees that your line has paid.',
    tc: '您的團隊成員所付手續費的分潤。',
  },
  available: { en: 'Available', tc: '可領取' },
  minimum: { en: 'Minimum', tc: '最低金額' },
  noMinimum: { en: 'none', tc: '無' },
  fee: { en: 'Fee', tc: '手續費' },
  noFee: { en: 'none; the network’s own is shown before you sign', tc: '無；簽署前會顯示網路費用' },
  receive: { en: 'You receive', tc: '您將收到' },
  claim: { en: 'Claim', tc: '領取' },
  nothing: { en: 'Nothing to claim here now', tc: '目前沒有可領取的金額' },
  onTheWay: { en: 'On its way', tc: '處理中' },
  records: { en: 'Paid to you', tc: '領取紀錄' },
  elsewhere: { en: 'Rewards of stakes', tc: '質押獎勵' },
  elsewhereBody: {
    en: 'They are claimed where you have staked.',
    tc: '請於您質押之處領取。',
  },

  feesTitle: { en: 'Claim fee shares', tc: '領取手續費分潤' },
  feesDone: { en: 'Fee shares paid', tc: '手續費分潤已支付' },
})
