/** What each call of `marketApi.ts` does, in Traditional Chinese. */
export const marketSummaries = {
  skuPage: '目前可購買的卡片，可排序與篩選',
  cardSkuInfo: '單筆上架、其價格的分配，以及價格的參考依據',
  priceHistory: '單張卡片或整個等級的成交，最近一百筆，由舊到新',
  offerPage: '對卡片的有效出價，含對其等級的出價，由高到低',
  ownOffers: '我的出價，由新到舊',
  ownSales: '我買入或賣出的凍結交易，由新到舊',
  credits: '市場欠我的款項，依幣種，取自合約',
  profitePage: '我的卡片獎勵，由新到舊',
}
