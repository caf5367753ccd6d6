import { defineTexts } from '#platform/std/text.ts'

/** What an account may leave of blind boxes. */
export const boxExitTexts = defineTexts({
  sealed: {
    en: '{count, plural, one {# sealed box} other {# sealed boxes}} of series {series}',
    tc: '系列 {series} 的 {count} 個未開盲盒',
  },
  reserved: { en: 'Reserved box {box}', tc: '已預訂盲盒 {box}' },
  request: { en: 'Boxes being opened, {boxes}', tc: '開啟中的盲盒 {boxes}' },
  refundedThen: { en: 'Refunded then, if not drawn before', tc: '屆時若未開獎即可退款' },
  credit: { en: 'Credit of blind boxes', tc: '盲盒待領款項' },
  bond: { en: 'Bond of series {series}', tc: '系列 {series} 的保證金' },
  heldUntil: { en: 'Held for boxes that are out', tc: '為尚未開啟的盲盒保留' },
  proceeds: { en: 'Proceeds of series {series}', tc: '系列 {series} 的銷售所得' },
  giveBack: { en: 'Give back', tc: '退回' },
  refund: { en: 'Refund', tc: '退款' },
})
