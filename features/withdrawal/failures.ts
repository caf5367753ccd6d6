import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures } from '#platform/std/spendFailures.ts'

const { ENTER_AMOUNT, AMOUNT_ZERO, BELOW_MINIMUM } = spendFailures

/** What calls of the feature refuse with, beside what any call does. */
export const withdrawalFailures = {
  ENTER_AMOUNT,
  AMOUNT_ZERO,
  BELOW_MINIMUM,
  ...defineFailures({
    WITHDRAWAL_NOT_OPEN: {
      status: 409,
      retry: true,
      text: {
        en: 'Withdrawal is not open. It opens by itself on {time}',
        tc: '提領尚未開放，將於 {time} 自動開放',
      },
    },
    NOTHING_ALLOTTED: {
      status: 409,
      text: { en: 'Nothing is allotted to you', tc: '沒有分配給您的額度' },
    },
    WITHDRAWAL_ENDED: {
      status: 409,
      text: { en: 'Withdrawal has ended', tc: '提領已結束' },
    },
    INSUFFICIENT: {
      status: 409,
      retry: true,
      text: {
        en: 'Insufficient withdrawal amount: {available} {symbol} is unlocked',
        tc: '提領數量不足：已解鎖 {available} {symbol}',
      },
    },
    FEE_ABOVE_YOURS: {
      status: 409,
      text: {
        en: 'The fee is {fee} {symbol}, more than you agreed to',
        tc: '手續費為 {fee} {symbol}，高於您同意的上限',
      },
    },
    INITIALIZED: { status: 409, text: { en: 'Already initialized', tc: '已初始化' } },
    INITIALIZE_FIRST: { status: 409, text: { en: 'Initialize first', tc: '請先初始化' } },
    NOTHING_TO_UNLOCK: {
      status: 409,
      retry: true,
      text: {
        en: 'Unlock time not reached: no further stage is unlocked yet',
        tc: '尚未到解鎖時間：目前沒有新的階段可解鎖',
      },
    },
  }),
}
