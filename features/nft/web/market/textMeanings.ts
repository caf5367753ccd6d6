import { defineTexts } from '#platform/std/text.ts'

/** What each argument of a call of the market means, beside its value on the signing sheet. */
export const meanings = defineTexts({
  coin: { en: 'Coin (zero: the chain’s own)', tc: '幣種（零為原生幣）' },
  price: { en: 'Price, in millionths', tc: '價格（百萬分之一）' },
  amount: { en: 'Amount, in millionths', tc: '金額（百萬分之一）' },
  maxPrice: { en: 'At most, in millionths', tc: '上限（百萬分之一）' },
  minAmount: { en: 'At least, in millionths', tc: '下限（百萬分之一）' },
  expiry: { en: 'Ends, unix seconds', tc: '結束時間（Unix 秒）' },
  listing: { en: 'Number of the listing', tc: '掛單編號' },
  offer: { en: 'Number of the offer', tc: '出價編號' },
  target: { en: 'Card or level', tc: '卡片或等級' },
  mover: { en: 'Who may move the card', tc: '可轉移此卡者' },
})
