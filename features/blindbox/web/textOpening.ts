import { defineTexts } from '#platform/std/text.ts'

/** A box being opened: what happens, and what came out. */
export const openingTexts = defineTexts({
  title: {
    en: 'Opening {count, plural, one {box {box}} other {# boxes}}',
    tc: '正在開啟{count, plural, =1 {盲盒 {box}} other { # 個盲盒}}',
  },
  titleDone: {
    en: 'Opened {count, plural, one {box {box}} other {# boxes}}',
    tc: '已開啟{count, plural, =1 {盲盒 {box}} other { # 個盲盒}}',
  },
  titleNot: {
    en: 'Not drawn: {count, plural, one {box {box}} other {# boxes}}',
    tc: '未開獎：{count, plural, =1 {盲盒 {box}} other {# 個盲盒}}',
  },
  stepSeed: { en: 'Your seed is fixed', tc: '您的種子已確定' },
  stepBlock: { en: 'The next block is made', tc: '下一區塊產生' },
  stepSecret: { en: 'The operator reveals the secret', tc: '營運者揭示秘密值' },
  stepSecretLate: {
    en: 'The operator did not reveal the secret in time',
    tc: '營運者逾時未揭示秘密值',
  },
  stepCards: { en: 'The cards appear', tc: '卡片揭曉' },
  blockNote: { en: 'block {number}', tc: '區塊 {number}' },
  why: {
    en: 'Three values decide the card, and nobody controls all of them: your seed, the hash of the next block, and a secret that the operator was bound to before.',
    tc: '卡片由三個無人能同時左右的數值決定：您的種子、下一區塊的雜湊值，以及營運者事先承諾的秘密值。',
  },
  mayLeave: {
    en: 'You may leave: the draw goes on without you.',
    tc: '您可離開，開獎會自行完成。',
  },
  worth: { en: 'Worth at floor price', tc: '依底價估值' },
  sell: { en: 'Sell', tc: '出售' },
  stake: { en: 'Stake', tc: '質押' },
  seeCards: { en: 'See my cards', tc: '查看我的卡片' },
  skip: { en: 'Skip', tc: '略過' },
  hide: { en: 'Hide', tc: '收起' },
  close: { en: 'Done', tc: '完成' },
  watch: { en: 'Watch', tc: '查看進度' },
  check: { en: 'Check this draw', tc: '驗證此次開獎' },
  fromBox: { en: 'from box {box}', tc: '來自盲盒 {box}' },
  closedBox: { en: 'Box {box}', tc: '盲盒 {box}' },
  waitingBlock: { en: 'Waiting for the block', tc: '等待區塊' },
  waitingOperator: { en: 'Waiting for the operator', tc: '等待營運者開獎' },
  refundIn: {
    en: '{count, plural, one {Can be refunded in # block} other {Can be refunded in # blocks}}, about {time}',
    tc: '{count, number} 個區塊後可退款，約 {time}',
  },
  refundNow: {
    en: 'It was not drawn in time. You receive {amount} {symbol}: the price, and {penalty} {symbol} that the operator pays as a penalty.',
    tc: '逾時未開獎，您將收到 {amount} {symbol}：退還價款，另加營運者支付的罰金 {penalty} {symbol}。',
  },
  refundPrice: {
    en: 'It was not drawn in time. You get the price back: {amount} {symbol}.',
    tc: '逾時未開獎，將退還價款 {amount} {symbol}。',
  },
  refund: { en: 'Refund now', tc: '立即退款' },
  wasRefunded: { en: 'Refunded to the holder', tc: '已退款予持有人' },
  seconds: { en: '{count} s', tc: '{count} 秒' },
  minutes: { en: '{count} min', tc: '{count} 分鐘' },
})

/** The same for words from an external provider, where no secret of the operator counts. */
export const openingOfSource = defineTexts({
  stepSecret: { en: 'WINkLink gives the random word', tc: 'WINkLink 提供隨機數' },
  stepSecretLate: {
    en: 'WINkLink did not give the random word in time',
    tc: 'WINkLink 逾時未提供隨機數',
  },
  why: {
    en: 'Three values decide the card, and nobody controls all of them: your seed, the hash of the next block, and a random word that WINkLink proves for your request alone.',
    tc: '卡片由三個無人能同時左右的數值決定：您的種子、下一區塊的雜湊值，以及 WINkLink 為您的請求單獨證明的隨機數。',
  },
  waitingOperator: { en: 'Waiting for the random word', tc: '等待隨機數' },
})
