/** What each call of `api.ts` does, in Traditional Chinese. */
export const stakingSummaries = {
  planList: '可質押的幣種及其期限；已登入者另含本人的餘額',
  pledgeBefore: '質押訂單：全部獎勵於開倉時即預留',
  pledgeAfter: '質押的交易雜湊',
  unlockBefore: '期滿取回本金的訂單；未到期則拒絕並告知時間',
  unlockAfter: '取回本金的交易雜湊',
  exitBefore: '隨時退出質押的訂單，僅放棄未領獎勵',
  exitAfter: '退出的交易雜湊',
  claimBefore: '領取已賺得獎勵的訂單，含已結束的質押；最多 50 筆，未指定則為全部',
  claimAfter: '領取的交易雜湊',
  renewBefore: '將期滿本金依目前條件續押的訂單',
  renewAfter: '續押的交易雜湊',
  approveBefore: '授權質押合約使用本人某數量幣種的訂單；0 表示收回',
  approveAfter: '授權的交易雜湊',
  record: '我的質押及其結果，由新到舊',
  payments: '已支付給我的獎勵，由新到舊',
  singleCoinPledgeStatistic: '資產質押的總計；已登入者另含本人部分',
}
