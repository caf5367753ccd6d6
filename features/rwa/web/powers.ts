import type { PowerTexts } from '#platform/web/feature.ts'

const ways = {
  en: 'Refund, dividend and redemption ask no list and no role.',
  tc: '退款、股息與贖回不查名單，也不受任何角色控制。',
}

export const rwaPowers: PowerTexts = {
  rwaRegistrar: {
    title: { en: 'Registrar of RWA equity', tc: 'RWA 股權登記人' },
    can: {
      en: 'Make assets; set until when an account may buy or receive shares.',
      tc: '建立資產；設定帳戶可購買或接收份額的期限。',
    },
    limit: {
      en: 'The list is asked about buyers and receivers alone, never about who leaves.',
      tc: '名單只查買家與接收者，從不查退出者。',
    },
    worst: ways,
  },
  rwaAttestor: {
    title: { en: 'Attestor of RWA equity', tc: 'RWA 股權證明人' },
    can: {
      en: 'Attest the document that buyers saw, and later reserves.',
      tc: '證明買家所見的文件，以及其後的儲備。',
    },
    limit: {
      en: 'Money leaves escrow 72 hours later at the earliest; every buyer can leave until then.',
      tc: '款項最早於 72 小時後撥付；在此之前每位買家都可退出。',
    },
    worst: ways,
  },
  rwaIssuer: {
    title: { en: 'Issuer of an asset', tc: '資產發行人' },
    can: { en: 'Pay redemptions that are requested.', tc: '支付已申請的贖回。' },
    limit: {
      en: 'Only the shares of a request end, at the price that it states.',
      tc: '只註銷申請中的份額，並按申請所列價格支付。',
    },
    worst: {
      en: 'A redemption stays unpaid; its owner keeps the shares.',
      tc: '贖回未獲支付；持有人保留份額。',
    },
  },
  rwaRevenue: {
    title: { en: 'Revenue address of an asset', tc: '資產收益地址' },
    can: { en: 'Pay dividends.', tc: '支付股息。' },
    limit: { en: 'What was paid cannot be taken back.', tc: '已支付的款項無法收回。' },
    worst: { en: 'No dividend is paid.', tc: '不支付股息。' },
  },
}
