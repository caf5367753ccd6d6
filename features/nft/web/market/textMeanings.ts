import { defineTexts } from '#platform/std/text.ts'

/** What each argument of a call of the market means, beside its value on the signing sheet. */
export const meanings = defineTexts({
  coin: { en: 'Coin (zero: the chain’s own)', tc: '幣種（零為原生幣）' },
  price: { en: 'Price', tc: '價格' },
  amount: { en: 'Amount', tc: '金額' },
  maxPrice: { en: 'At most', tc: '上限' },
  minAmount: { en: 'At least', tc: '下限' },
  expiry: { en: 'Ends', tc: '結束時間' },
  listing: { en: 'Number of the listing', tc: '掛單編號' },
  offer: { en: 'Number of the offer', tc: '出價編號' },
  target: { en: 'Card or level', tc: '卡片或等級' },
  mover: { en: 'Who may move the card', tc: '可轉移此卡者' },
})
