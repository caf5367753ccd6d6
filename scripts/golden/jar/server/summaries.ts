/** What each call of `api.ts` does, in Traditional Chinese. */
export const jarSummaries = {
  jarInfo: '我罐中的數量，以 sun 計',
  movementPage: '我罐中的存入與取出，由新到舊',
  putBefore: '訂單：存入罐中',
  putAfter: '存入的交易雜湊',
  takeBefore: '訂單：自罐中取出',
  takeAfter: '取出的交易雜湊',
}
