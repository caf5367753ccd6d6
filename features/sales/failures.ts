import { defineFailures } from '#platform/std/failure.ts'

/** What calls of the feature refuse with, beside what any call does. */
export const salesFailures = defineFailures({
  ONE_PRODUCT: {
    status: 422,
    text: { en: 'Name a level or a series, not both', tc: '請指定等級或系列其中之一' },
  },
  NO_SUCH_LEVEL: { status: 404, text: { en: 'There is no such level', tc: '沒有此等級' } },
  NO_SUCH_SERIES: { status: 404, text: { en: 'There is no such series', tc: '沒有此系列' } },
  NOT_STARTED: {
    status: 409,
    retry: true,
    text: { en: 'The sale starts at {time}', tc: '銷售開始時間：{time}' },
  },
  ENDED: { status: 409, text: { en: 'The sale has ended', tc: '銷售已結束' } },
  SOLD_OUT: { status: 409, text: { en: 'Sold out', tc: '已售罄' } },
  TOO_FEW: {
    status: 409,
    retry: true,
    text: { en: 'Only {left} left', tc: '僅剩 {left} 個' },
  },
  NO_PRICE: {
    status: 409,
    retry: true,
    text: {
      en: 'There is no fresh average price now, and nothing is sold without one',
      tc: '目前沒有最新的平均價格，暫停銷售',
    },
  },
  ONE_AT_A_TIME: {
    status: 422,
    text: { en: 'Cards are bought one at a time', tc: '卡片須逐張購買' },
  },
  TOO_MANY: {
    status: 422,
    text: { en: 'At most {max} at once', tc: '一次最多 {max} 個' },
  },
  ABOVE_DAILY_LIMIT: {
    status: 409,
    retry: true,
    text: {
      en: 'Above your own daily limit: {left} {symbol} left today',
      tc: '超過您自設的每日上限：今日尚餘 {left} {symbol}',
    },
  },
  NOT_RESERVED: {
    status: 409,
    text: { en: 'There is no reservation of yours to complete', tc: '沒有可完成的預訂' },
  },
  ONE_SERIES: {
    status: 422,
    text: { en: 'Choose boxes of one series', tc: '請選擇同一系列的盲盒' },
  },
  RESERVATION_OVER: {
    status: 409,
    text: {
      en: 'The reservation ended at {time}. Its first part can be taken back',
      tc: '預訂已於 {time} 到期，首付款可取回',
    },
  },
})

const { ONE_PRODUCT, NO_SUCH_LEVEL, NO_SUCH_SERIES } = salesFailures
/** Refusals of a product that is not named, or does not exist. */
export const targetFailures = [ONE_PRODUCT, NO_SUCH_LEVEL, NO_SUCH_SERIES]
