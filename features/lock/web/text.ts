import { defineTexts } from '#platform/std/text.ts'

/** Texts of the list of locks, of a lock's row and of the meter. */
export const lockTexts = defineTexts({
  make: { en: 'New lock', tc: '建立鎖倉' },
  lockA: { en: 'Lock A', tc: '鎖倉 A' },
  lockB: { en: 'Lock B', tc: '鎖倉 B' },

  mine: { en: 'My locks', tc: '我的鎖倉' },
  forMe: { en: 'Made for me', tc: '他人為我建立' },
  offered: { en: 'Offered to me', tc: '轉讓給我' },
  ended: {
    en: '{count, plural, one {# unlocked} other {# unlocked}}',
    tc: '已解鎖 {count, number} 筆',
  },
  none: { en: 'No lock yet', tc: '尚無鎖倉' },
  noneBody: {
    en: 'Lock a coin for some days: nobody can move it before, you included.',
    tc: '將代幣鎖定若干天：期滿前任何人（包括您）都無法移動。',
  },
  accept: { en: 'Accept', tc: '接收' },

  unlocks: { en: 'Unlocks {date}', tc: '{date} 解鎖' },
  unlocked: { en: 'Unlocked {date}', tc: '已於 {date} 解鎖' },
  due: { en: 'Can be unlocked', tc: '可解鎖' },
  confirming: { en: 'Block confirming', tc: '區塊確認中' },
  offeredOut: { en: 'Offered', tc: '轉讓中' },
  unlock: { en: 'Unlock', tc: '解鎖' },
  extend: { en: 'Extend', tc: '延長' },
  add: { en: 'Add', tc: '增加' },
  manage: { en: 'More', tc: '更多' },

  search: { en: 'Search a coin by name or address', tc: '以名稱或地址搜尋幣種' },
  noCoin: { en: 'No coin found', tc: '找不到此幣種' },
  noCoinBody: {
    en: 'Coins with a pool here are found by name, any other by its address.',
    tc: '有資金池的幣種可用名稱搜尋，其他請用地址。',
  },
  locksOf: {
    en: '{count, plural, one {# lock} other {# locks}}, and {liquidity, number} of its LP',
    tc: '{count, number} 筆鎖倉，另有 LP 鎖倉 {liquidity, number} 筆',
  },
  meterOf: { en: 'Which supply', tc: '計算對象' },
  supplyTab: { en: '{symbol} supply', tc: '{symbol} 總量' },
  ofLiquidity: { en: 'of LP locked', tc: '的 LP 已鎖定' },
  ofSupply: { en: 'of supply locked', tc: '的總量已鎖定' },
  forEver: { en: 'for ever', tc: '永久' },
  withEnd: { en: 'with an end, weighted by time left', tc: '有期限，按剩餘時間加權' },
  unknownSupply: { en: 'supply unknown', tc: '總量未知' },
  how: { en: 'How it is computed', tc: '計算方式' },
  formula: {
    en: '(for ever + each lock × its time left, at most 365 days, ÷ 365 days) ÷ supply',
    tc: '（永久 + 各筆鎖倉 × 剩餘時間（最多 365 天）÷ 365 天）÷ 總量',
  },
  permanent: { en: 'For ever, at 0x…dEaD', tc: '永久（0x…dEaD）' },
  timed: { en: 'Locked with an end', tc: '有期限鎖倉' },
  weighted: { en: 'Weighted by time left', tc: '按剩餘時間加權' },
  supply: { en: 'Supply', tc: '總量' },
  next: { en: 'Next to end', tc: '最近到期' },
  all: { en: 'Locks of {symbol}', tc: '{symbol} 的鎖倉' },
  noLocks: { en: 'No lock of {symbol}', tc: '沒有 {symbol} 的鎖倉' },
  noLocksBody: {
    en: 'Its holders can sell at any time.',
    tc: '持有人可隨時賣出。',
  },
})
