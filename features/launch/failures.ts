import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const launchFailures = {
  ...spendFailures,
  ...defineFailures({
    NO_SUCH_SALE: { status: 404, text: { en: 'There is no such presale', tc: '沒有此預售' } },
    NO_SUCH_TOKEN: {
      status: 404,
      text: { en: 'The factory made no token at this address', tc: '此地址不是工廠建立的代幣' },
    },
    NOT_YOUR_TOKEN: {
      status: 403,
      text: { en: 'Another address created this token', tc: '此代幣由其他地址建立' },
    },

    // Both configurations.
    FACTORY_CLOSED: {
      status: 409,
      text: {
        en: 'The factory makes nothing new now. Presales that exist go on',
        tc: '工廠目前不建立新項目，既有預售照常進行',
      },
    },
    BYTES: {
      status: 422,
      text: {
        en: 'Enter 1 to {most} bytes; this has {count}',
        tc: '請輸入 1 至 {most} 個位元組，目前為 {count}',
      },
    },
    OUT_OF_RANGE: {
      status: 422,
      text: { en: 'Enter {least} to {most}', tc: '請輸入 {least} 至 {most}' },
    },
    MUST_BE_ZERO: {
      status: 422,
      text: {
        en: 'This must be 0 here: {field} is off or 0',
        tc: '此處須為 0：{field} 為關閉或 0',
      },
    },
    RECIPIENT_MISSING: {
      status: 422,
      text: { en: 'Enter the address that receives it', tc: '請輸入收款地址' },
    },
    RECIPIENT_EXCESS: {
      status: 422,
      text: {
        en: 'Leave the address out: nothing is paid to it',
        tc: '請勿填寫地址：沒有款項支付給它',
      },
    },
    SHARES_ABOVE_ALL: {
      status: 422,
      text: {
        en: 'Both parts of the LP together are at most 100%',
        tc: '兩部分 LP 合計最多 100%',
      },
    },
    NOT_DISTRIBUTED: {
      status: 422,
      text: {
        en: 'Without distribution all LP is burnt: enter 0',
        tc: '不分配時所有 LP 均銷毀：請輸入 0',
      },
    },
    SOFT_CAP_SMALL: {
      status: 422,
      text: {
        en: 'The soft cap must be worth at least {least} {symbol}; this one is {amount}',
        tc: '軟頂至少須值 {least} {symbol}，目前為 {amount}',
      },
    },
    VESTING_SHORT: {
      status: 422,
      text: {
        en: 'With an internal market, the last whole part unlocks {days} days after the listing or later',
        tc: '有內部市場時，最後一個完整分期須於上市 {days} 天後或更晚解鎖',
      },
    },
    TOKENS_NONE: {
      status: 422,
      text: {
        en: 'A share would buy no token: more supply or fewer shares',
        tc: '每份購買不到代幣：請增加供應量或減少份數',
      },
    },
    START_PAST: {
      status: 422,
      text: { en: 'Start between now and {time}', tc: '開始時間須介於現在與 {time} 之間' },
    },
    TOKEN_OPEN: {
      status: 409,
      text: { en: 'This token is open already', tc: '此代幣已開放' },
    },
    HAS_PRESALE: {
      status: 409,
      text: { en: 'This token has a presale already', tc: '此代幣已有預售' },
    },
    NO_SUCH_PICTURE: {
      status: 404,
      text: { en: 'Upload this picture first', tc: '請先上傳此圖片' },
    },

    // Taking part.
    NOT_IN_PROGRESS: {
      status: 409,
      retry: true,
      text: { en: 'The presale is not in progress', tc: '預售未在進行中' },
    },
    CREATOR: {
      status: 403,
      text: { en: 'The creator cannot take part in this presale', tc: '建立者不能參與此預售' },
    },
    ALREADY_MINTED: {
      status: 409,
      text: {
        en: 'Minting twice gives no extra allocation; a second mint or extra {symbol} is refused',
        tc: '重複鑄造不會獲得額外份額；第二次鑄造或多付的 {symbol} 會被拒絕',
      },
    },
    ENTER_SHARES: { status: 422, text: { en: 'Enter a number of shares', tc: '請輸入份數' } },
    ABOVE_MOST: {
      status: 409,
      text: {
        en: 'The purchase exceeds the maximum of {most} shares ({amount} {symbol})',
        tc: '購買超過上限 {most} 份（{amount} {symbol}）',
      },
    },
    SHARES_SHORT: {
      status: 409,
      text: {
        en: 'Remaining shares do not suffice: {left} left',
        tc: '剩餘份數不足：僅剩 {left} 份',
      },
    },
    MARKET_CLOSED: {
      status: 409,
      text: { en: 'The internal market is not open', tc: '內部市場未開放' },
    },
    ABOVE_SHARES: {
      status: 409,
      text: { en: 'You have {shares} shares', tc: '您持有 {shares} 份' },
    },
    PRICE_MOVED: {
      status: 409,
      retry: true,
      text: {
        en: 'The price has moved: {amount} {symbol} now. Review it again',
        tc: '價格已變動：目前為 {amount} {symbol}，請重新確認',
      },
    },

    // After it.
    NO_SHARES: { status: 409, text: { en: 'You have no shares here', tc: '您在此沒有份額' } },
    NOT_FAILED: {
      status: 409,
      text: {
        en: 'Refunds open if the presale fails or is not listed in time',
        tc: '預售失敗或未按時上市時才開放退款',
      },
    },
    NOT_LISTABLE: {
      status: 409,
      text: { en: 'This presale cannot be listed now', tc: '此預售目前不能上市' },
    },
    NOT_LISTED: { status: 409, text: { en: 'This token is not listed', tc: '此代幣未上市' } },
    NOTHING_TO_CLAIM: {
      status: 409,
      retry: true,
      text: { en: 'There is nothing to claim yet', tc: '目前沒有可領取的項目' },
    },
    NO_FLOOR: {
      status: 409,
      text: {
        en: 'This token has no floor, or nothing is left of it',
        tc: '此代幣沒有底價，或底價已無餘額',
      },
    },
    NOT_DUE: {
      status: 409,
      retry: true,
      text: { en: 'This is not due yet', tc: '尚未到時間' },
    },
  }),
}
