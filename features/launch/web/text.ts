import { defineTexts } from '#platform/std/text.ts'

/** Texts of the list of presales, of states, and of what several screens of a presale have. */
export const launchTexts = defineTexts({
  notStarted: { en: 'Not started', tc: '未開始' },
  inProgress: { en: 'In progress', tc: '進行中' },
  ended: { en: 'Ended', tc: '已結束' },
  failed: { en: 'Failed', tc: '失敗' },
  inside: { en: 'Internal market', tc: '內部市場' },
  listable: { en: 'Ready to list', tc: '可上市' },
  expired: { en: 'Not listed in time', tc: '未按時上市' },
  listed: { en: 'Listed', tc: '已上市' },

  locking: { en: 'Locking', tc: '鎖定中' },
  waiting: { en: 'Waiting for unlocking', tc: '待解鎖' },
  unlocking: { en: 'Unlocking', tc: '解鎖中' },
  reviewFailed: { en: 'Review failed', tc: '審核失敗' },
  claimed: { en: 'All claimed', tc: '已全部領取' },
  left: { en: 'Exited', tc: '已退出' },

  hidden: { en: 'Hidden by review', tc: '審核後隱藏' },
  hiddenMeans: {
    en: 'Hidden by review: what its creator wrote is not shown. Money and rights in it are untouched.',
    tc: '審核後隱藏：不顯示建立者填寫的內容，其中的資金與權利不受影響。',
  },
  lookAlike: { en: 'Look-alike of {symbol}', tc: '與 {symbol} 名稱近似' },
  lookAlikeMeans: {
    en: 'This is not {symbol}, whatever its name says.',
    tc: '無論名稱為何，這不是 {symbol}。',
  },
  creator: { en: 'Creator', tc: '建立者' },

  tabs: { en: 'Presales by state', tc: '依狀態' },
  upcomingTab: { en: 'Upcoming', tc: '即將開始' },
  liveTab: { en: 'Live', tc: '進行中' },
  endedTab: { en: 'Ended', tc: '已結束' },
  ranked: { en: 'Ranked by the {coin} that they hold', tc: '依持有的 {coin} 排序' },
  holds: { en: 'holds {amount}', tc: '持有 {amount}' },
  sold: { en: '{rate} sold', tc: '已售 {rate}' },
  softCapReached: { en: 'soft cap reached', tc: '已達軟頂' },
  softCapAt: { en: 'soft cap {rate}', tc: '軟頂 {rate}' },
  startsIn: { en: 'Starts in', tc: '距開始' },
  endsIn: { en: 'Ends in', tc: '距結束' },
  none: { en: 'No presale here', tc: '此處沒有預售' },
  noneBody: {
    en: 'Create a token, and its presale begins when you say.',
    tc: '建立代幣，預售於您指定的時間開始。',
  },
  create: { en: 'Create token', tc: '建立代幣' },
  mine: { en: 'My presales', tc: '我的預售' },
  myTokens: { en: 'My tokens', tc: '我的代幣' },
  shares: { en: '{count, plural, one {# share} other {# shares}}', tc: '{count, number} 份' },
  bothShares: {
    en: '{presale, number} presale + {inside, number} inside shares',
    tc: '預售 {presale, number} 份 + 內部 {inside, number} 份',
  },
  noSale: { en: 'No presale', tc: '無預售' },
  open: { en: 'Open', tc: '已開放' },
  giveSale: { en: 'Give it a presale', tc: '建立預售' },
  openIt: { en: 'Open trading', tc: '開放交易' },

  notNamed: { en: 'Which presale?', tc: '哪個預售？' },
  notNamedBody: {
    en: 'The address of this page names none that the factory made.',
    tc: '此頁網址未指向工廠建立的預售。',
  },
  toPresales: { en: 'See all presales', tc: '查看所有預售' },
  transaction: { en: 'Transaction', tc: '交易' },
})
