import type { Locale } from '#platform/std/text.ts'

interface WithdrawalWords {
  readonly amount: RegExp
  readonly required: string
  readonly below: string
  readonly insufficient: string
  readonly max: RegExp
  readonly initialization: string
  readonly initialized: string
  readonly unlockLimit: string
  readonly unlocked: string
  readonly withdrawn: string
  readonly ended: string
  readonly receive: string
  readonly verify: RegExp
}

/** What the screen of staged withdrawals says, as a reader finds it there. */
export const withdrawalWords: Record<Locale, WithdrawalWords> = {
  en: {
    amount: /^Amount/,
    required: 'Enter an amount',
    below: 'At least 10 TES',
    insufficient: 'Insufficient withdrawal amount',
    max: /^Max: /,
    initialization: 'Initialize',
    initialized: 'Your record is open',
    unlockLimit: 'Unlock the limit',
    unlocked: 'The limit is unlocked',
    withdrawn: 'Withdrawn. It is in your wallet',
    ended: 'Withdrawal has ended',
    receive: 'You receive',
    verify: /^Verify: /,
  },
  tc: {
    amount: /^數量/,
    required: '請輸入數量',
    below: '最少 10 TES',
    insufficient: '提領數量不足',
    max: /^最大：/,
    initialization: '初始化',
    initialized: '您的紀錄已開立',
    unlockLimit: '解鎖額度',
    unlocked: '額度已解鎖',
    withdrawn: '已提領至您的錢包',
    ended: '提領已結束',
    receive: '實際收到',
    verify: /^查證：/,
  },
}
