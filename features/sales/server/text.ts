import { defineTexts } from '#platform/std/text.ts'

/** What would let a purchase pass. */
export const saleTexts = defineTexts({
  wait: { en: 'Come back when the sale has started', tc: '請於銷售開始後再來' },
  price: {
    en: 'Wait for the next average price: anybody can have it stored',
    tc: '請等待下一次平均價格，任何人皆可觸發記錄',
  },
  another: { en: 'Choose another level or series', tc: '請選擇其他等級或系列' },
  fewer: { en: 'Choose fewer', tc: '請減少數量' },
  tomorrow: {
    en: 'Wait for the next day of UTC, or raise your limit: that takes 24 hours',
    tc: '請等到下一個 UTC 日，或提高上限（24 小時後生效）',
  },
})
