import { defineTexts } from '#platform/std/text.ts'

/** Texts of the hashrate centre, and what several screens of burn mining have. */
export const burnTexts = defineTexts({
  myShare: { en: 'my share', tc: '我的占比' },
  earned: { en: 'Earned', tc: '已賺取' },
  claimed: { en: 'Claimed so far {amount}', tc: '累計已領 {amount}' },
  doubles: {
    en: '{share} if network power doubles',
    tc: '若全網算力加倍：{share}',
  },
  formula: { en: '{power} ÷ {of}', tc: '{power} ÷ {of}' },
  minersCount: {
    en: '{count, plural, one {miner} other {miners}}',
    tc: '{count, plural, other {位礦工}}',
  },
  poolToday: { en: 'Pool today', tc: '今日獎勵池' },
  poolParts: {
    en: '{miners} to miners, {nodes} to nodes',
    tc: '礦工 {miners}，節點 {nodes}',
  },
  claim: { en: 'Claim', tc: '領取' },
  burn: { en: 'Burn', tc: '銷毀' },

  notOpen: { en: 'No period is open', tc: '目前沒有開啟的週期' },
  notOpenBody: {
    en: 'Nothing is earned now, and this time is never paid later. What you earned can be claimed.',
    tc: '目前不產生獎勵，此段時間日後亦不補發。已賺取的仍可領取。',
  },
  due: {
    en: 'The whole pool of period {number} is there. Anyone can open it.',
    tc: '第 {number} 期的獎勵已全數到位，任何人皆可開啟。',
  },
  lacks: {
    en: 'The reserve lacks {missing} for the pool of period {number}. Once they are there, anyone can open it.',
    tc: '儲備尚缺 {missing}，補足後任何人皆可開啟第 {number} 期。',
  },
  open: { en: 'Open period {number}', tc: '開啟第 {number} 期' },

  myPower: { en: 'My power', tc: '我的算力' },
  networkPower: { en: 'Network power', tc: '全網算力' },
  dailyPool: { en: 'Daily pool', tc: '每日獎勵池' },
  powerChart: { en: '{label}, {from} to {to}', tc: '{label}，{from} 至 {to}' },
  period: { en: 'Period {number}', tc: '第 {number} 期' },
  periodDay: {
    en: 'Period {number}, day {day} of {days}',
    tc: '第 {number} 期，第 {day} 天，共 {days} 天',
  },
  dayOf: { en: 'day {day} of {days}', tc: '第 {day} 天，共 {days} 天' },
  multiplier: { en: 'Power per USDT burnt', tc: '每銷毀 1 USDT 的算力' },
  endsOn: { en: 'Funded until', tc: '資金足夠至' },
  next: { en: 'Period {number}, a day', tc: '第 {number} 期，每日' },
  nextFunded: { en: 'pool set aside', tc: '獎勵已預留' },
  nextDue: { en: 'can be opened', tc: '可開啟' },
  nextLacks: { en: 'lacks {missing}', tc: '尚缺 {missing}' },

  paidToYou: { en: 'Paid to you, 7 days', tc: '近 7 天支付給您' },
  paidToAll: { en: 'Paid to miners and nodes, 7 days', tc: '近 7 天支付給礦工與節點' },
  noneToYou: {
    en: 'You claimed nothing in the last seven days.',
    tc: '您近七天沒有領取。',
  },
  noneToAll: {
    en: 'Nobody claimed in the last seven days.',
    tc: '近七天沒有人領取。',
  },
  paidChart: { en: 'Paid a day, {from} to {to}', tc: '每日支付，{from} 至 {to}' },

  statements: { en: 'Daily statements', tc: '每日報表' },
  noDays: { en: 'No day of mining yet', tc: '尚無挖礦日' },
  noDaysBody: {
    en: 'The first statement comes with the first period.',
    tc: '第一期開始後即有報表。',
  },
  runs: { en: 'running', tc: '進行中' },
  powerShort: { en: 'power {power}', tc: '算力 {power}' },
  poolShort: { en: 'pool {amount}', tc: '獎勵池 {amount}' },
  of: { en: 'Statement of {date}', tc: '{date} 報表' },

  ways: { en: 'More', tc: '更多' },
  nodesActive: {
    en: '{count, plural, one {# place earns} other {# places earn}}',
    tc: '{count, number} 個名額賺取中',
  },
  burnsCount: {
    en: '{count, plural, one {# burn} other {# burns}}',
    tc: '{count, number} 筆銷毀',
  },
})
