import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

const names = defineTexts({
  initialization: { en: 'Initialize', tc: '初始化' },
  unlockLimit: { en: 'Unlock the limit', tc: '解鎖額度' },
  withdraw: { en: 'Withdraw', tc: '提領' },
  allot: { en: 'Allot', tc: '分配額度' },
  addStage: { en: 'Add a stage', tc: '新增階段' },
  openWithdrawal: { en: 'Open withdrawals', tc: '開放提領' },
  setFee: { en: 'Set the fee', tc: '設定手續費' },
  setFundAddress: { en: 'Set the fund address', tc: '設定資金地址' },
  fund: { en: 'Add funds', tc: '注入資金' },
  payFees: { en: 'Pay out the fees', tc: '撥付手續費' },
  Initialized: { en: 'Initialized', tc: '已初始化' },
  LimitUnlocked: { en: 'Limit unlocked', tc: '額度已解鎖' },
  Withdrawn: { en: 'Withdrawn', tc: '已提領' },
  Allotted: { en: 'Allotted', tc: '已分配額度' },
  StageAdded: { en: 'Stage added', tc: '階段已新增' },
  WithdrawalOpened: { en: 'Withdrawals opened', tc: '提領已開放' },
  FeeSet: { en: 'Fee set', tc: '手續費已設定' },
  FundAddressSet: { en: 'Fund address set', tc: '資金地址已設定' },
  Funded: { en: 'Funds added', tc: '資金已注入' },
  FeesPaid: { en: 'Fees paid out', tc: '手續費已撥付' },
})

/** Calls and events of `StagedWithdrawal`, in both languages. */
export const withdrawalTerms: ChainTerms = {
  StagedWithdrawal: {
    names,
    args: {
      user: term('plain', 'Address', '地址'),
      users: term('plain', 'Addresses', '地址'),
      from: commonTerms.from,
      to: commonTerms.to,
      stage: term('plain', 'Stage', '階段'),
      time: term('time', 'From', '自'),
      'addStage.time': commonTerms.unlockTime,
      'StageAdded.time': commonTerms.unlockTime,
      limit: term('TES', 'Unlocked so far', '至今已解鎖'),
      amount: term('TES', 'Amount', '數量'),
      amounts: term('TES', 'Amounts', '數量'),
      fee: term('TES', 'Fee', '手續費'),
      mostFee: term('TES', 'Fee at most', '手續費上限'),
      rate: term('plain', 'Fee, in 0.01%', '手續費（0.01%）'),
    },
  },
}
