import { defineTexts } from '#platform/std/text.ts'

/** What home shows of the cards, apart so that it comes without the rest. */
export const frontTexts = defineTexts({
  seeMarket: { en: 'See the market', tc: '前往市場' },
  myCards: { en: 'My cards', tc: '我的卡片' },
  allCards: { en: 'All {count}', tc: '全部 {count} 張' },
  firstCard: { en: 'Buy a card', tc: '購買卡片' },
  held: { en: 'Held', tc: '持有' },
  mining: { en: 'Staked', tc: '質押中' },
  termOver: { en: 'Term over', tc: '已到期' },
  onSale: { en: 'On sale', tc: '出售中' },
  frozen: { en: 'Frozen', tc: '凍結' },
  earns: {
    en: 'A {level} card costs {price} USDT. Staked for {days, plural, one {# day} other {# days}} it earns {tes} TES ({worth} USDT), {apr} APR. Leave at any time.',
    tc: '一張{level}卡片售價 {price} USDT，質押 {days, number} 天可獲 {tes} TES（{worth} USDT），年化收益率 {apr}，可隨時退出。',
  },
  earnsUnpriced: {
    en: 'A {level} card costs {price} USDT. Staked for {days, plural, one {# day} other {# days}} it earns {tes} TES. Leave at any time.',
    tc: '一張{level}卡片售價 {price} USDT，質押 {days, number} 天可獲 {tes} TES，可隨時退出。',
  },
})
