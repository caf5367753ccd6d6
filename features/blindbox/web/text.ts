import { defineTexts } from '#platform/std/text.ts'

/** What the screens of boxes share. */
export const boxTexts = defineTexts({
  series: { en: 'Series {id}', tc: '系列 {id}' },
  preparing: { en: 'Preparing', tc: '準備中' },
  onSale: { en: 'On sale', tc: '銷售中' },
  soldOut: { en: 'Sold out', tc: '已售罄' },
  ended: { en: 'Ended', tc: '已結束' },
  left: { en: '{left} of {supply} left', tc: '剩餘 {left} / {supply}' },
  toMarket: { en: 'See all series', tc: '查看所有系列' },
})
