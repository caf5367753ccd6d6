import { defineFailures } from '#platform/std/failure.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const stakingFailures = defineFailures({
  NO_SUCH_COIN: { status: 422, text: { en: 'This coin cannot be staked', tc: '此幣種不可質押' } },
  NO_SUCH_TERM: {
    status: 422,
    text: { en: 'There is no such staking term', tc: '沒有此質押期限' },
  },
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
      en: 'Let staking take {amount} {symbol} first',
      tc: '請先授權質押合約使用 {amount} {symbol}',
    },
  },
  ALLOWED_ALREADY: {
    status: 409,
    text: {
      en: 'Staking may take some {symbol} already. Set it to 0 first',
      tc: '質押合約已獲授權使用 {symbol}，請先設為 0',
    },
  },
  RESERVE_TOO_SMALL: {
    status: 409,
    retry: true,
    text: {
      en: 'The reward reserve cannot cover this stake now. It covers {most} {symbol} for this term',
      tc: '獎勵儲備目前不足以支付此質押，此期限最多可質押 {most} {symbol}',
    },
  },
  NO_SUCH_STAKE: { status: 404, text: { en: 'There is no such stake', tc: '沒有此質押' } },
  NOT_YOUR_STAKE: {
    status: 403,
    text: { en: 'This stake belongs to another address', tc: '此質押屬於其他地址' },
  },
  STAKE_ENDED: { status: 409, text: { en: 'This stake has ended', tc: '此質押已結束' } },
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
