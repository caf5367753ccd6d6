import { defineTexts } from '#platform/std/text.ts'

/** Texts for attestor, revenue address and issuer. */
export const roleTexts = defineTexts({
  pay: { en: 'Pay', tc: '支付' },
  toPay: { en: 'Requests to pay', tc: '待支付的申請' },
  attest: { en: 'Attest', tc: '證明' },
  attestLead: {
    en: 'You are the attestor. The first attestation is of the document that buyers saw; each later one of another.',
    tc: '您是證明人。首次證明須為買家所見的文件，之後每次須為另一份文件。',
  },
  hash: { en: 'SHA-256 of the document', tc: '文件的 SHA-256' },
  wrongHash: { en: 'Enter 64 hex digits', tc: '請輸入 64 位十六進位數字' },
  reserve: { en: 'Reserve for all shares', tc: '全部份額的儲備' },
  distribute: { en: 'Pay dividends', tc: '支付股息' },
  distributeLead: {
    en: 'You are the revenue address. Each share gets the same.',
    tc: '您是收益地址，每份所得相同。',
  },
  amount: { en: 'Amount', tc: '數量' },
})
