import { defineTexts } from '#platform/std/text.ts'

/**
 * Texts about coins that home shows before the first reply; a file of its own, so that it loads without the other
 * texts.
 */
export const frontTexts = defineTexts({
  popular: { en: 'Popular tokens', tc: '熱門代幣' },
  formula: {
    en: 'Ranked by traders in 24 hours × log₂(liquidity in USDT + 1). No place is for sale.',
    tc: '排名：24 小時交易人數 × log₂（流動性 USDT + 1）。排名不接受付費。',
  },
  myCards: { en: 'My cards', tc: '我的卡片' },
  tokens: { en: 'Tokens', tc: '代幣' },
})
