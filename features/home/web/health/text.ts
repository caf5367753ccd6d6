import { defineTexts } from '#platform/std/text.ts'

/** Texts of whether promises are funded. */
export const healthTexts = defineTexts({
  funded: { en: 'All reward pools funded', tc: '獎勵池均已足額' },
  notFunded: { en: 'A reward pool is short', tc: '有獎勵池不足額' },
  shortest: {
    en: 'shortest runs {days, plural, one {# day} other {# days}}',
    tc: '最短可支付 {days, number} 天',
  },
  unread: { en: 'The reserves could not be read.', tc: '無法讀取獎勵儲備。' },
  attention: {
    en: '{count, plural, one {# order needs} other {# orders need}} your attention',
    tc: '{count, number} 筆訂單待您處理',
  },
  calm: { en: 'No order of yours waits', tc: '您沒有待處理的訂單' },
  title: { en: 'Reward pools', tc: '獎勵池' },
  lead: {
    en: 'What lies in each contract against what it has promised, asked of the contracts now.',
    tc: '各合約現有與已承諾的數量，即時向合約查詢。',
  },
  poolFunded: { en: 'Funded', tc: '足額' },
  poolShort: { en: 'Short', tc: '不足額' },
  balance: { en: 'In the contract', tc: '合約內' },
  promised: { en: 'Promised', tc: '已承諾' },
  free: { en: 'Free', tc: '可用' },
  pace: { en: 'Free part lasts', tc: '可用部分可支付' },
  stream: { en: 'Stream runs for', tc: '持續發放尚有' },
  daily: { en: 'Free part lasts at least', tc: '可用部分至少可支付' },
  days: { en: '{days, plural, one {# day} other {# days}}', tc: '{days, number} 天' },
  noPace: { en: 'nothing paid in 30 days', tc: '近 30 天無發放' },
  how: {
    en: 'Days of a free part are reckoned from what was paid in the last 30 days, and at least from the most that a day may promise. A stream lies in the contract whole, until its end.',
    tc: '可用部分的天數依近 30 天的發放推算，標示「至少」者依每日承諾上限推算。持續發放的獎勵於結束前全數存於合約。',
  },
})
