import { defineTexts } from '#platform/std/text.ts'

/** Texts of a series' screen: its urn, its price and the own boxes. */
export const seriesTexts = defineTexts({
  none: { en: 'Which series?', tc: '要查看哪個系列？' },
  noneBody: {
    en: 'The address names no series. Choose one from the list.',
    tc: '網址未指定系列，請自清單選擇。',
  },
  price: { en: 'A box costs', tc: '盲盒價格' },
  worth: { en: 'Average value', tc: '平均價值' },
  onAverage: { en: 'of the remaining cards', tc: '依剩餘卡片計算' },
  nothingLeft: { en: 'nothing: every card is drawn', tc: '無：卡片已全數抽出' },
  above: {
    en: 'A box costs {difference} USDT more than its average value.',
    tc: '盲盒價格比平均價值高 {difference} USDT。',
  },
  below: {
    en: 'A box costs {difference} USDT less than its average value.',
    tc: '盲盒價格比平均價值低 {difference} USDT。',
  },
  even: {
    en: 'A box costs its average value.',
    tc: '盲盒價格等於平均價值。',
  },
  allCheaper: {
    en: 'Every remaining card costs less than the box.',
    tc: '剩餘卡片的價格皆低於盲盒。',
  },
  cheapest: {
    en: '{chance} of the cards cost less than the box.',
    tc: '{chance} 的卡片價格低於盲盒。',
  },
  urn: { en: 'Remaining cards', tc: '剩餘卡片' },
  how: { en: 'How odds and values are computed', tc: '機率與價值如何計算' },
  remain: {
    en: '{count, plural, one {# card remains} other {# cards remain}}',
    tc: '剩餘 {count, number} 張卡片',
  },
  urnNote: {
    en: 'A drawn card does not return, so each draw changes the odds of the next. The value is the price at which the contract sells a card of the level.',
    tc: '抽出的卡片不放回，每次開獎都會改變下一次的機率。價值為合約出售該等級卡片的價格。',
  },
  sealedNow: {
    en: '{count, plural, one {With the card of # sold box} other {With the cards of # sold boxes}}, not opened yet',
    tc: '包含 {count, number} 個已售出、尚未開啟的盲盒',
  },
  twoPayments: { en: 'Two payments', tc: '兩期付款' },
  firstNow: { en: 'Now: {amount} {symbol} a box', tc: '現在：每個 {amount} {symbol}' },
  secondLater: {
    en: 'Then: {amount} {symbol} a box, within {time}. The first payment fixes the amount.',
    tc: '之後：每個 {amount} {symbol}，於 {time}內支付，金額於首期付款時確定。',
  },
  firstShare: { en: 'Now: {share} of the price', tc: '現在：價格的 {share}' },
  secondShare: {
    en: 'Then: the rest, within {time}. The first payment fixes the amount.',
    tc: '之後：其餘款項，於 {time}內支付，金額於首期付款時確定。',
  },
  notPaid: {
    en: 'If you do not pay in time, the first payment returns in full.',
    tc: '逾期未付，首期款全額退回。',
  },
  yours: { en: 'Your boxes of this series', tc: '您在此系列的盲盒' },
  sealed: { en: '{count} sealed', tc: '未開 {count}' },
  reserved: { en: '{count} reserved', tc: '預訂 {count}' },
  opening: { en: '{count} being opened', tc: '開啟中 {count}' },
  opened: { en: '{count} opened', tc: '已開 {count}' },
  dueBy: { en: 'Second payment due by {time}', tc: '第二期款期限 {time}' },
  toMine: { en: 'Open my boxes', tc: '開啟我的盲盒' },
  closed: { en: 'This series is closed', tc: '此系列已關閉' },
  closedBody: {
    en: 'The operator ended its sale and its opening for good. Boxes that are being opened are still drawn or refunded. Every other box is given back for all that was paid.',
    tc: '營運者已永久停止此系列的銷售與開啟。開啟中的盲盒仍會開獎或退款，其餘盲盒皆可退回並取回全部已付款項。',
  },
  giveBack: {
    en: '{count, plural, one {Give # box back} other {Give # boxes back}}',
    tc: '退回 {count, number} 個盲盒',
  },
  proof: { en: 'How a box is drawn', tc: '盲盒如何開獎' },
  draws: { en: 'Draws', tc: '開獎紀錄' },
  noDraws: { en: 'Nobody has opened a box yet', tc: '尚無人開啟盲盒' },
  request: { en: 'Request {number}', tc: '開盒請求 {number}' },
  waiting: { en: 'Waiting for the block', tc: '等待區塊' },
  open: { en: 'Waiting for the draw', tc: '等待開獎' },
  late: { en: 'Late: refund open', tc: '逾時，可退款' },
  void: { en: 'Void: refund open', tc: '失效，可退款' },
  settled: { en: 'Drawn', tc: '已開獎' },
  refunded: { en: 'Refunded', tc: '已退款' },
  confirming: { en: 'Block confirming', tc: '區塊確認中' },
  cards: { en: 'All cards', tc: '所有卡片' },
  cardsCount: { en: '{left} of {size} remain', tc: '剩餘 {left} / {size}' },
  drawn: { en: 'drawn', tc: '已抽出' },
})
