import { defineTexts } from '#platform/std/text.ts'

/** Texts where own boxes are opened, returned and refunded, before and after the signature. */
export const mineSigned = defineTexts({
  openFlow: { en: 'Open blind boxes', tc: '開啟盲盒' },
  openDone: {
    en: 'Your seed is fixed. The draw follows from the next block',
    tc: '您的種子已確定，開獎將由下一區塊決定',
  },
  giveBackFlow: { en: 'Give blind boxes back', tc: '退回盲盒' },
  giveBackDone: { en: 'Given back, and paid back', tc: '已退回並退款' },
  releaseFlow: { en: 'End a reservation', tc: '結束預訂' },
  releaseDone: { en: 'Reservation ended, first part paid back', tc: '預訂已結束，首期款已退還' },
  refundFlow: { en: 'Refund boxes not drawn in time', tc: '退還逾時未開獎的盲盒' },
  refundDone: { en: 'Refunded to the holder', tc: '已退款予持有人' },
  withdrawFlow: { en: 'Withdraw from BlindBoxes', tc: '自盲盒合約提領' },
  withdrawDone: { en: 'The money is in your wallet', tc: '款項已入您的錢包' },
  limitFlow: { en: 'Set a daily limit', tc: '設定每日上限' },
  limitDone: { en: 'Daily limit set', tc: '每日上限已設定' },

  askOpen: {
    en: 'Open {count, plural, one {this box} other {# boxes}}?',
    tc: '開啟 {count, number} 個盲盒？',
  },
  askGiveBack: {
    en: 'Give {count, plural, one {this box} other {# boxes}} back?',
    tc: '退回 {count, number} 個盲盒？',
  },
  askRelease: { en: 'End the reservation of box {number}?', tc: '結束盲盒 {number} 的預訂？' },
  askRefund: { en: 'Refund boxes not drawn in time?', tc: '退還逾時未開獎的盲盒？' },
  askWithdraw: { en: 'Withdraw what is owed to you?', tc: '提領應付您的款項？' },
  askLimit: { en: 'Set this daily limit?', tc: '設定此每日上限？' },
  seeSeries: { en: 'See the series', tc: '查看系列' },

  boxes: { en: 'Boxes', tc: '盲盒' },
  cardEach: {
    en: '{count, plural, one {a card of the series} other {# cards of the series}}',
    tc: '系列中的 {count, number} 張卡片',
  },
  notInTime: { en: 'If not drawn in time', tc: '若逾時未開獎' },
  notInTimeBack: {
    en: 'all that they cost comes back, and a penalty of at most as much',
    tc: '退還全部價款，並賠付以價款為限的罰金',
  },
  notInTimeOfSource: { en: 'all that they cost comes back', tc: '退還全部價款' },
  goesTo: { en: 'Goes to', tc: '款項交予' },
  ofIt: { en: 'Price and penalty', tc: '價款與罰金' },
  priceAndPenalty: {
    en: '{price} + {penalty} {symbol}',
    tc: '{price} + {penalty} {symbol}',
  },
  newLimit: { en: 'Limit for a day', tc: '每日上限' },
  noLimit: { en: 'none', tc: '無' },
  holdsFrom: { en: 'Holds', tc: '生效時間' },
  atOnce: { en: 'at once', tc: '立即' },
  inADay: { en: 'in 24 hours', tc: '24 小時後' },

  argBoxes: { en: 'Numbers of the boxes', tc: '盲盒編號' },
  argBox: { en: 'Number of the box', tc: '盲盒編號' },
  argSeed: { en: 'Your seed', tc: '您的種子' },
  argRequest: { en: 'Number of the request', tc: '請求編號' },
  argHolder: { en: 'Who is paid', tc: '收款人' },
  argAmount: { en: 'What the boxes cost', tc: '盲盒價款' },
  argHoldersSeed: { en: 'Seed of the request', tc: '請求的種子' },
  argBlock: { en: 'Block of the request', tc: '請求所在區塊' },
  argAccount: { en: 'Who is paid', tc: '收款人' },
  argLimit: { en: 'Limit for a day', tc: '每日上限' },
})
