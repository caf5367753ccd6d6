import { defineTexts } from '#platform/std/text.ts'

/** Texts of menu and title bar: loaded with the app, before the screen. */
export const energyTitles = defineTexts({
  screen: { en: 'Energy Leasing', tc: '能量租賃' },
  leases: { en: 'Earned by energy leases', tc: '能量租賃收益' },
  stake: { en: 'Stakes of energy providers', tc: '能量提供者的質押' },
  ownStake: { en: 'Stake lent as energy', tc: '出租能量的質押' },
  ownEarned: { en: 'Ready at my lender', tc: '出租合約可領取' },
})
