import { defineTexts } from '#platform/std/text.ts'

/** Histories of a series' bond, and of the contract's debts to an address. */
export const moneyTexts = defineTexts({
  bondMoves: { en: 'Operator’s bond', tc: '營運者保證金' },
  added: { en: 'Bond added', tc: '存入保證金' },
  withdrawn: { en: 'Bond taken back by the operator', tc: '營運者取回保證金' },
  slashed: { en: 'Penalty of a box that was not drawn', tc: '未開獎盲盒的罰金' },
  bondThen: { en: '{amount} then', tc: '其後 {amount}' },
  noBond: { en: 'No bond was ever posted.', tc: '從未存入保證金。' },
  confirming: { en: 'Block confirming', tc: '區塊確認中' },
  /** A second transaction pays, and its block is not final yet. */
  transferring: { en: 'Transferring', tc: '轉帳中' },

  records: { en: 'Payments that waited, and your limits', tc: '待領款項與上限紀錄' },
  credited: { en: 'Kept for you', tc: '記入待領款項' },
  paidOut: { en: 'Withdrawn', tc: '已提領' },
  limit: { en: 'Daily limit set', tc: '設定每日上限' },
  limitNone: { en: 'none', tc: '無上限' },
  holdsFrom: { en: 'holds from {time}', tc: '自 {time} 起生效' },
})
