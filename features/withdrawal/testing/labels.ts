import type { Locale } from '#platform/std/text.ts'

interface WithdrawalLabels {
  readonly amount: RegExp
  readonly required: string
  readonly below: string
  readonly insufficient: string
  readonly zero: string
  readonly negative: string
  readonly noNumber: string
  readonly otherDigits: string
  readonly decimals: string
  readonly max: RegExp
  readonly initialization: string
  readonly initialized: string
  readonly unlockLimit: string
  readonly unlocked: string
  readonly withdrawn: string
  readonly ended: string
  readonly receive: string
}

/** Texts of the withdrawal screen, as a user reads them. */
export const withdrawalLabels: Record<Locale, WithdrawalLabels> = {
  en: {
    amount: /^Amount/,
    required: 'Enter an amount',
    below: 'At least 10 TES',
    insufficient: 'Insufficient withdrawal amount',
    zero: 'The amount must be more than 0',
    negative: 'The amount cannot be negative',
    noNumber: 'Enter a number, such as 1234.5',
    otherDigits: 'Use the digits 0 to 9',
    decimals: 'Enter an amount with at most 18 decimals',
    max: /^Max: /,
    initialization: 'Initialize',
    initialized: 'Your record is open',
    unlockLimit: 'Unlock the limit',
    unlocked: 'The limit is unlocked',
    withdrawn: 'Withdrawn. It is in your wallet',
    ended: 'Withdrawal has ended',
    receive: 'You receive',
  },
  tc: {
    amount: /^數量/,
    required: '請輸入數量',
    below: '最少 10 TES',
    insufficient: '提領數量不足',
    zero: '數量必須大於 0',
    negative: '數量不可為負數',
    noNumber: '請輸入數字，例如 1234.5',
    otherDigits: '請使用數字 0 至 9',
    decimals: '數量最多 18 位小數',
    max: /^最大：/,
    initialization: '初始化',
    initialized: '您的紀錄已開立',
    unlockLimit: '解鎖額度',
    unlocked: '額度已解鎖',
    withdrawn: '已提領至您的錢包',
    ended: '提領已結束',
    receive: '實際收到',
  },
}
