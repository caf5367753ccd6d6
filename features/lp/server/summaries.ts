/** What each call of `api.ts` does, in Traditional Chinese. */
export const lpSummaries = {
  list: '可質押的資金池：其獎勵流、質押量與數字來源',
  lpPledgeCoinList: '可選的 LP 幣；已登入者另含本人餘額',
  amount: '我在某資金池的餘額、質押量與已賺得獎勵，直接讀自合約',
  pledgeBefore: 'LP 質押訂單',
  pledgeAfter: 'LP 質押的交易雜湊',
  lpPledgeUnlockBefore: '取消質押某數量的訂單，立即生效；已賺得的獎勵仍歸本人',
  lpPledgeUnlockAfter: '取消質押的交易雜湊',
  claimBefore: '領取我在某資金池全部獎勵的訂單',
  claimAfter: '領取的交易雜湊',
  exitBefore: '立即全部取出的訂單，僅放棄未領獎勵',
  exitAfter: '退出的交易雜湊',
  teamLP: '我的第一、二層成員質押的 LP，依資金池',
  pledgeRecord: '我的 LP 質押紀錄，由新到舊',
  oneStatistics: '單一資金池的數字與最近 90 個有變動日的走勢，由舊到新',
  lpPledgeStatistic: 'LP 質押的總計；已登入者另含本人部分',
  approveBefore: '授權質押合約使用某數量 LP 幣，或授權購買合約使用某幣種的訂單；0 表示收回',
  approveAfter: '授權的交易雜湊',
}

/** And each of `purchaseApi.ts`. */
export const purchaseSummaries = {
  info: '資金池：儲備、價格、手續費；已登入者另含本人份額',
  quote: '以某數量幣種購買流動性目前可得的結果，由合約計算',
  findConfig: '購買設定：幣種與限額、滑點、獎勵、等待時間、儲備',
  swapCoinIssuedAdd: '購買流動性並附獎勵的訂單',
  swapCoinIssuedUpdate: '購買的交易雜湊',
  syncLiquidity: '僅憑交易雜湊查詢購買狀態',
  swapCoinIssuedList: '我的購買獎勵，由新到舊',
  swapCoinIssuedDetail: '我的單筆購買獎勵',
  detailHeadList: '我的流動性購買摘要，由新到舊',
  detail: '我的單筆流動性購買',
  receive: '將購買獎勵發放給買方：先以 requestId 與 id 取得訂單，再交付雜湊',
  swapCoinIssuedUpdateCoinssued: '發放的交易雜湊',
  swapIssuedList: '所有已發放的獎勵，可依資金池篩選，由新到舊',
  receiveRewardInfo: '已發放給我的購買獎勵收據',
}
