import { defineTexts } from '#platform/std/text.ts'

/** Texts of title bars, menu and tiles: loaded with the app, before the screens. */
export const earningsTitles = defineTexts({
  income: { en: 'My Income', tc: '我的收益' },
  records: { en: 'Income records', tc: '收益紀錄' },
  claiming: { en: 'Claim', tc: '領取' },
  revenue: { en: 'Income', tc: '收益' },
  receiving: { en: 'Paid to you', tc: '已領取' },
  fees: { en: 'Fee shares', tc: '手續費分潤' },
  reserve: { en: 'Level bonus', tc: '等級加成' },
})
