import { defineTexts } from '#platform/std/text.ts'

export const solvencyTexts = defineTexts({
  allCovered: {
    en: 'All {count, plural, one {# balance} other {# balances}} covered',
    tc: '{count} 項餘額全部足額',
  },
  shortOf: {
    en: '{count, plural, one {# balance} other {# balances}} short',
    tc: '{count} 項餘額不足',
  },
  partly: {
    en: '{covered} of {count, plural, one {# balance} other {# balances}} covered',
    tc: '{count} 項餘額中 {covered} 項足額',
  },
  note: {
    en: 'What each contract owes, against what it has now.',
    tc: '各合約應付與現有數量的對照。',
  },
  openNote: {
    en: 'The rest could not be read. It does not count as covered.',
    tc: '其餘未能讀取，不計為足額。',
  },
  byContract: { en: 'Balances by contract', tc: '各合約餘額' },
  covered: { en: 'Covered', tc: '足額' },
  short: { en: 'Short', tc: '不足' },
  open: { en: 'Not read', tc: '未能讀取' },
  check: { en: 'Check', tc: '查核' },
  owed: { en: 'Owed', tc: '應付' },
  held: { en: 'In the contract', tc: '合約內' },
  runway: { en: 'Rewards last', tc: '獎勵可支付' },
  days: { en: '{days, plural, one {# day} other {# days}}', tc: '{days, number} 天' },
  tenYears: { en: 'over 10 years', tc: '超過 10 年' },
})
