/** What each call of `api.ts` does, in Traditional Chinese. */
export const teamSummaries = {
  bindUpMember: '此地址是否已啟用、邀請人為誰；附雜湊時為該次綁定的結果',
  bindUpMemberDecentralized: '鏈上綁定的提示，由索引器判定',
  getMemberInfo: '本人或團隊成員的資訊',
  directList: '本人或團隊成員的直屬成員，由新到舊',
  getDirectStatistics: '本人直屬成員的統計',
  teamList: '本人或團隊成員的全部團隊：每位成員之後為其團隊，由新到舊',
  getTeamStatistics: '本人團隊的人數與質押，依層與等級',
  myCommunity: '本人等級、下一級的條件，以及成員因邀請所得的實際分布',
  teamRecord: '本人第一、二層成員質押的增減記錄，由新到舊',
  branch: '本人或團隊成員之團隊的頂端：最新的直屬成員及其直屬成員',
}
