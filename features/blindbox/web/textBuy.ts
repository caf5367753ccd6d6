import { defineTexts } from '#platform/std/text.ts'

/** What the purchase of boxes says before and after it is signed. */
export const buyTexts = defineTexts({
  buyFlow: { en: 'Buy blind boxes', tc: '購買盲盒' },
  reserveFlow: { en: 'Reserve blind boxes', tc: '預訂盲盒' },
  completeFlow: { en: 'Pay the second part', tc: '支付第二期款' },
  youGive: { en: 'You give', tc: '您付出' },
  youGiveNow: { en: 'You give now', tc: '您現在付出' },
  atMost: {
    en: 'at most {price} {symbol}; change comes back',
    tc: '最多 {price} {symbol}，多付退回',
  },
  youGet: { en: 'You get', tc: '您得到' },
  boxesOf: {
    en: '{count, plural, one {# sealed box} other {# sealed boxes}} of series {id}',
    tc: '系列 {id} 的未開盲盒 {count} 個',
  },
  boxNumbers: { en: 'Boxes', tc: '盲盒' },
  numbered: {
    en: '{count, plural, one {# sealed box} other {# sealed boxes}}: {numbers}',
    tc: '未開盲盒 {count} 個：{numbers}',
  },
  reservedOf: {
    en: '{count, plural, one {# reserved box} other {# reserved boxes}} of series {id}',
    tc: '系列 {id} 的預訂盲盒 {count} 個',
  },
  later: { en: 'You give later', tc: '您稍後付出' },
  secondPart: {
    en: 'about {amount} {symbol}, within {time} of the first payment; fixed by it',
    tc: '約 {amount} {symbol}，首付後 {time} 內支付，金額於首付時確定',
  },
  ifNot: { en: 'If you do not', tc: '若未支付' },
  firstReturns: {
    en: 'the first part returns whole, by anyone’s call',
    tc: '首付款全額退回，任何人皆可觸發',
  },
  changeMind: { en: 'Change your mind', tc: '改變主意' },
  giveBackAny: {
    en: 'give unopened boxes back at any time for all that they cost',
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
  days: { en: '{count, plural, one {# day} other {# days}}', tc: '{count} 天' },
  hours: { en: '{count, plural, one {# hour} other {# hours}}', tc: '{count} 小時' },
  minutes: { en: '{count, plural, one {# minute} other {# minutes}}', tc: '{count} 分鐘' },
})
