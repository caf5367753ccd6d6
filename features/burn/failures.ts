import { defineFailures } from '#platform/std/failure.ts'
import { earningFailures, spendFailures } from '#platform/std/spendFailures.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const burnFailures = {
  ...spendFailures,
  NOTHING_TO_CLAIM: earningFailures.NOTHING_TO_CLAIM,
  ...defineFailures({
    // The price of a burn.
    NO_PRICE: {
      status: 409,
      retry: true,
      text: {
        en: 'There is no average price yet; try again in half an hour',
        tc: '尚無平均價格，請半小時後再試',
      },
    },
    STALE: {
      status: 409,
      retry: true,
      text: {
        en: 'The average price is too old; anyone can renew it',
        tc: '平均價格已過期，任何人都可更新',
      },
    },
    THIN: {
      status: 409,
      retry: true,
      text: {
        en: 'The pool holds less than {depth} USDT: too little for a price',
        tc: '資金池低於 {depth} USDT，不足以定價',
      },
    },
    NO_SUCH_COIN: { status: 422, text: { en: 'Only TES can be burnt', tc: '只能銷毀 TES' } },
    TOO_LITTLE: {
      status: 422,
      text: {
        en: 'This is worth less than 0.000001 USDT: enter more',
        tc: '價值不足 0.000001 USDT，請輸入更多',
      },
    },
    TOO_MUCH: {
      status: 422,
      text: {
        en: 'A burn may be worth at most {most} USDT',
        tc: '單次銷毀最多價值 {most} USDT',
      },
    },
    LESS_POWER: {
      status: 409,
      retry: true,
      text: {
        en: 'It would bring a power of {power}, below your minimum. Review it again',
        tc: '將獲得算力 {power}，低於您的下限，請重新確認',
      },
    },

    // Passes.
    NO_PASS: {
      status: 409,
      text: {
        en: 'Your first burn needs a pass: buy it first',
        tc: '首次銷毀需要通行證，請先購買',
      },
    },
    HAS_PASS: {
      status: 409,
      text: { en: 'You have a pass already', tc: '您已有通行證' },
    },
    NO_PASS_HELD: {
      status: 409,
      text: { en: 'You have no pass to refund', tc: '您沒有可退還的通行證' },
    },
    PASS_USED: {
      status: 409,
      text: {
        en: 'Your first burn has used the pass: it is not refunded any more',
        tc: '通行證已用於首次銷毀，不再退還',
      },
    },

    // Nodes.
    SOLD_OUT: {
      status: 409,
      retry: true,
      text: {
        en: 'All {places} places of node {kind} are taken',
        tc: '節點 {kind} 的 {places} 個名額已滿',
      },
    },
    NO_SUCH_NODE: { status: 404, text: { en: 'There is no such node', tc: '沒有此節點' } },
    NOT_YOUR_NODE: {
      status: 403,
      text: { en: 'This node belongs to another address', tc: '此節點屬於其他地址' },
    },
    NODE_REFUNDED: {
      status: 409,
      text: { en: 'This node was refunded', tc: '此節點已退款' },
    },
    NODE_ACTIVE: {
      status: 409,
      text: {
        en: 'This node is active: it earns for ever and is not refunded',
        tc: '此節點已啟用：永久賺取獎勵，不再退款',
      },
    },
    NOT_ACTIVATED: {
      status: 409,
      text: { en: 'Activate this node first', tc: '請先啟用此節點' },
    },
    LAPSED: {
      status: 409,
      text: {
        en: 'It could be activated until {time}; its price can be refunded',
        tc: '啟用期限為 {time}，款項可退還',
      },
    },
    NO_CREDIT: {
      status: 409,
      text: { en: 'No payment waits for you', tc: '沒有待您提領的款項' },
    },

    // Periods.
    ALREADY_OPEN: {
      status: 409,
      text: { en: 'The next period is open already', tc: '下一期已開啟' },
    },
    RESERVE_SHORT: {
      status: 409,
      retry: true,
      text: {
        en: 'The reserve lacks {missing} TES for the pool of the next period',
        tc: '儲備尚缺 {missing} TES，不足以開啟下一期',
      },
    },
    NO_SUCH_DAY: {
      status: 404,
      text: { en: 'There was no mining on this day', tc: '當日沒有挖礦' },
    },
  }),
}
