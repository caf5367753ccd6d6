import { defineTexts } from '#platform/std/text.ts'

/** Texts of menu, tiles and title bar: loaded with the app, before the screen. */
export const stakingTitles = defineTexts({
  staking: { en: 'Asset Staking', tc: '資產質押' },
  paid: { en: 'Rewards of asset staking', tc: '資產質押獎勵' },
  stakes: { en: 'Staked assets', tc: '資產質押本金' },
  income: { en: 'Asset staking', tc: '資產質押' },
  pledge: { en: 'Asset', tc: '資產' },
})
