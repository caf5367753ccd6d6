import { defineTexts } from '#platform/std/text.ts'

/** Texts of the form of a proposal. */
export const proposeTexts = defineTexts({
  lead: {
    en: 'Votes begin after a wait; until then you can cancel it.',
    tc: '投票將於等待後開始，在此之前您可以取消。',
  },
  title: { en: 'Title', tc: '標題' },
  enterTitle: { en: 'Enter a title', tc: '請輸入標題' },
  why: { en: 'Description', tc: '說明' },
  enterWhy: { en: 'Enter a description', tc: '請輸入說明' },
  tooLong: { en: 'At most {most} characters with the title', tc: '連同標題最多 {most} 個字元' },
  call: { en: 'Call {number}', tc: '第 {number} 項' },
  pay: { en: 'Pay from the pool', tc: '由資金池付款' },
  fee: { en: 'Lower the creation fee', tc: '調低建立費用' },
  disable: { en: 'Stop new tokens', tc: '停止新代幣' },
  disableMeans: {
    en: 'No new tokens and presales; the factory’s owner alone can allow them again.',
    tc: '停止建立新代幣與預售；僅工廠擁有者可重新開放。',
  },
  add: { en: 'Add a call', tc: '新增一項' },
  remove: { en: 'Remove', tc: '移除' },
  coin: { en: 'Coin', tc: '幣種' },
  amount: { en: 'Amount', tc: '數量' },
  newFee: { en: 'New fee', tc: '新費用' },
  to: { en: 'Paid to', tc: '收款人' },
  notLower: { en: 'Less than {amount}', tc: '須低於 {amount}' },
  noCall: { en: 'Add what it does', tc: '請新增執行內容' },
  abovePayable: { en: 'Above what can be paid now: {amount}', tc: '超過目前可支付數量：{amount}' },
  needsVotes: {
    en: 'A proposal needs {least} votes, held for {span}. You have {votes}.',
    tc: '提案需要 {least} 票並持有滿 {span}，您有 {votes} 票。',
  },
  fromPool: { en: 'In the pool {amount}', tc: '資金池 {amount}' },
})
