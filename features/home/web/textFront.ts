import { defineTexts } from '#platform/std/text.ts'

/** What home says of coins before it has asked for them, apart so that it comes without the rest. */
export const frontTexts = defineTexts({
  popular: { en: 'Popular tokens', tc: '熱門代幣' },
  formula: {
    en: 'Ranked by traders in 24 hours × log₂(liquidity in USDT + 1). No place is for sale.',
    tc: '排名：24 小時交易人數 × log₂（流動性 USDT + 1）。名次不出售。',
  },
  tokens: { en: 'Tokens', tc: '代幣' },
})
