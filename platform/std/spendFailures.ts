import { defineFailures } from './failure.ts'

/** What calls that take an amount of a coin refuse with. */
export const spendFailures = defineFailures({
  ENTER_AMOUNT: { status: 422, text: { en: 'Enter an amount', tc: '請輸入數量' } },
  AMOUNT_ZERO: {
    status: 422,
    text: { en: 'The amount must be more than 0', tc: '數量必須大於 0' },
  },
  BELOW_MINIMUM: {
    status: 422,
    text: { en: 'At least {minimum} {symbol}', tc: '最少 {minimum} {symbol}' },
  },
  ABOVE_BALANCE: {
    status: 409,
    text: { en: 'Above your balance: {balance} {symbol}', tc: '超過您的餘額：{balance} {symbol}' },
  },
  ALLOW_FIRST: {
    status: 409,
    text: {
      en: 'Let the contract take {amount} {symbol} first',
      tc: '請先授權合約使用 {amount} {symbol}',
    },
  },
  ALLOWED_ALREADY: {
    status: 409,
    text: {
      en: 'The contract may take some {symbol} already. Set it to 0 first',
      tc: '合約已獲授權使用 {symbol}，請先設為 0',
    },
  },
})

/** What calls refuse with that stake, claim and unstake. */
export const earningFailures = defineFailures({
  NO_SUCH_TERM: {
    status: 422,
    text: { en: 'There is no such staking term', tc: '沒有此質押期限' },
  },
  BEFORE_UNLOCK_TIME: {
    status: 409,
    retry: true,
    text: { en: 'Unlock time not reached: {time}', tc: '尚未到解鎖時間：{time}' },
  },
  NOTHING_TO_CLAIM: {
    status: 409,
    text: { en: 'There is nothing to claim yet', tc: '目前沒有可領取的獎勵' },
  },
})
