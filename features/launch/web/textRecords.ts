import { defineTexts } from '#platform/std/text.ts'

/** Texts of records of presales: one for each kind. */
export const recordTexts = defineTexts({
  mint: { en: 'Minted', tc: '鑄造' },
  leave: { en: 'Left', tc: '退出' },
  refund: { en: 'Refunded', tc: '退款' },
  buyInside: { en: 'Bought inside', tc: '內部買入' },
  sellInside: { en: 'Sold back', tc: '內部賣回' },
  claim: { en: 'Claimed', tc: '領取' },
  claimInside: { en: 'Claimed inside tokens', tc: '領取內部代幣' },
  redeem: { en: 'Redeemed', tc: '贖回' },
  collectTap: { en: 'Creator’s part', tc: '建立者份額' },
  collect: { en: 'Collected', tc: '領取暫存款項' },
  none: { en: 'No record of a presale yet', tc: '尚無預售紀錄' },
})
