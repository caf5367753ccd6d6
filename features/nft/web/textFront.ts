import { defineTexts } from '#platform/std/text.ts'

/** What home shows of the cards, apart so that it comes without the rest. */
export const frontTexts = defineTexts({
  newestCards: { en: 'Newest cards', tc: '最新卡片' },
  seeMarket: { en: 'See the market', tc: '前往市場' },
})
