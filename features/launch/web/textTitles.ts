import { defineTexts } from '#platform/std/text.ts'

/** Texts of tiles and title bar: loaded with the app, before the screen. */
export const launchTitles = defineTexts({
  presales: { en: 'Presales', tc: '預售' },
  presale: { en: 'Presale', tc: '預售' },
  market: { en: 'Internal market', tc: '內部市場' },
  create: { en: 'Create token', tc: '建立代幣' },
  shares: { en: 'Presale shares', tc: '預售份額' },
  tap: { en: 'Creator’s part of a presale', tc: '預售的建立者份額' },
})
