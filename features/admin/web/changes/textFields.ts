import { defineTexts } from '#platform/std/text.ts'

/** What is wrong with a field, and its limit. */
export const fieldTexts = defineTexts({
  wrongAddress: { en: 'Enter a whole address, T…', tc: '請輸入完整地址（T…）' },
  wrongAmount: { en: 'Enter at least {least}', tc: '請輸入至少 {least}' },
  wrongCount: {
    en: 'Enter a whole number from {min} to {max}',
    tc: '請輸入 {min} 至 {max} 的整數',
  },
  wrongPercent: {
    en: 'Enter 0 to {max}, two decimals at most',
    tc: '請輸入 0 至 {max}，最多兩位小數',
  },
  wrongTime: { en: 'Enter a time as 2027-01-31 12:00', tc: '請以 2027-01-31 12:00 的格式輸入時間' },
  wrongTimeOrZero: {
    en: 'Enter a time as 2027-01-31 12:00, or 0',
    tc: '請以 2027-01-31 12:00 的格式輸入時間，或輸入 0',
  },
  wrongHex: { en: 'Enter {length} hex digits', tc: '請輸入 {length} 位十六進位字元' },
  wrongText: { en: 'Enter 1 to {max} bytes', tc: '請輸入 1 至 {max} 位元組' },
  wrongAddresses: {
    en: 'Enter 1 to {max} addresses, each once',
    tc: '請輸入 1 至 {max} 個不重複的地址',
  },
  wrongAmounts: {
    en: 'Enter one amount above 0 for each address',
    tc: '請為每個地址輸入一個大於 0 的數量',
  },
  wrongUnits: {
    en: 'Enter whole base units above 0, one for each coin',
    tc: '請為每種代幣輸入大於 0 的最小單位整數',
  },
  wrongNumbers: {
    en: 'Enter 1 to {max} numbers as 7001-7010, 7021, each once',
    tc: '請輸入 1 至 {max} 個不重複的編號，如 7001-7010, 7021',
  },
})
