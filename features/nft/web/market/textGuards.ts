import { defineTexts } from '#platform/std/text.ts'

/** What a price is held against before it is signed. */
export const guardTexts = defineTexts({
  levelFloor: { en: 'Level floor', tc: '等級底價' },
  cheapestListed: { en: 'Cheapest listed', tc: '最低掛單' },
  fromContract: { en: 'New from the contract', tc: '合約新卡' },
  lastSale: { en: 'Last sale', tc: '上次成交' },
  bestOffer: { en: 'Best offer', tc: '最高出價' },
  highLevelFloor: {
    en: 'More than twice the level floor of {figure}',
    tc: '高於等級底價 {figure} 的兩倍',
  },
  highLastSale: {
    en: 'More than twice the last sale of {figure}',
    tc: '高於上次成交價 {figure} 的兩倍',
  },
  lowLevelFloor: {
    en: 'Less than half of the level floor of {figure}',
    tc: '低於等級底價 {figure} 的一半',
  },
  lowLastSale: {
    en: 'Less than half of the last sale of {figure}',
    tc: '低於上次成交價 {figure} 的一半',
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
