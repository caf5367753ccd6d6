import { defineTexts } from '#platform/std/text.ts'

/** Texts of what is authorised and paid in a coin. */
export const spendTexts = defineTexts({
  choice: { en: 'How much to approve', tc: '授權數量' },
  choiceUsual: { en: '{amount}, for later too', tc: '{amount}，日後亦可使用' },
  choiceExact: { en: 'only this amount, {amount}', tc: '僅此數量 {amount}' },
  choiceAbove: { en: 'Exactly {amount} is approved.', tc: '將授權 {amount}，不多不少。' },
  stands: { en: 'Approved now: {amount}', tc: '目前授權：{amount}' },
  steps: {
    en: '{count} steps, each signed by itself',
    tc: '共 {count} 步，逐一簽署',
  },
  allowTitle: { en: 'Approve', tc: '授權' },
  askAllow: { en: 'Approve this amount?', tc: '授權此金額？' },
  askRevoke: { en: 'Take back this approval?', tc: '收回此授權？' },
  allowDone: { en: 'Approved', tc: '已授權' },
  allowFor: { en: 'What for', tc: '用途' },
  allowZero: {
    en: 'What was approved before is taken back, since the coin takes a new amount only from 0.',
    tc: '先收回先前的授權，因為此幣種僅能由 0 設定新數量。',
  },
  spender: { en: 'Who may take it', tc: '可動用者' },
  signedAmount: { en: 'Amount', tc: '數量' },
  stepBack: { en: 'Take back the standing approval', tc: '收回現有授權' },
  stepAllow: { en: 'Approve {amount}', tc: '授權 {amount}' },

  enterAmount: { en: 'Enter an amount', tc: '請輸入數量' },
  negative: { en: 'The amount cannot be negative', tc: '數量不可為負數' },
  otherDigits: { en: 'Use the digits 0 to 9', tc: '請使用數字 0 至 9' },
  ambiguous: {
    en: '{typed} can mean {whole} or {part}. Leave out the comma, or write a point',
    tc: '{typed} 可能是 {whole} 或 {part}，請去掉逗號或改用小數點',
  },
  noNumber: {
    en: 'Enter a number, such as 1234.5',
    tc: '請輸入數字，例如 1234.5',
  },
  decimals: {
    en: 'Enter an amount with at most {decimals} decimals',
    tc: '數量最多 {decimals} 位小數',
  },
  aboveAny: { en: 'At most {amount}', tc: '最多 {amount}' },
  zero: { en: 'The amount must be more than 0', tc: '數量必須大於 0' },
  aboveBalance: { en: 'Above your balance: {amount}', tc: '超過您的餘額：{amount}' },
  belowMinimum: { en: 'At least {amount}', tc: '最少 {amount}' },
  balance: { en: 'Balance {amount}', tc: '餘額 {amount}' },
  max: { en: 'Max', tc: '最大' },
  maxLabel: { en: 'Max: {amount}', tc: '最大：{amount}' },

  fewerShares: { en: 'One share fewer', tc: '減少一份' },
  moreShares: { en: 'One share more', tc: '增加一份' },
})
