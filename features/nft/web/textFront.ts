import { defineTexts } from '#platform/std/text.ts'

/** What home shows of the cards, apart so that it comes without the rest. */
export const frontTexts = defineTexts({
  reserveFreeShort: { en: '{amount} TES free for new stakes', tc: '{amount} TES 可供新質押' },
  runwayShort: { en: 'runs {days, plural, one {# day} other {# days}}', tc: '可支付 {days} 天' },
  newestCards: { en: 'Newest cards', tc: '最新卡片' },
  seeMarket: { en: 'See the market', tc: '前往市場' },
})
