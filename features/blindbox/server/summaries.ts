/** What each call of `../api.ts` does, in Traditional Chinese. */
export const blindboxSummaries = {
  openCard: '開啟一個或全部盲盒：先以 requestId、盲盒與種子取得訂單，再交付雜湊',
  giveBackBefore: '退回未開盲盒的訂單，全額退還',
  giveBackAfter: '退回的交易雜湊',
  releaseBefore: '結束預訂的訂單，首付款全額退還',
  releaseAfter: '結束預訂的交易雜湊',
  refundBefore: '逾時未開獎之盲盒的退款訂單；任何人皆可發起',
  refundAfter: '退款的交易雜湊',
  setDailyLimitBefore: '自設每日上限的訂單：調低立即生效，調高或取消於 24 小時後生效',
  setDailyLimitAfter: '設定上限的交易雜湊',
  withdrawBefore: '提領盲盒合約應付我款項的訂單',
  withdrawAfter: '提領的交易雜湊',
  mine: '我的盲盒（依狀態）、我的每日上限、合約應付我的款項',
  drawPage: '一個系列的開盒請求，由新到舊，含開出的卡片',
  accountPage: '我被記入與提領的款項，以及自設的上限，由新到舊',
  bondPage: '一個系列保證金的增減，由新到舊',
  draw: '單一開盒請求，含推算其結果所需的一切',
}
