import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, term } from '#platform/web/chainTerms.ts'

const factoryNames = defineTexts({
  make: { en: 'Make a lender', tc: '建立出租合約' },
  Made: { en: 'Lender made', tc: '出租合約已建立' },
})

const lenderNames = defineTexts({
  begin: { en: 'Begin a lender', tc: '開始出租合約' },
  supply: { en: 'Stake for energy', tc: '質押換取能量' },
  setTerms: { en: 'Set price and least energy', tc: '設定價格與最少能量' },
  lease: { en: 'Lease energy', tc: '租用能量' },
  end: { en: 'End a lease', tc: '結束租約' },
  leave: { en: 'Leave the stake', tc: '退出質押' },
  collect: { en: 'Collect', tc: '領取' },
  TermsSet: { en: 'Terms set', tc: '條件已設定' },
  Supplied: { en: 'Staked for energy', tc: '已質押換取能量' },
  Leased: { en: 'Energy leased', tc: '能量已出租' },
  Ended: { en: 'Lease ended', tc: '租約已結束' },
  Left: { en: 'Stake on its way out', tc: '質押正在退出' },
  Collected: { en: 'Collected', tc: '已領取' },
})

const terms = {
  price: term('plain', 'sun for one energy a day', '每能量每日價格（sun）'),
  least: term('plain', 'Least energy of a lease', '每筆租約最少能量'),
}

/** Calls and events of `LenderFactory` and its lenders, in both languages. */
export const energyTerms: ChainTerms = {
  LenderFactory: {
    names: factoryNames,
    args: {
      ...terms,
      lender: term('plain', 'Lender', '出租合約'),
      provider: term('plain', 'Provider', '提供者'),
    },
  },
  Lender: {
    names: lenderNames,
    args: {
      ...terms,
      sun: term('native', 'Amount', '數量'),
      lease: term('plain', 'Number of the lease', '租約編號'),
      number: term('plain', 'Number of the lease', '租約編號'),
      receiver: term('plain', 'Energy receiver', '能量接收地址'),
      payer: term('plain', 'Payer', '付款人'),
      energy: term('plain', 'Energy a day', '每日能量'),
      lent: term('plain', 'Whole coins of stake that are lent', '出借的質押（整枚）'),
      paid: term('native', 'Paid', '支付'),
      time: term('plain', 'Days', '天數'),
      end: term('time', 'Until', '至'),
      ofStake: term('native', 'Of it from the stake', '其中來自質押'),
    },
  },
}
