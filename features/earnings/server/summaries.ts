/** What each call of `api.ts` does, in Traditional Chinese. */
export const earningsSummaries = {
  statistics: '我的收益與已領取金額，依幣種與類別',
  profitePage: '我的收益明細，由新到舊，每筆附其手續費來源',
  totalMemberProfit: '我的收益與已領取金額，依幣種',
  statistic: '最近各日（鏈上時間）的收益',
  profitChangeRecordList: '收益紀錄，單一或全部類別，由新到舊',
  claimRecordList: '已支付給我的紀錄，可依來源篩選，由新到舊',
  claimable: '各合約目前可支付給我的金額',
  claimFeesBefore: '領取全部手續費分潤的訂單',
  claimFeesAfter: '領取的交易雜湊',
  claimBonusBefore: '領取已接受期次之等級加成的訂單，一次最多 32 期',
  claimBonusAfter: '領取的交易雜湊',
  epochPage: '等級加成的期次，由新到舊，附資料檔',
  bonusPage: '依我的等級計算加成的直屬手續費，由新到舊',
}
