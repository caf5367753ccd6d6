import { defineTexts } from '#platform/std/text.ts'

/** Reference prices before the signature. */
export const guardTexts = defineTexts({
  cheapestListed: { en: 'Cheapest listed', tc: '最低掛單' },
  fromContract: { en: 'New from the contract', tc: '合約新卡' },
  bestOffer: { en: 'Best offer', tc: '最高出價' },
  highLevelFloor: {
    en: 'More than twice the floor of {figure}',
    tc: '高於底價 {figure} 的兩倍',
  },
  highLastSale: {
    en: 'More than twice the last sale of {figure}',
    tc: '高於最近成交價 {figure} 的兩倍',
  },
  highMintPrice: {
    en: 'More than twice the mint price of {figure}',
    tc: '高於鑄造價 {figure} 的兩倍',
  },
  lowLevelFloor: {
    en: 'Less than half of the floor of {figure}',
    tc: '低於底價 {figure} 的一半',
  },
  lowLastSale: {
    en: 'Less than half of the last sale of {figure}',
    tc: '低於最近成交價 {figure} 的一半',
  },
  lowMintPrice: {
    en: 'Less than half of the mint price of {figure}',
    tc: '低於鑄造價 {figure} 的一半',
  },
  underOffer: {
    en: 'Less than the best offer of {figure}',
    tc: '低於最高出價 {figure}',
  },
  confirm: { en: 'I mean this price', tc: '我確認此價格' },
  unreadPrices: {
    en: 'Prices to compare with could not be read, so nothing can be signed yet',
    tc: '無法讀取比較價格，暫時不能簽署',
  },
  confirmFirst: { en: 'Confirm the price first', tc: '請先確認價格' },
})
