import { defineFailures } from '#platform/std/failure.ts'

/** What any before-call may be refused with. */
export const orderFailures = defineFailures({
  TOO_MANY_ORDERS: {
    status: 409,
    retry: true,
    text: {
      en: 'You have {count} orders that no block holds yet. Continue one of them, or wait: an unsigned order expires in 15 minutes, one with a transaction in a day',
      tc: '您有 {count} 筆訂單尚未進入區塊。請繼續其中一筆或稍候：未簽署的訂單於 15 分鐘後失效，已有交易的訂單於一天後失效',
    },
  },
  CALL_REFUSED: {
    status: 409,
    // The contract's own reason is enough.
    text: { en: '{reason}', tc: '{reason}' },
  },
  BALANCE: {
    status: 409,
    text: { en: '{symbol} balance insufficient', tc: '{symbol} 餘額不足' },
  },
  TOO_COSTLY: {
    status: 409,
    retry: true,
    text: {
      en: 'This would cost more than {limit} sun in energy, so it is not offered',
      tc: '此操作的能量費用將超過 {limit} sun，因此不提供',
    },
  },
})

/** What any after-call may be refused with: the transaction is not the order's. */
export const hintFailures = defineFailures({
  OTHER_SIGNER: {
    status: 403,
    text: { en: 'This transaction was signed by another address', tc: '此交易由其他地址簽署' },
  },
  OTHER_CONTRACT: {
    status: 409,
    text: {
      en: 'This transaction calls another contract than the order',
      tc: '此交易呼叫的合約與訂單不符',
    },
  },
  OTHER_CALL: {
    status: 409,
    text: {
      en: 'This transaction makes another call than the order',
      tc: '此交易的呼叫內容與訂單不符',
    },
  },
  OTHER_VALUE: {
    status: 409,
    text: {
      en: 'This transaction sends another amount than the order',
      tc: '此交易支付的金額與訂單不符',
    },
  },
  HASH_TAKEN: {
    status: 409,
    text: { en: 'This transaction belongs to another order', tc: '此交易屬於其他訂單' },
  },
  ORDER_HAS_HASH: {
    status: 409,
    text: { en: 'This order has another transaction already', tc: '此訂單已有其他交易' },
  },
})
