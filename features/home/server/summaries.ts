/** What each call of `api.ts` does, in Traditional Chinese. */
export const homeSummaries = {
  getTimestamp: '鏈上時間與伺服器時間',
  baseConfig: '合約、幣種、限額、連結與已啟用的功能',
  activity: '此地址的所有訂單，由新到舊',
  transaction: '單筆交易：狀態、解碼後的呼叫、費用與事件',
  swapCoinList: '幣種：搜尋、熱門、全部',
  swapCoinInfo: '單一幣種：價格、市值、K 線',
  health: '承諾的獎勵是否已備足，以及我有哪些訂單待處理',
}
