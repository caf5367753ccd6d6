import { defineTexts } from '#platform/std/text.ts'

/** The own boxes: their states and actions. */
export const mineTexts = defineTexts({
  all: { en: 'All', tc: '全部' },
  sealed: { en: 'Sealed', tc: '未開' },
  reserved: { en: 'Reserved', tc: '已預訂' },
  opening: { en: 'Opening', tc: '開啟中' },
  opened: { en: 'Opened', tc: '已開' },
  refunded: { en: 'Refunded', tc: '已退款' },
  givenBack: { en: 'Given back', tc: '已退回' },
  released: { en: 'Reservation ended', tc: '預訂已結束' },
  emptyAll: { en: 'You have no boxes yet', tc: '您還沒有盲盒' },
  emptyAllBody: {
    en: 'A box holds one card of its series. Until you open it you can give it back for all that it cost.',
    tc: '每個盲盒含該系列的一張卡片。開啟之前可隨時退回，取回全部價款。',
  },
  emptyState: { en: 'No boxes in this state', tc: '沒有此狀態的盲盒' },
  seeAll: { en: 'See all my boxes', tc: '查看我的所有盲盒' },
  box: { en: 'Box {box}', tc: '盲盒 {box}' },
  paid: { en: 'Paid', tc: '已付' },
  paidBack: { en: 'Paid back', tc: '已退還' },
  withPenalty: { en: 'and the penalty', tc: '及罰金' },
  closed: {
    en: 'The operator closed this series: it is not opened any more. All that you paid comes back.',
    tc: '營運者已關閉此系列，不再開啟。您已付的全部款項可取回。',
  },
  credit: { en: 'BlindBoxes owes you', tc: '盲盒合約應付您' },
  creditBody: {
    en: 'A payment could not be delivered to your address. It waits in the contract.',
    tc: '有款項無法送達您的地址，暫存於合約。',
  },
  withdraw: { en: 'Withdraw', tc: '提領' },
  secondIn: { en: 'Second part due in', tc: '第二期款期限剩餘' },
  over: { en: 'The time for the second part is over', tc: '第二期付款期限已過' },
  open: { en: 'Open', tc: '開啟' },
  openSeries: {
    en: '{count, plural, one {# sealed box of series {id}} other {# sealed boxes of series {id}}}',
    tc: '系列 {id} 未開盲盒 {count, number} 個',
  },
  openOne: { en: 'Open box {box}', tc: '開啟盲盒 {box}' },
  openAll: { en: 'Open all {count}', tc: '全部開啟（{count}）' },
  openFirst: { en: 'Open {count} of them', tc: '開啟其中 {count} 個' },
  giveBack: { en: 'Give back', tc: '退回' },
  complete: { en: 'Pay {amount} {symbol}', tc: '支付 {amount} {symbol}' },
  release: { en: 'End the reservation', tc: '結束預訂' },
  releaseOver: { en: 'Take the first part back', tc: '取回首期款' },
  card: { en: 'See the card', tc: '查看卡片' },

  limitTitle: { en: 'Spending limit', tc: '消費限額' },
  limitLead: {
    en: 'The contract enforces it. A day is a UTC day; the limit counts from when it is set.',
    tc: '由合約執行，以 UTC 日計算，自設定時起計。',
  },
  limitNone: { en: 'none', tc: '無上限' },
  limit: { en: 'Limit for a day', tc: '每日上限' },
  spent: { en: 'Spent today', tc: '今日已用' },
  later: { en: 'From {time}', tc: '自 {time} 起' },
  setLimit: { en: 'Set a limit', tc: '設定上限' },
  changeLimit: { en: 'Change the limit', tc: '變更上限' },
  removeLimit: { en: 'Remove the limit, in 24 hours', tc: '取消上限（24 小時後）' },
  enterLimit: { en: 'Enter a limit', tc: '請輸入上限' },
  limitField: { en: 'Limit in {symbol} for a day', tc: '每日上限（{symbol}）' },
  limitHint: {
    en: 'Whole prices count when you buy or reserve. Giving back takes nothing off.',
    tc: '購買或預訂時以全價計入；退回不扣減。',
  },
  holdsAtOnce: { en: 'Holds at once.', tc: '立即生效。' },
  holdsLater: {
    en: 'It is higher than the present limit, so it takes effect in 24 hours.',
    tc: '高於目前上限，將於 24 小時後生效。',
  },

  openTitle: {
    en: '{count, plural, one {Open a box} other {Open # boxes}}',
    tc: '開啟 {count, number} 個盲盒',
  },
  openLead: {
    en: 'Nobody can take this back, neither you nor the operator.',
    tc: '送出後任何人皆無法撤回，包括您與營運者。',
  },
  bondCovers: {
    en: 'The operator’s bond covers {count} opened at once now.',
    tc: '營運者的保證金目前可涵蓋同時開啟 {count} 個。',
  },
  boxes: { en: 'Boxes', tc: '盲盒' },
  seed: { en: 'Your seed', tc: '您的種子' },
  seedBody: {
    en: 'Chosen at random by your browser. It goes into the draw, so the operator cannot know the result beforehand.',
    tc: '由您的瀏覽器隨機產生並納入開獎，因此營運者無法預知結果。',
  },
  advanced: { en: 'Choose the seed yourself', tc: '自行選擇種子' },
  ownSeed: { en: 'Any words', tc: '任意文字' },
  ownSeedHint: {
    en: 'They are hashed to 32 bytes. 0x and 64 hex digits are taken as they are.',
    tc: '文字將雜湊為 32 位元組；0x 加 64 位十六進位數字則直接採用。',
  },
  anotherSeed: { en: 'Another random seed', tc: '重新隨機產生' },
})
