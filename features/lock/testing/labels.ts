import type { Locale } from '#platform/std/text.ts'

interface LockLabels {
  readonly amount: RegExp
  readonly addAmount: RegExp
  readonly notLater: RegExp
  readonly days: (days: number) => RegExp
  readonly other: string
  readonly daysField: string
  readonly coin: RegExp
  readonly useCoin: string
  readonly kindB: string
  readonly step1: string
  readonly lockDone: string
  readonly lockBDone: string
  readonly extendDone: string
  readonly offerDone: string
  readonly acceptDone: string
  readonly unlockDone: string
  readonly elsewhereDone: string
  readonly forEverDone: string
  readonly forEver: RegExp
  readonly seeProof: string
  readonly check: string
  readonly matches: RegExp
  readonly differs: RegExp
  readonly noAnswer: RegExp
  readonly calendar: string
  readonly unlock: string
  readonly extend: string
  readonly accept: string
  readonly handOver: string
  readonly elsewhere: string
  readonly address: RegExp
  readonly understood: string
  readonly impossible: string
  readonly offered: string
  readonly forMe: string
  readonly how: string
  readonly required: string
  readonly daysRequired: string
  readonly daysLeast: string
  readonly daysMost: RegExp
  readonly above: RegExp
  readonly zero: string
  readonly notCoin: string
  readonly notAddress: string
}

/** Texts of the screens of locks, as a user reads them. */
export const lockLabels: Record<Locale, LockLabels> = {
  en: {
    amount: /^Amount/,
    addAmount: /^Amount to add/,
    notLater: /^Add a day or more to/,
    days: (days) => new RegExp(`^${days} days?$`),
    other: 'Other',
    daysField: 'Days',
    coin: /^Coin/,
    useCoin: 'Use this coin',
    kindB: 'My lock B',
    step1: 'Approve, 1 of 2',
    lockDone: 'Locked',
    lockBDone: 'Locked in lock B',
    extendDone: 'Lock extended',
    offerDone: 'Offered. It is yours until it is accepted',
    acceptDone: 'The lock is yours',
    unlockDone: 'Unlocked. The coins are back with you',
    elsewhereDone: 'Unlocked to the other address',
    forEverDone: 'Locked for ever',
    forEver: /^For ever, instead of days/,
    seeProof: 'See the proof',
    check: 'Check at a node',
    matches: /^The node returns the same/,
    differs: /^The node returns something else: amount/,
    noAnswer: /^The node did not answer/,
    calendar: 'Calendar file',
    unlock: 'Unlock',
    extend: 'Extend',
    accept: 'Accept',
    handOver: 'Hand over',
    elsewhere: 'Unlock to another address',
    address: /^Address/,
    understood: 'I compared the whole address',
    impossible: 'impossible',
    offered: 'Offered to me',
    forMe: 'Made for me',
    how: 'How it is computed',
    required: 'Enter an amount',
    daysRequired: 'Choose how many days',
    daysLeast: 'At least 1 day',
    daysMost: /^At most 3,650 days$/,
    above: /^Above your balance: /,
    zero: 'The amount must be more than 0',
    notCoin: 'There is no coin at this address',
    notAddress: 'Not a TRON address',
  },
  tc: {
    amount: /^數量/,
    addAmount: /^增加數量/,
    notLater: /至少延後 1 天$/,
    days: (days) => new RegExp(`^${days} 天$`),
    other: '自訂',
    daysField: '天數',
    coin: /^幣種/,
    useCoin: '使用此幣種',
    kindB: '我的鎖倉 B',
    step1: '授權，第 1 步',
    lockDone: '已鎖倉',
    lockBDone: '已鎖入鎖倉 B',
    extendDone: '已延長鎖倉',
    offerDone: '已提出轉讓，對方接收前仍屬於您',
    acceptDone: '此鎖倉已屬於您',
    unlockDone: '已解鎖，代幣已退還',
    elsewhereDone: '已解鎖至其他地址',
    forEverDone: '已永久鎖定',
    forEver: /^永久鎖定，不設天數/,
    seeProof: '查看證明',
    check: '向節點核對',
    matches: /^節點返回相同內容/,
    differs: /^節點返回不同內容：數量/,
    noAnswer: /^節點未回應/,
    calendar: '日曆檔案',
    unlock: '解鎖',
    extend: '延長',
    accept: '接收',
    handOver: '轉讓',
    elsewhere: '解鎖至其他地址',
    address: /^地址/,
    understood: '我已核對完整地址',
    impossible: '不可能',
    offered: '轉讓給我',
    forMe: '他人為我建立',
    how: '計算方式',
    required: '請輸入數量',
    daysRequired: '請選擇天數',
    daysLeast: '至少 1 天',
    daysMost: /^最多 3,650 天$/,
    above: /^超過您的餘額/,
    zero: '數量必須大於 0',
    notCoin: '此地址沒有代幣',
    notAddress: '不是 TRON 地址',
  },
}
