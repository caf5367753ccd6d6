import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const otcFailures = {
  ...spendFailures,
  ...defineFailures({
    NO_COIN: {
      status: 422,
      text: { en: 'There is no coin at this address', tc: '此地址沒有代幣' },
    },
    NO_SUCH_OFFER: { status: 404, text: { en: 'There is no such offer', tc: '沒有此掛單' } },
    NOT_YOUR_OFFER: {
      status: 403,
      text: { en: 'This is not your offer', tc: '這不是您的掛單' },
    },
    OWN_OFFER: {
      status: 409,
      text: { en: 'This is your own offer', tc: '這是您自己的掛單' },
    },
    OFFER_ENDED: { status: 409, text: { en: 'This offer has ended', tc: '此掛單已結束' } },
    OFFER_EXPIRED: {
      status: 409,
      text: { en: 'This offer expired at {time}', tc: '此掛單已於 {time} 到期' },
    },
    OFFER_CHANGED: {
      status: 409,
      text: {
        en: 'This offer was changed. Look at its new price first',
        tc: '此掛單已被修改，請先查看新價格',
      },
    },
    OTHER_TAKER: {
      status: 403,
      text: { en: 'This offer is for another account', tc: '此掛單僅供另一帳戶成交' },
    },
    SAME_COIN: {
      status: 422,
      text: { en: 'Both coins are the same', tc: '兩種代幣相同' },
    },
    SELF_TAKER: {
      status: 422,
      text: { en: 'Enter the address of another account', tc: '請輸入另一帳戶的地址' },
    },
    LOT_SMALL: {
      status: 422,
      text: {
        en: 'The minimum lot is at least a thousandth: {minimum} {symbol}',
        tc: '最小成交量至少為千分之一：{minimum} {symbol}',
      },
    },
    PART_SMALL: {
      status: 422,
      text: {
        en: 'At least {minimum} {symbol}, or all that is left',
        tc: '最少 {minimum} {symbol}，或全部剩餘數量',
      },
    },
    ABOVE_LEFT: {
      status: 409,
      text: { en: 'Only {left} {symbol} are left', tc: '僅剩 {left} {symbol}' },
    },
    DUST: {
      status: 409,
      text: {
        en: 'The rest would cost nothing: take all {left} {symbol}',
        tc: '剩餘部分價格為零，請成交全部 {left} {symbol}',
      },
    },
    ABOVE_MAXIMUM: {
      status: 409,
      text: {
        en: 'It costs {price} {symbol} now, above your maximum',
        tc: '目前價格為 {price} {symbol}，高於您的上限',
      },
    },
    TOO_MANY_EDITS: {
      status: 409,
      text: {
        en: 'Changed too often: publish a new offer',
        tc: '修改次數過多，請重新掛單',
      },
    },
    NOTHING_OWED: {
      status: 409,
      text: { en: 'Nothing to withdraw', tc: '沒有可提領的款項' },
    },
    BOTH_COINS: {
      status: 422,
      text: { en: 'Name both coins to sort by price', tc: '按價格排序需指定兩種幣種' },
    },
  }),
}
