import { defineTexts } from '#platform/std/text.ts'

/** Texts of the signing sheets. */
export const signedTexts = defineTexts({
  lender: { en: 'The provider’s lender', tc: '提供者的出租合約' },
  factory: { en: 'Maker of lenders', tc: '出租合約工廠' },
  see: { en: 'See energy leasing', tc: '查看能量租賃' },
  argReceiver: { en: 'Energy receiver', tc: '能量接收地址' },
  argEnergy: { en: 'Energy a day', tc: '每日能量' },
  argTime: { en: 'Days', tc: '天數' },
  argPrice: { en: 'sun for one energy a day', tc: '每能量每日價格（sun）' },
  argLeast: { en: 'Least energy of a lease', tc: '每筆租約最少能量' },
  argNumber: { en: 'Number of the lease', tc: '租約編號' },
  argSun: { en: 'Out of the stake', tc: '退出質押的數量' },
  price: { en: 'Price of a million energy a day', tc: '每日百萬能量價格' },
  delivered: { en: 'Delivered', tc: '交付' },
  deliveredMeans: {
    en: 'In the same call: paid and delivered, or neither',
    tc: '同一次呼叫內完成：付款與交付同時成立，否則均不發生',
  },
  afterwards: { en: 'Afterwards', tc: '之後' },

  leaseTitle: { en: 'Lease energy', tc: '租用能量' },
  askLease: {
    en: 'Lease {energy, number} energy for {days, plural, one {# day} other {# days}}?',
    tc: '租用 {energy, number} 能量 {days} 天？',
  },
  leaseDone: { en: 'Energy delivered', tc: '能量已交付' },
  endTitle: { en: 'End a lease', tc: '結束租約' },
  askEnd: { en: 'Take back what was lent?', tc: '收回出借的能量？' },
  endMeans: {
    en: 'The provider can lease it again within a day',
    tc: '提供者一天內即可再次出租',
  },
  endDone: { en: 'Lease ended', tc: '租約已結束' },

  makeTitle: { en: 'Make a lender', tc: '建立出租合約' },
  askMake: { en: 'Lend energy of your stake?', tc: '以您的質押出租能量？' },
  makeMeans: {
    en: 'Only you get the stake back: what is not lent leaves in 14 days',
    tc: '只有您能取回質押：未出借部分 14 天後可領取',
  },
  makeDone: { en: 'Lender made', tc: '出租合約已建立' },
  supplyTitle: { en: 'Add to the stake', tc: '增加質押' },
  askSupply: { en: 'Stake more for energy?', tc: '增加能量質押？' },
  supplyDone: { en: 'Staked', tc: '已質押' },
  termsTitle: { en: 'Change the terms', tc: '修改條件' },
  askTerms: { en: 'Change price and least energy?', tc: '修改價格與最少能量？' },
  noNew: { en: 'No new leases', tc: '不接受新租約' },
  termsMeans: { en: 'Leases that are paid stay as they are', tc: '已付款的租約不變' },
  termsDone: { en: 'Terms changed', tc: '條件已修改' },
  leaveTitle: { en: 'Leave the stake', tc: '退出質押' },
  askLeave: { en: 'Take this out of the stake?', tc: '將此數量退出質押？' },
  leaveMeans: {
    en: 'TRON keeps it for 14 days; then you collect it',
    tc: 'TRON 保留 14 天，之後由您領取',
  },
  leaveDone: { en: 'On its way out', tc: '正在退出' },
  collectTitle: { en: 'Collect', tc: '領取' },
  askCollect: { en: 'Collect what is ready?', tc: '領取可領取的款項？' },
  collectDone: { en: 'Collected', tc: '已領取' },
})
