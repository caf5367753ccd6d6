import { defineTexts } from '#platform/std/text.ts'

/** Texts of whether promises are funded. */
export const healthTexts = defineTexts({
  funded: { en: 'All reward pools funded', tc: '獎勵池均已足額' },
  notFunded: { en: 'A reward pool is short', tc: '有獎勵池不足額' },
  shortest: {
    en: 'the shortest lasts {days, plural, one {# day} other {# days}}',
    tc: '最短可支付 {days, number} 天',
  },
  unread: { en: 'The reserves could not be read.', tc: '無法讀取獎勵儲備。' },
  attention: {
    en: '{count, plural, one {# order needs} other {# orders need}} your attention',
    tc: '{count, number} 筆訂單待您處理',
  },
  title: { en: 'Reward pools', tc: '獎勵池' },
  lead: {
    en: 'What each contract holds and what it has promised, read from the contracts now.',
    tc: '各合約持有與已承諾的數量，即時讀自合約。',
  },
  poolFunded: { en: 'Funded', tc: '足額' },
  poolShort: { en: 'Short', tc: '不足額' },
  balance: { en: 'In the contract', tc: '合約內' },
  promised: { en: 'Promised', tc: '已承諾' },
  free: { en: 'Not promised yet', tc: '尚未承諾' },
  pace: { en: 'Enough for about', tc: '約可支付' },
  stream: { en: 'Rewards run for', tc: '獎勵尚可發放' },
  daily: { en: 'Enough for at least', tc: '至少可支付' },
  days: { en: '{days, plural, one {# day} other {# days}}', tc: '{days, number} 天' },
  tenYears: { en: 'over 10 years', tc: '超過 10 年' },
  noPace: { en: 'not known, no payout in 30 days', tc: '尚無法估算，近 30 天無發放' },
  how: {
    en: '“About” follows the payouts of the last 30 days; “at least” follows the most that one day may promise. Rewards paid by the second are in the contract in full, until their end.',
    tc: '「約」依近 30 天的發放推算，「至少」依每日承諾上限推算。按秒發放的獎勵於結束前全數存於合約。',
  },
})
