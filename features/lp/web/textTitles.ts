import { defineTexts } from '#platform/std/text.ts'

/** Texts of menu, tiles and title bars: loaded with the app, before any screen. */
export const lpTitles = defineTexts({
  staking: { en: 'LP Staking', tc: 'LP 質押' },
  buying: { en: 'Buy LP', tc: '購買 LP' },
  rewards: { en: 'LP purchase rewards', tc: 'LP 購買獎勵' },
  income: { en: 'Liquidity', tc: '流動性' },
  pledge: { en: 'LP', tc: 'LP' },
  coins: { en: 'LP coins', tc: 'LP 代幣' },
  stakeRewards: { en: 'Rewards of LP staking', tc: 'LP 質押獎勵' },
  stakes: { en: 'Staked LP', tc: 'LP 質押本金' },
  reserve: { en: 'LP staking', tc: 'LP 質押' },
})
