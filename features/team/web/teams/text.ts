import { defineTexts } from '#platform/std/text.ts'

export const teamsTexts = defineTexts({
  level: { en: 'Level', tc: '等級' },
  teamPledge: { en: 'Team pledge', tc: '團隊質押' },
  next: { en: 'For V{level}', tc: '升至 V{level} 尚需' },
  highest: { en: 'This is the highest level.', tc: '已是最高等級。' },
  activeDirects: { en: 'Direct members with a pledge', tc: '有質押的直屬成員' },
  of: { en: '{has} of {needs}', tc: '{has} / {needs}' },
  whatCounts: { en: 'What counts', tc: '計算方式' },
  counts: {
    en: 'The team pledge is what all members below you have staked now: each stake at its worth in USDT when it was made. Your own stakes do not count. What is unstaked no longer counts, and a level falls as it rose. A level takes both: the pledge, and so many direct members with a pledge of their own.',
    tc: '團隊質押為您以下所有成員目前的質押，各以質押當時的 USDT 價值計算。您自己的質押不計入。解除質押後即不再計入，等級會上升也會下降。升級須同時達到團隊質押，以及有質押的直屬成員人數。',
  },
  rule: { en: 'V{level}', tc: 'V{level}' },
  ruleTakes: { en: '{pledge} USDT · {directs} direct', tc: '{pledge} USDT · 直屬 {directs} 人' },

  tree: { en: 'Your tree', tc: '團隊圖' },
  treeOf: {
    en: 'Tree of {name}: {direct} direct, {size} in all',
    tc: '{name} 的團隊：直屬 {direct} 人，共 {size} 人',
  },
  you: { en: 'You', tc: '您' },
  lookAt: { en: 'Look at the team of {name}', tc: '查看 {name} 的團隊' },
  up: { en: 'Back up', tc: '返回上層' },
  pledged: { en: 'has a pledge', tc: '有質押' },
  notPledged: { en: 'has none', tc: '無質押' },
  newestShown: {
    en: 'The newest {shown} of {total} direct members. Tap one to see its team.',
    tc: '顯示最新 {shown} 位直屬成員，共 {total} 位。點選可查看其團隊。',
  },
  nobodyBelow: { en: 'No members below yet', tc: '尚無下層成員' },

  byLine: { en: 'By line', tc: '依層' },
  line1: { en: 'First line · 10% of fees', tc: '第一層・手續費 10%' },
  line2: { en: 'Second line · 5% of fees', tc: '第二層・手續費 5%' },
  deeper: { en: 'Deeper · no share', tc: '更深層・不分享' },
  byLevel: { en: 'By level', tc: '依等級' },
  people: { en: '{count, plural, one {# member} other {# members}}', tc: '{count, number} 人' },

  list: { en: 'Team list', tc: '團隊列表' },
  search: { en: 'Search by address', tc: '以地址搜尋' },
  searchHint: {
    en: 'A whole address or its first 6 letters or more',
    tc: '完整地址，或開頭至少 6 個字元',
  },
  searchWrong: {
    en: 'An address begins with T and has no 0, O, I or l',
    tc: '地址以 T 開頭，且不含 0、O、I、l',
  },
  notFound: { en: 'Nobody in your team has this address', tc: '團隊中沒有此地址' },
  line: { en: 'Line {line}', tc: '第 {line} 層' },
  noPledge: { en: 'no pledge', tc: '無質押' },
  emptyTitle: { en: 'Nobody in your team yet', tc: '團隊尚無成員' },
  invite: { en: 'My invitation', tc: '我的邀請' },
  notActive: {
    en: 'Your address is not active yet. With an inviter it is, and then you may invite.',
    tc: '您的地址尚未啟用。設定邀請人後即可邀請他人。',
  },

  records: { en: 'Pledge records', tc: '質押紀錄' },
  recordsNote: {
    en: 'Of the first and the second line, whose fees you share.',
    tc: '第一層與第二層，即您分享手續費的成員。',
  },
  noRecords: { en: 'Nobody there has staked anything yet', tc: '尚無質押紀錄' },
  added: { en: 'staked', tc: '質押' },
  taken: { en: 'unstaked', tc: '解除質押' },

  honestTitle: { en: 'What members really earn', tc: '成員的實際所得' },
  honestLead: {
    en: 'Fee shares of all {members} active addresses, counted from the chain.',
    tc: '所有 {members} 個已啟用地址的手續費分潤，依鏈上資料統計。',
  },
  withNothing: { en: 'Earned nothing', tc: '沒有所得' },
  median: { en: 'Median earnings', tc: '所得中位數' },
  topShare: { en: 'Went to the top 1%', tc: '歸前 1% 成員' },
  yours: { en: 'You earned', tc: '您的所得' },
})
