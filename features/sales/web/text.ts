import { defineTexts } from '#platform/std/text.ts'

/** What a product says that nobody can buy, because its price in the chain's own coin is not known now. */
export const noPriceTexts = defineTexts({
  waiting: { en: 'Waiting for a price', tc: '等待價格' },
  unknown: { en: 'no price in {symbol} now', tc: '目前沒有 {symbol} 價格' },
  note: {
    en: 'There is no fresh average price now. Purchases alone wait for one: all else works as ever.',
    tc: '目前沒有最新的平均價格，僅購買須等待，其他功能照常。',
  },
})
