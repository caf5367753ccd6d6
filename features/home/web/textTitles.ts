import { defineTexts } from '#platform/std/text.ts'

/** Texts of menu, tiles and title bars: loaded with the app, before any screen. */
export const homeTitles = defineTexts({
  home: { en: 'Home', tc: '首頁' },
  wallet: { en: 'Wallet', tc: '錢包' },
  token: { en: 'Token', tc: '代幣' },
  transaction: { en: 'Transaction', tc: '交易' },
})
