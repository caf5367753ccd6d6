import type { Reasons } from '#platform/std/reason.ts'

/** The reasons of `Jar` for a refusal: `JarReason` in `IJar.sol`. */
export const jarReasons: Reasons = {
  'Please active first': '請先啟用',
  'The amount cannot be 0': '數量不可為 0',
  'Your jar holds less than that': '您的罐中沒有這麼多',
}
