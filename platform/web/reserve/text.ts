import { defineTexts } from '#platform/std/text.ts'

/** Texts of what stands behind promised rewards. */
export const reserveTexts = defineTexts({
  funded: { en: 'All rewards are funded', tc: '所有獎勵均已足額' },
  notFunded: { en: 'Reward reserve does not cover its promises', tc: '獎勵儲備不足以支付承諾' },
  title: { en: 'Reward reserve', tc: '獎勵儲備' },
  share: { en: 'Share of the reserve that is promised', tc: '儲備中已承諾的比例' },
  balance: { en: 'TES in the contract', tc: '合約內 TES' },
  promised: { en: 'Promised to stakes', tc: '已承諾' },
  free: { en: 'Free for new stakes', tc: '可供新質押' },
  paid30: { en: 'Paid in the last 30 days', tc: '近 30 天發放' },
  runway: {
    en: 'Reward pool covers {days, plural, one {# day} other {# days}} at today’s rate',
    tc: '以目前速率，獎勵池可支付 {days, number} 天',
  },
  notAPromise: {
    en: 'Based on rewards already paid. Not a promise.',
    tc: '依過往已發放計算，並非承諾。',
  },
  noPace: { en: 'Nothing was paid in the last 30 days yet', tc: '近 30 天尚無發放' },
  empty: {
    en: 'The reserve is empty: no new stake can open. What was promised is still there; leaving and unstaking work as usual.',
    tc: '儲備已空，暫無法新增質押。已承諾的獎勵仍在合約內，退出與解除質押照常。',
  },
})
