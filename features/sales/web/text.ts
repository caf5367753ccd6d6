import { defineTexts } from '#platform/std/text.ts'

/** Texts of a product that cannot be bought, because its price in the chain's own coin is unknown now. */
export const noPriceTexts = defineTexts({
  waiting: { en: 'Waiting for a price', tc: '等待價格' },
  unknown: { en: 'no price in {symbol} now', tc: '目前沒有 {symbol} 價格' },
  note: {
    en: 'The average price is out of date. A new one takes about half an hour; only purchases wait for it.',
    tc: '平均價格已過期，約半小時後更新；僅購買需要等待，其他功能照常。',
  },
})
