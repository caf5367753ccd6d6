import { defineTexts } from '#platform/std/text.ts'

/** What the menu, the tiles and the title bars say: loaded with the app, before any screen. */
export const lpTitles = defineTexts({
  staking: { en: 'LP Staking', tc: 'LP 質押' },
  buying: { en: 'Buy LP', tc: '購買 LP' },
  rewards: { en: 'LP purchase rewards', tc: 'LP 購買獎勵' },
  income: { en: 'Liquidity', tc: '流動性' },
  pledge: { en: 'LP', tc: 'LP' },
  reserve: { en: 'LP staking', tc: 'LP 質押' },
})
