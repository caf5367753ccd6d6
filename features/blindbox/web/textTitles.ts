import { defineTexts } from '#platform/std/text.ts'

/** Texts of tiles and title bars: loaded with the app, before any screen. */
export const boxTitles = defineTexts({
  market: { en: 'Blind boxes', tc: '盲盒' },
  series: { en: 'Box series', tc: '盲盒系列' },
  mine: { en: 'My blind boxes', tc: '我的盲盒' },
  check: { en: 'Check a draw', tc: '驗證開獎' },
})
