/** What each call of `api.ts` does, in Traditional Chinese. */
export const withdrawalSummaries = {
  lockStatistic: '分階段提領的條件；已登入者另含本人的分配額度',
  claimList: '各階段為本人解鎖的數量及已提領數量',
  withdrawRecord: '本人的提領紀錄，新者在前',
  apply: '提領訂單，以本人同意的手續費為上限',
  updateWithdrawHash: '提領的交易雜湊',
  payFeeBefore: '提領自付款中扣除的手續費，以及依此手續費的訂單',
  payFeeAfter: '該付款的交易雜湊',
  initializationBefore: '開立本人紀錄的訂單；提領時亦會自動完成',
  initializationAfter: '初始化的交易雜湊',
  unlockLimitBefore: '記入已到時間階段的訂單；提領時亦會自動完成',
  unlockLimitAfter: '解鎖額度的交易雜湊',
}
