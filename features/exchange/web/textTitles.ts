import { defineTexts } from '#platform/std/text.ts'

export const exchangeTitles = defineTexts({
  wrappedTrx: { en: 'Coins behind WTRX', tc: 'WTRX 的儲備' },
  pools: { en: 'Exchange pools', tc: '交易流動性池' },
})
