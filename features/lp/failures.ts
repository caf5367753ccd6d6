import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures, earningFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const lpFailures = {
  ...spendFailures,
  NOTHING_TO_CLAIM: earningFailures.NOTHING_TO_CLAIM,
  ...defineFailures({
    NO_SUCH_POOL: { status: 404, text: { en: 'There is no such pool', tc: '沒有此資金池' } },
    NO_SUCH_COIN: {
      status: 422,
      text: { en: 'This pool is not bought with that coin', tc: '此資金池不接受該幣種' },
    },
    ABOVE_UNLOCKABLE: {
      status: 409,
      text: {
        en: 'At most {unlockable} {symbol} can be cancelled',
        tc: '最多可解除質押 {unlockable} {symbol}',
      },
    },
    NOT_IN_POOL: {
      status: 422,
      text: { en: 'This pool does not hold that coin', tc: '此資金池沒有該幣種' },
    },
    LESS_BACK: {
      status: 409,
      retry: true,
      text: {
        en: 'The price has moved: {back} would come back, below your minimum. Enter the amount again',
        tc: '價格已變動：將收回 {back}，低於您的下限。請重新輸入數量',
      },
    },
    ONE_TARGET: {
      status: 422,
      text: { en: 'Choose a pool or a coin, one of the two', tc: '請選擇資金池或幣種其中之一' },
    },
    NOTHING_STAKED: {
      status: 409,
      text: { en: 'You have nothing staked in this pool', tc: '您在此資金池沒有質押' },
    },
    POOL_EMPTY: {
      status: 409,
      retry: true,
      text: { en: 'This pool is empty: it has no price', tc: '此資金池為空，沒有價格' },
    },
    TOO_LITTLE: {
      status: 422,
      text: { en: 'Too little for any liquidity', tc: '數量過少，無法取得流動性' },
    },
    REWARD_SHORT: {
      status: 409,
      retry: true,
      text: {
        en: 'The reward would be {reward} {symbol}, below your minimum',
        tc: '獎勵將為 {reward} {symbol}，低於您的下限',
      },
    },
    NO_SUCH_PURCHASE: {
      status: 404,
      text: { en: 'There is no such purchase', tc: '沒有此筆購買' },
    },
    NOT_YOUR_PURCHASE: {
      status: 403,
      text: { en: 'This purchase belongs to another address', tc: '此筆購買屬於其他地址' },
    },
    NO_REWARD: {
      status: 409,
      text: { en: 'This purchase has no reward', tc: '此筆購買沒有獎勵' },
    },
    REWARD_WAITS: {
      status: 409,
      retry: true,
      text: { en: 'The reward can be issued from {time} on', tc: '獎勵可於 {time} 起發放' },
    },
    ALREADY_ISSUED: {
      status: 409,
      text: { en: 'The reward has been issued', tc: '獎勵已發放' },
    },
  }),
}

/** Of a purchase, and of its quote. */
export const purchaseFailures = [
  lpFailures.NO_SUCH_POOL,
  lpFailures.NO_SUCH_COIN,
  lpFailures.ENTER_AMOUNT,
  lpFailures.AMOUNT_ZERO,
  lpFailures.POOL_EMPTY,
  lpFailures.TOO_LITTLE,
]
