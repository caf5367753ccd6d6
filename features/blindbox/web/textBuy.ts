import { defineTexts } from '#platform/std/text.ts'

/** Texts of the purchase of boxes, before and after the signature. */
export const buyTexts = defineTexts({
  buyFlow: { en: 'Buy blind boxes', tc: '購買盲盒' },
  reserveFlow: { en: 'Reserve blind boxes', tc: '預訂盲盒' },
  completeFlow: { en: 'Pay the second part', tc: '支付第二期款' },
  contract: { en: 'Blind boxes', tc: '盲盒合約' },
  askBuy: {
    en: 'Buy {count, plural, one {# box} other {# boxes}} of series {id}?',
    tc: '購買系列 {id} 的盲盒 {count, number} 個？',
  },
  askReserve: {
    en: 'Reserve {count, plural, one {# box} other {# boxes}} of series {id}?',
    tc: '預訂系列 {id} 的盲盒 {count, number} 個？',
  },
  askComplete: { en: 'Pay the second part?', tc: '支付第二期款？' },
  openIt: { en: 'Open now', tc: '立即開啟' },
  boxesOf: {
    en: '{count, plural, one {# sealed box} other {# sealed boxes}} of series {id}',
    tc: '系列 {id} 的未開盲盒 {count, number} 個',
  },
  numbered: {
    en: '{count, plural, one {# sealed box} other {# sealed boxes}}: {numbers}',
    tc: '未開盲盒 {count, number} 個：{numbers}',
  },
  reservedOf: {
    en: '{count, plural, one {# reserved box} other {# reserved boxes}} of series {id}',
    tc: '系列 {id} 的預訂盲盒 {count, number} 個',
  },
  later: { en: 'You pay later', tc: '您稍後支付' },
  secondPart: {
    en: 'about {amount} {symbol} within {time}, else full refund',
    tc: '約 {amount} {symbol}，{time}內支付，否則首期款全額退回',
  },
  changeMind: { en: 'Change your mind', tc: '改變主意' },
  giveBackAny: {
    en: 'Give unopened boxes back at any time, full refund',
    tc: '未開盲盒可隨時退回，取回全部價款',
  },
  bought: { en: 'The boxes are yours, sealed', tc: '盲盒已歸您所有，尚未開啟' },
  reserved: {
    en: 'Reserved. The second payment is due in time',
    tc: '已預訂，請於期限內支付第二期款',
  },
  completed: {
    en: 'Paid in full. The boxes are yours, sealed',
    tc: '已付清，盲盒已歸您所有，尚未開啟',
  },
  days: { en: '{count, plural, one {# day} other {# days}}', tc: '{count, number} 天' },
  hours: { en: '{count, plural, one {# hour} other {# hours}}', tc: '{count, number} 小時' },
  minutes: { en: '{count, plural, one {# minute} other {# minutes}}', tc: '{count, number} 分鐘' },
  waits: {
    en: 'Paid at once. What a box costs waits in the contract until it is opened: until then you can give it back for all of it.',
    tc: '一次付清。價款在開啟前存於合約：開啟前可隨時退回並取回全部價款。',
  },
  buyFor: { en: 'Buy for {price} {symbol}', tc: '以 {price} {symbol} 購買' },
  reserveFor: { en: 'Reserve: pay {price} {symbol} now', tc: '預訂：先付 {price} {symbol}' },
  reserveMore: { en: 'Reserve more', tc: '再預訂' },
  payDue: { en: 'Pay {price} {symbol}', tc: '支付 {price} {symbol}' },
  startsAt: { en: 'Starts {time}', tc: '開始時間 {time}' },
  soldOutNote: {
    en: 'A box that is given back or lapses is sold again.',
    tc: '退回或逾期的盲盒會再次出售。',
  },
  sheetTitle: { en: 'Boxes of series {id}', tc: '系列 {id} 的盲盒' },
  notNow: {
    en: 'Boxes of this series cannot be opened right now: its operator has to act first. You can give yours back meanwhile.',
    tc: '此系列的盲盒目前無法開啟，須待營運者處理，期間可退回。',
  },
  sheetLead: {
    en: 'Sealed until you open it. You can give it back unopened for all that it cost.',
    tc: '開啟前保持封存，未開可退回並取回全部價款。',
  },
  howMany: { en: 'How many', tc: '數量' },
  fewer: { en: 'One fewer', tc: '減一個' },
  more: { en: 'One more', tc: '加一個' },
  upTo: { en: 'You can buy up to {count} now', tc: '目前最多可購買 {count} 個' },
  enterNumber: { en: 'Enter a whole number', tc: '請輸入整數數量' },
  tooManyAtOnce: { en: 'At most {max} boxes at once', tc: '一次最多 {max} 個盲盒' },
  each: { en: 'Each, now', tc: '目前每個' },
  inAll: { en: 'In all', tc: '合計' },
  now: { en: 'You pay now', tc: '現在支付' },
  laterWithin: { en: 'Within {time}', tc: '{time}內支付' },
  worthEach: { en: 'Worth on average', tc: '平均價值' },
  dailyLimit: { en: 'Left of your daily limit today', tc: '今日每日上限尚餘' },
  leftToday: { en: '{left} of {daily} {symbol}', tc: '{left} / {daily} {symbol}' },
  mostNote: {
    en: 'The next sheet shows the most that it can cost. The dollar price stands; its amount in {symbol} follows the rate until you sign.',
    tc: '下一頁會列出最高花費。美元價格固定，{symbol} 數額在簽署前隨匯率變動。',
  },
})
