/** What each call of `api.ts` does, in Traditional Chinese. */
export const salesSummaries = {
  productPage: '首次銷售：先卡片等級，再由新到舊的盲盒系列，分頁',
  productDetail: '其中一項；系列另含卡池與機率',
  computerValue: '目前購買若干個的價格，以各幣種計',
  countdown: '銷售的開始與結束，以鏈上時間計',
  canBuyProductNum: '我可購買的數量，以及為何不能更多',
  productIfCanBuy: '可否購買，若否則說明原因',
  buyProductFirstPayBefore: '訂單：固定價格與期限；全額，或兩期付款的首期',
  buyProductFirstPayAfter: '付款的交易雜湊',
  buyProductSecondPayAfter:
    '第二期付款：先以 requestId 與已預訂的盲盒取得訂單，再交付雜湊；亦可指明首期的訂單',
  sealedIn: '一張卡片所在籤池的系列；不在任何籤池則為空',
  buyRecordPage: '我的購買紀錄，由新到舊；盲盒含其狀態，未開者在先，已結束者在後',
  buyRecordOfNoPay: '此地址未完成的各類訂單，由舊到新',
}
