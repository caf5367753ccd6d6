import { defineTexts } from '#platform/std/text.ts'

export const recordTexts = defineTexts({
  none: { en: 'No record of RWA yet', tc: '尚無 RWA 紀錄' },
  buy: { en: 'Shares bought', tc: '已購買份額' },
  refund: { en: 'Money returned', tc: '資金已退回' },
  claim: { en: 'Dividends claimed', tc: '已領取股息' },
  sent: { en: 'Shares sent', tc: '已轉出份額' },
  received: { en: 'Shares received', tc: '已收到份額' },
  request: { en: 'Redemption requested', tc: '已申請贖回' },
  cancel: { en: 'Redemption cancelled', tc: '已取消贖回' },
  fulfilled: { en: 'Redemption paid', tc: '贖回已支付' },
  claimRedemption: { en: 'Redemption claimed', tc: '已領取贖回款' },
  withdraw: { en: 'Credit withdrawn', tc: '已提領款項' },
  release: { en: 'Escrow received', tc: '已收到託管資金' },
  distribute: { en: 'Dividends paid', tc: '已支付股息' },
})
