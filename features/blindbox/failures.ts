import { defineFailures } from '#platform/std/failure.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const blindboxFailures = defineFailures({
  NO_SUCH_SERIES: { status: 404, text: { en: 'There is no such series', tc: '沒有此系列' } },
  NO_SUCH_DRAW: { status: 404, text: { en: 'There is no such request', tc: '沒有此開盒請求' } },
  SELECT_BOX: { status: 422, text: { en: 'Select a box first', tc: '請先選擇盲盒' } },
  NOT_YOUR_BOX: {
    status: 403,
    text: { en: 'This box belongs to another address', tc: '此盲盒屬於其他地址' },
  },
  NOT_SEALED: {
    status: 409,
    text: { en: 'This box is not sealed any more', tc: '此盲盒已非未開狀態' },
  },
  ONE_SERIES: {
    status: 422,
    text: { en: 'Choose boxes of one series', tc: '請選擇同一系列的盲盒' },
  },
  TOO_MANY: {
    status: 422,
    text: { en: 'At most {max} boxes at once', tc: '一次最多 {max} 個盲盒' },
  },
  SERIES_CLOSED: {
    status: 409,
    text: {
      en: 'The operator closed this series. Give the box back for all that it cost',
      tc: '營運者已關閉此系列，請退回盲盒並取回全部價款',
    },
  },
  NOTHING_OWED: {
    status: 409,
    text: { en: 'There is nothing to withdraw', tc: '沒有可提領的款項' },
  },
  NO_SECRET: {
    status: 409,
    retry: true,
    text: {
      en: 'The operator has to post new secrets first. You can give the box back meanwhile',
      tc: '營運者須先公布新的秘密值承諾，期間可退回盲盒',
    },
  },
  NO_PRICE: {
    status: 409,
    retry: true,
    text: {
      en: 'There is no fresh average price now; opening waits for one. You can give the box back meanwhile',
      tc: '目前沒有最新的平均價格，須待有價格才能開啟，期間可退回盲盒',
    },
  },
  BOND_TOO_SMALL: {
    status: 409,
    retry: true,
    text: {
      en: 'The operator’s bond covers {count} more now. You can give the box back meanwhile',
      tc: '營運者的保證金目前僅可再涵蓋 {count} 個，期間可退回盲盒',
    },
  },
  NOT_RESERVED: {
    status: 409,
    text: { en: 'This box is not reserved', tc: '此盲盒並非預訂狀態' },
  },
  NOT_RELEASABLE: {
    status: 409,
    retry: true,
    text: {
      en: 'Until {time} only its holder can end this reservation',
      tc: '{time} 之前僅預訂者可結束此預訂',
    },
  },
  NOT_LATE: {
    status: 409,
    retry: true,
    text: {
      en: 'It can still be settled, until block {block}',
      tc: '在區塊 {block} 之前仍可開獎',
    },
  },
  LIMIT_REQUIRED: { status: 422, text: { en: 'Enter a limit', tc: '請輸入上限' } },
})
