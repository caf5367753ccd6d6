import { defineFailures } from '#platform/std/failure.ts'
import { spendFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const rwaFailures = {
  ...spendFailures,
  ...defineFailures({
    RWA_OFF: {
      status: 409,
      text: {
        en: 'RWA equity is not open on this network. Every way out stays open',
        tc: 'RWA 股權在此網路尚未開放。所有退出方式照常可用',
      },
    },
    LIST_FULL: {
      status: 409,
      text: {
        en: 'The interest list is full: {most} addresses',
        tc: '意向名單已滿：{most} 個地址',
      },
    },
    NO_SUCH_ASSET: {
      status: 404,
      text: { en: 'There is no such asset', tc: '沒有此資產' },
    },

    // The sale.
    SALE_ENDED: { status: 409, text: { en: 'The sale has ended', tc: '銷售已結束' } },
    STALE: {
      status: 409,
      text: {
        en: 'The attestation is older than 30 days. Wait for a new one',
        tc: '證明已超過 30 天，請等待新的證明',
      },
    },
    NOT_ALLOWED: {
      status: 403,
      text: {
        en: 'You are not on the allow-list',
        tc: '您不在許可名單上',
      },
    },
    ENTER_SHARES: {
      status: 422,
      text: { en: 'Enter a number of shares', tc: '請輸入份額數量' },
    },
    SHARES_SHORT: {
      status: 409,
      text: { en: 'Remaining shares are insufficient: {left}', tc: '剩餘份額不足：{left}' },
    },
    OTHER_COST: {
      status: 409,
      text: { en: 'These shares cost {amount} {symbol}', tc: '這些份額價格為 {amount} {symbol}' },
    },
    OTHER_COIN: {
      status: 422,
      text: { en: 'This asset is paid in {symbol}', tc: '此資產以 {symbol} 支付' },
    },
    NOTHING_HELD: { status: 409, text: { en: 'No shares are there', tc: '沒有份額' } },
    NOT_FAILED: {
      status: 409,
      text: {
        en: 'The sale has not failed: each buyer can still leave by itself',
        tc: '銷售尚未失敗：每位買家仍可自行退出',
      },
    },
    RELEASED: {
      status: 409,
      text: { en: 'The money was released', tc: '資金已釋放' },
    },
    NOT_RELEASED: {
      status: 409,
      text: { en: 'The money was not released yet', tc: '資金尚未釋放' },
    },
    NOT_RELEASABLE: {
      status: 409,
      text: { en: 'The money cannot be released yet', tc: '資金尚不可釋放' },
    },

    // Roles of an asset.
    NOT_ATTESTOR: {
      status: 403,
      text: { en: 'Only the attestor can do this', tc: '僅證明人可執行' },
    },
    NOT_ISSUER: {
      status: 403,
      text: { en: 'Only the issuer can do this', tc: '僅發行人可執行' },
    },
    NOT_REVENUE: {
      status: 403,
      text: { en: 'Only the revenue address can do this', tc: '僅收益地址可執行' },
    },
    SALE_FAILED: { status: 409, text: { en: 'The sale has failed', tc: '銷售已失敗' } },
    OTHER_DOCUMENT: {
      status: 422,
      text: {
        en: 'The first attestation is of the document that buyers saw',
        tc: '首次證明須為買家所見的文件',
      },
    },
    ATTESTED_ALREADY: {
      status: 409,
      text: { en: 'This document was attested before', tc: '此文件已證明過' },
    },

    // Shares.
    NO_RECIPIENT: {
      status: 422,
      text: { en: 'Enter the address that gets the shares', tc: '請輸入接收份額的地址' },
    },
    TO_ASSET: {
      status: 422,
      text: { en: 'Shares sent to this address would be lost', tc: '發送到此地址的份額將會遺失' },
    },
    TO_NOT_ALLOWED: {
      status: 409,
      text: {
        en: 'The receiver is not on the allow-list',
        tc: '接收者不在許可名單上',
      },
    },
    ABOVE_SHARES: {
      status: 409,
      text: { en: 'Above your shares: {shares}', tc: '超過您的份額：{shares}' },
    },
    SHARES_WAIT: {
      status: 409,
      text: {
        en: 'Of your shares {shares} wait for redemption: cancel it first',
        tc: '您有 {shares} 份額正等待贖回，請先取消',
      },
    },
    NOTHING_TO_CLAIM: {
      status: 409,
      text: { en: 'Nothing to claim', tc: '沒有可領取的款項' },
    },

    // Redemption.
    REQUESTED: {
      status: 409,
      text: {
        en: 'A redemption is requested already: cancel it first',
        tc: '已申請贖回，請先取消',
      },
    },
    NOT_REQUESTED: {
      status: 409,
      text: { en: 'No redemption is requested', tc: '沒有申請贖回' },
    },
    WORTH_NOTHING: {
      status: 409,
      text: {
        en: 'By the attested reserve these shares are worth nothing',
        tc: '按已證明的儲備，這些份額價值為零',
      },
    },
  }),
}
