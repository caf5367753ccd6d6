import { defineFailures } from '#platform/std/failure.ts'
import { earningFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const nftFailures = {
  ...earningFailures,
  ...defineFailures({
    NO_SUCH_LEVEL: { status: 404, text: { en: 'There is no such level', tc: '沒有此等級' } },
    NO_SUCH_CARD: { status: 404, text: { en: 'There is no such card', tc: '沒有此卡片' } },
    NOT_YOUR_CARD: {
      status: 403,
      text: { en: 'This card belongs to another address', tc: '此卡片屬於其他地址' },
    },
    ALREADY_STAKED: {
      status: 409,
      text: { en: 'A card already staked cannot be added again', tc: '已質押的卡片不可重複加入' },
    },
    STAKED_STAYS: {
      status: 409,
      text: {
        en: 'A staked card cannot be transferred. Unstake it first',
        tc: '質押中的卡片不可轉移，請先解除質押',
      },
    },
    ALREADY_THERE: {
      status: 422,
      text: { en: 'The card is at this address already', tc: '此卡片已在該地址' },
    },
    TO_CONTRACT: {
      status: 422,
      text: {
        en: 'This is the address of a contract: a card sent there could not come back',
        tc: '這是合約地址：卡片轉入後無法取回',
      },
    },
    ADDRESS_REQUIRED: {
      status: 422,
      text: { en: 'A transfer address is required', tc: '請輸入轉移地址' },
    },
    NOT_STAKED: { status: 409, text: { en: 'This card is not staked', tc: '此卡片未質押' } },
    RESERVE_TOO_SMALL: {
      status: 409,
      retry: true,
      text: {
        en: 'The reward reserve cannot cover this term now. Choose a shorter one',
        tc: '獎勵儲備目前不足以支付此期限，請選擇較短期限',
      },
    },
    SELECT_FIRST: { status: 422, text: { en: 'Select an NFT first', tc: '請先選擇 NFT' } },
    APPROVE_FIRST: {
      status: 409,
      text: {
        en: 'Let the market move this card first',
        tc: '請先授權市場轉移此卡片',
      },
    },
    ALLOW_FIRST: {
      status: 409,
      text: {
        en: 'Let the market take {amount} {symbol} first',
        tc: '請先授權市場使用 {amount} {symbol}',
      },
    },
    ALLOWED_ALREADY: {
      status: 409,
      text: {
        en: 'The market may take some {symbol} already. Set it to 0 first',
        tc: '市場已獲授權使用 {symbol}，請先設為 0',
      },
    },
    NO_SUCH_COIN: {
      status: 422,
      text: { en: 'The market does not take this coin', tc: '市場不接受此幣種' },
    },
    PRICE_REQUIRED: { status: 422, text: { en: 'Enter a price', tc: '請輸入價格' } },
    PRICE_TOO_SMALL: {
      status: 422,
      text: { en: 'The price must be at least {min} {symbol}', tc: '價格不得低於 {min} {symbol}' },
    },
    NOT_LISTED: { status: 409, text: { en: 'This card is not for sale', tc: '此卡片未上架' } },
    NONE_LISTED: {
      status: 409,
      text: { en: 'You have no card for sale', tc: '您沒有出售中的卡片' },
    },
    LISTING_CHANGED: {
      status: 409,
      text: {
        en: 'The listing has changed. Look at its price again',
        tc: '上架內容已變更，請重新確認價格',
      },
    },
    ABOVE_MAXIMUM: {
      status: 409,
      text: { en: 'The price is above your maximum', tc: '價格高於您的上限' },
    },
    BELOW_MINIMUM: {
      status: 409,
      text: { en: 'The offer is below your minimum', tc: '出價低於您的下限' },
    },
    SAME_BLOCK: {
      status: 409,
      retry: true,
      text: { en: 'Please wait for the next block', tc: '請等待下一個區塊' },
    },
    OWN_CARD: { status: 409, text: { en: 'This is your own card', tc: '這是您自己的卡片' } },
    CARD_SOLD: {
      status: 409,
      text: {
        en: 'This card is sold and waits for its unlock time: {time}',
        tc: '此卡片已售出，等待解鎖時間：{time}',
      },
    },
    ONE_TARGET: {
      status: 422,
      text: { en: 'Choose a card or a level, not both', tc: '請選擇卡片或等級，不可同時選擇' },
    },
    NO_SUCH_OFFER: { status: 404, text: { en: 'This offer has ended', tc: '此出價已結束' } },
    NOT_YOUR_OFFER: {
      status: 403,
      text: { en: 'Only its maker can call an offer off', tc: '僅出價者可撤回出價' },
    },
    OTHER_CARD: {
      status: 422,
      text: { en: 'The offer is for another card or level', tc: '此出價適用於其他卡片或等級' },
    },
    NO_SUCH_SALE: { status: 404, text: { en: 'There is no such sale', tc: '沒有此交易' } },
    SALE_BROKEN: {
      status: 409,
      text: {
        en: 'The seller no longer has the card as sold. The money can only go back',
        tc: '賣家已無此卡片，款項只能退回',
      },
    },
    APPROVAL_GONE: {
      status: 409,
      text: {
        en: 'The seller no longer lets the market move this card. The buyer can call the sale off',
        tc: '賣家已撤回對市場的授權，買家可取消此交易',
      },
    },
    NOT_YOUR_PURCHASE: {
      status: 403,
      text: { en: 'Only the buyer can call this sale off', tc: '僅買家可取消此交易' },
    },
    NOTHING_OWED: {
      status: 409,
      text: { en: 'There is nothing to withdraw in this coin', tc: '此幣種沒有可提領的款項' },
    },
  }),
}
