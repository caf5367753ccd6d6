import { defineTexts } from '#platform/std/text.ts'

/** What a card earns, before it is bought or staked. */
export const earnTexts = defineTexts({
  earns: {
    en: 'Staked for {days, plural, one {# day} other {# days}}: {amount} TES',
    tc: '質押 {days, number} 天可得 {amount} TES',
  },
  earnsWorth: {
    en: 'Staked for {days, plural, one {# day} other {# days}}: about {amount} TES ({worth} USDT)',
    tc: '質押 {days, number} 天約得 {amount} TES（{worth} USDT）',
  },
  apr: { en: 'APR', tc: '年化收益率（APR）' },
  how: { en: 'How APR is computed', tc: '年化收益率如何計算' },
  howBody: {
    en: 'The reward is power × rate × time. Its worth is by the pool of TES and USDT now, and APR is that worth in a year over the price of the card, or of its level.',
    tc: '獎勵為算力 × 費率 × 時間；價值依 TES 與 USDT 資金池的目前價格計，年化收益率為一年的價值除以卡片或其等級的價格。',
  },
  tesPrice: { en: 'Price of TES', tc: 'TES 價格' },
})
