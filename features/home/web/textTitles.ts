import { defineTexts } from '#platform/std/text.ts'

/** What the menu, the tiles and the title bars say: loaded with the app, before any screen. */
export const homeTitles = defineTexts({
  home: { en: 'Home', tc: '首頁' },
  token: { en: 'Token', tc: '代幣' },
  transaction: { en: 'Transaction', tc: '交易' },
})
