import { defineTexts, type Text, type TextValues } from '#platform/std/text.ts'

/** What is wrong with a field, and what the text names. */
export interface Fault {
  readonly text: Text
  readonly values?: TextValues
}

/** Texts of wrong values of the form. */
export const faultTexts = defineTexts({
  missing: { en: 'Enter a number', tc: '請輸入數字' },
  atLeast: { en: 'At least {least}', tc: '最少 {least}' },
  atMost: { en: 'At most {most}', tc: '最多 {most}' },
  nameMissing: { en: 'Enter a name', tc: '請輸入名稱' },
  symbolMissing: { en: 'Enter a symbol', tc: '請輸入代號' },
  tooLong: {
    en: 'At most {most} bytes: a Latin letter is 1, a Chinese character 3',
    tc: '最多 {most} 位元組：拉丁字母 1，中文字 3',
  },
  noAddress: { en: 'Not a TRON address', tc: '不是 TRON 地址' },
  addressHex: { en: 'Enter the address that begins with T', tc: '請輸入以 T 開頭的地址' },
  noTime: { en: 'Choose a date and a time', tc: '請選擇日期與時間' },
  startPast: { en: 'The start lies in the past', tc: '開始時間已過' },
  startFar: { en: 'At most 90 days ahead', tc: '最多提前 90 天' },
  unlocksSoon: {
    en: 'With an internal market the last whole part unlocks 30 days after the listing or later',
    tc: '設有內部市場時，最後一個完整分期須於上市 30 天後或更晚解鎖',
  },
  lpAbove: {
    en: 'Buyers and creator share 100% at most',
    tc: '買家與建立者合計最多 100%',
  },
  softCapLow: {
    en: 'The soft cap must be worth at least {least} {coin}, so that the listing pays for itself',
    tc: '軟頂至少須值 {least} {coin}，以支付上市成本',
  },
  tooManyShares: {
    en: 'The supply is too small for so many shares',
    tc: '供應量不足以分成這麼多份',
  },
})
