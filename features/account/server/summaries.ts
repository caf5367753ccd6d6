/** What each call of `api.ts` does, in Traditional Chinese. */
export const accountSummaries = {
  getChainSignNonce: '登入用的一次性代碼與待簽訊息',
  enter: '登入：以已簽代碼換取 token',
  saveMember: '建立或更新成員本人的紀錄，並記住邀請',
  addressInfo: '應用所顯示的地址資訊',
  balanceInfoByUnit: '某一幣種目前的餘額與授權額度，取自節點',
}
