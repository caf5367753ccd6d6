import { defineTexts } from '#platform/std/text.ts'

/** Texts that the screens of boxes share. */
export const boxTexts = defineTexts({
  series: { en: 'Series {id}', tc: '系列 {id}' },
  preparing: { en: 'Preparing', tc: '準備中' },
  onSale: { en: 'On sale', tc: '出售中' },
  soldOut: { en: 'Sold out', tc: '已售罄' },
  ended: { en: 'Ended', tc: '已結束' },
  left: { en: '{left} of {supply} boxes remain', tc: '剩餘盲盒 {left} / {supply}' },
  inCoin: { en: '{amount} {symbol} now', tc: '目前 {amount} {symbol}' },
  startsIn: { en: 'Starts in', tc: '距開始' },
  endsIn: { en: 'Ends in', tc: '距結束' },
  endedAt: { en: 'Ended {time}', tc: '結束於 {time}' },
  urn: {
    en: 'Cards of series {id}, a stone for each',
    tc: '系列 {id} 的卡片，每張一枚石片',
  },
  toMarket: { en: 'See all series', tc: '查看所有系列' },
  copyAddress: { en: 'Copy address', tc: '複製地址' },
})

/** Texts of the list of series. */
export const listTexts = defineTexts({
  states: { en: 'State of the sale', tc: '銷售狀態' },
  lead: {
    en: 'Each box holds one card of its series. Every draw can be checked.',
    tc: '每個盲盒含該系列一張卡片，開啟時抽出，每次開獎皆可驗證。',
  },
  toOpen: {
    en: '{count, plural, one {# sealed box to open} other {# sealed boxes to open}}',
    tc: '{count, number} 個未開盲盒待開啟',
  },
  worthEach: { en: 'worth {amount} USDT on average', tc: '平均價值 {amount} USDT' },
  urnEmpty: { en: 'Every card is drawn', tc: '卡片已全數抽出' },
  inUrn: { en: 'Remaining cards', tc: '剩餘卡片' },
  noneOnSale: { en: 'No series is on sale now', tc: '目前沒有出售中的系列' },
  noneOnSaleBody: {
    en: 'See what is being prepared; boxes you hold are opened at any time.',
    tc: '可先查看準備中的系列；您持有的盲盒隨時可開啟。',
  },
  seePreparing: { en: 'See what is coming', tc: '查看準備中的系列' },
  nonePreparing: { en: 'No series is being prepared', tc: '沒有準備中的系列' },
  noneSoldOut: { en: 'No series is sold out', tc: '沒有售罄的系列' },
  noneEnded: { en: 'No series has ended yet', tc: '尚無已結束的系列' },
  seeOnSale: { en: 'See what is on sale', tc: '查看出售中的系列' },
})
