/** What each call of `api.ts` does, in Traditional Chinese. */
export const teamSummaries = {
  bindUpMember: '此地址是否已啟用、邀請人為誰；附雜湊時為該次綁定的結果',
  bindUpMemberDecentralized: '鏈上綁定的提示，由索引器判定',
  getMemberInfo: '本人或團隊成員的資訊',
  directList: '直屬成員，由新到舊',
}
