import { defineTexts } from '#platform/std/text.ts'

/** Texts of menu and title bar: loaded with the app, before the screen. */
export const rwaTitles = defineTexts({
  rwa: { en: 'RWA Equity', tc: 'RWA 股權' },
  dividends: { en: 'Dividends of RWA', tc: 'RWA 股息' },
  money: { en: 'Escrow, dividends, redemptions', tc: '託管、股息與贖回' },
})
