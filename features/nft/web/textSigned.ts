import { defineTexts } from '#platform/std/text.ts'

/** What each argument of a call means, beside its value on the signing sheet. */
export const signedTexts = defineTexts({
  level: { en: 'Level of the card', tc: '卡片等級' },
  tokenId: { en: 'Number of the card', tc: '卡片編號' },
  from: { en: 'Whose card it is', tc: '卡片持有人' },
  to: { en: 'Who gets the card', tc: '卡片接收地址' },
  time: { en: 'Term', tc: '期限' },
  tokenIds: { en: 'Numbers of the cards', tc: '卡片編號清單' },
})
