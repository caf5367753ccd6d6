import { defineTexts } from '#platform/std/text.ts'

/** Texts of records, by the server's word for each. */
export const recordTexts = defineTexts({
  make: { en: 'Lender made', tc: '建立出租合約' },
  terms: { en: 'Terms changed', tc: '修改條件' },
  supply: { en: 'Staked for energy', tc: '質押換取能量' },
  lease: { en: 'Leased', tc: '租用' },
  received: { en: 'Energy received', tc: '收到能量' },
  leasedOut: { en: 'Leased out', tc: '出租' },
  ended: { en: 'Lease ended', tc: '租約結束' },
  leave: { en: 'Left the stake', tc: '退出質押' },
  collect: { en: 'Collected', tc: '領取' },
  none: { en: 'Nothing leased or lent yet', tc: '尚無租用或出租紀錄' },
  toScreen: { en: 'Lease energy', tc: '租用能量' },
})
