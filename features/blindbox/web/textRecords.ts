import { defineTexts } from '#platform/std/text.ts'

/** Purchases on the screen of records. */
export const boxRecordTexts = defineTexts({
  box: { en: 'Box {box}', tc: '盲盒 {box}' },
  none: { en: 'No box bought yet', tc: '尚未購買盲盒' },
})
