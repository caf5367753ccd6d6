/** What each call of `api.ts` does, in Traditional Chinese. */
export const accountSummaries = {
  getChainSignNonce: '登入用的一次性代碼與待簽訊息',
  enter: '登入：以已簽代碼換取 token',
  leave: '登出：此工作階段的 token 即刻失效',
  leaveEverywhere: '登出所有裝置：此地址的所有 token 即刻失效',
  saveMember: '建立或更新成員本人的紀錄，並記住邀請',
  addressInfo: '應用所顯示的地址資訊',
  balanceInfoByUnit: '某一幣種目前的餘額與授權額度，取自節點',
  info: '某地址的個人檔案；未填者為空',
  edit: '修改自己的個人檔案：未送出者不變，空白者移除',
  pageQuery: '已取暱稱的成員，新者在前；可依暱稱字詞或地址搜尋',
  people: '多個地址的暱稱與頭像；兩者皆無者不列',
  image: '上傳圖片（JPEG、PNG、WebP）；重新編碼，僅保留像素',
}
