import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

export const jarTexts = defineTexts({
  inYourJar: { en: 'In your jar', tc: '您的儲蓄罐' },
  promise: {
    en: 'It is yours alone. You can take it out at any time, without a fee.',
    tc: '這筆錢只屬於您，隨時可以取出，不收手續費。',
  },
  amount: { en: 'Amount in {symbol}', tc: '數量（{symbol}）' },
  amountInSun: { en: 'Amount in sun', tc: '數量（sun）' },
  notAnAmount: {
    en: 'Enter an amount above 0, with at most 6 decimals',
    tc: '請輸入大於 0 的數量，最多 6 位小數',
  },
  holdsLess: { en: 'Your jar holds {balance} {symbol}', tc: '您的儲蓄罐中有 {balance} {symbol}' },
  put: { en: 'Put in', tc: '存入' },
  take: { en: 'Take out', tc: '取出' },
  movements: { en: 'In and out', tc: '存取紀錄' },
  noMovements: { en: 'Nothing yet', tc: '目前沒有紀錄' },
  noMovementsYet: {
    en: 'What you put in and take out is listed here.',
    tc: '您存入與取出的每一筆都會列在這裡。',
  },
  newer: { en: 'Newer', tc: '較新' },
  older: { en: 'Older', tc: '較舊' },
  left: { en: '{balance} {symbol} left', tc: '剩餘 {balance} {symbol}' },
  putTitle: { en: 'Put into your jar', tc: '存入儲蓄罐' },
  takeTitle: { en: 'Take out of your jar', tc: '從儲蓄罐取出' },
  contract: { en: 'Jar', tc: '儲蓄罐合約' },
  askPut: { en: 'Put this into your jar?', tc: '存入儲蓄罐？' },
  askTake: { en: 'Take this out of your jar?', tc: '從儲蓄罐取出？' },
  seeJar: { en: 'See my jar', tc: '查看我的儲蓄罐' },
  money: { en: '{amount} {symbol}', tc: '{amount} {symbol}' },
  putDone: { en: 'It lies in your jar', tc: '已存入儲蓄罐' },
  takeDone: { en: 'It is back in your wallet', tc: '已退回您的錢包' },
})

const names = defineTexts({
  put: { en: 'Put into the jar', tc: '存入' },
  take: { en: 'Take out of the jar', tc: '取出' },
  Put: { en: 'Put into the jar', tc: '已存入' },
  Taken: { en: 'Taken out of the jar', tc: '已取出' },
})

/** Calls and events of `Jar`, as a reader of a transaction sees them. */
export const jarTerms: ChainTerms = {
  Jar: {
    names,
    args: {
      owner: commonTerms.owner,
      amount: term('native', 'Amount', '數量'),
      balance: term('native', 'In the jar now', '目前存量'),
    },
  },
}
