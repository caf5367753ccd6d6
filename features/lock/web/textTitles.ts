import { defineTexts } from '#platform/std/text.ts'

/** Texts of tiles and title bar: loaded with the app, before the screen. */
export const lockTitles = defineTexts({
  locks: { en: 'Locks', tc: '鎖倉' },
  make: { en: 'New lock', tc: '建立鎖倉' },
  locked: { en: 'Locked coins', tc: '鎖倉代幣' },
  proof: { en: 'Lock proof', tc: '鎖倉證明' },
})
