import { defineTexts } from '#platform/std/text.ts'

/** Calls of proposals in words. */
export const callTexts = defineTexts({
  pay: { en: 'Pay {amount} to', tc: '支付 {amount} 予' },
  fee: { en: 'Creation fee {before} → {fee}', tc: '建立費用 {before} → {fee}' },
  feeTo: { en: 'Creation fee → {fee}', tc: '建立費用 → {fee}' },
  disable: { en: 'No new tokens and presales', tc: '停止建立新代幣與預售' },
})
