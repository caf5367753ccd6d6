import { defineTexts } from '#platform/std/text.ts'

/** Texts of the screen of staged withdrawals. */
export const withdrawalTexts = defineTexts({
  lead: {
    en: 'What is allotted to you unlocks in stages. All of it lies in the contract already, and nobody can take it back.',
    tc: '分配給您的額度分階段解鎖，全部已存放於合約中，任何人都無法收回。',
  },
  available: { en: 'Can be withdrawn', tc: '可提領' },
  ofAllotted: {
    en: 'Withdrawn {withdrawn} of {allotted}',
    tc: '已提領 {withdrawn}，共 {allotted}',
  },
  progress: { en: 'Withdrawn of what is allotted', tc: '已提領比例' },
  next: { en: 'Next: {amount} on {time}', tc: '下一階段：{amount}，於 {time}' },
  last: { en: 'Last withdrawn on {time}', tc: '最近提領於 {time}' },
  ended: { en: 'Withdrawal has ended', tc: '提領已結束' },
  endedBody: { en: 'All that was allotted to you is paid.', tc: '分配給您的額度已全數支付。' },
  nothing: { en: 'Nothing is allotted to you', tc: '沒有分配給您的額度' },
  nothingBody: {
    en: 'The manager assigns amounts. Their coins must be in the contract first.',
    tc: '額度由管理者分配，代幣須先存入合約。',
  },
  notOpen: {
    en: 'Withdrawal is not open. It opens by itself on {time}, whatever its manager does.',
    tc: '提領尚未開放。無論管理者如何，都將於 {time} 自動開放。',
  },

  amount: { en: 'Amount', tc: '數量' },
  unlockedNow: { en: 'Unlocked {amount}', tc: '已解鎖 {amount}' },
  insufficient: {
    en: 'Insufficient withdrawal amount: above the {amount} available',
    tc: '提領數量不足：超過可提領的 {amount}',
  },
  belowMinimum: {
    en: 'Below the minimum withdrawal amount. At least {amount}',
    tc: '低於最低提領數量，最少 {amount}',
  },
  fee: { en: 'Fee, out of it', tc: '手續費（內扣）' },
  receive: { en: 'You receive', tc: '實際收到' },
  feeNote: {
    en: 'The fee is {rate}, at most 1%. Nothing is to be paid before: anyone who asks for money to release money is a thief.',
    tc: '手續費為 {rate}，上限 1%。提領前無需支付任何款項：要求先付款才能放款者皆為詐騙。',
  },

  contract: { en: 'Withdrawals', tc: '提領合約' },
  askWithdraw: { en: 'Withdraw this amount?', tc: '提領此金額？' },
  askInitialization: { en: 'Open your record on chain?', tc: '開立您在鏈上的紀錄？' },
  askUnlockLimit: { en: 'Unlock your limit?', tc: '解鎖您的額度？' },
  seeWithdrawals: { en: 'See my withdrawals', tc: '查看我的提領' },
  withdraw: { en: 'Withdraw', tc: '提領' },
  withdrawDone: { en: 'Withdrawn. It is in your wallet', tc: '已提領至您的錢包' },
  initialization: { en: 'Initialize', tc: '初始化' },
  initializationDone: { en: 'Your record is open', tc: '您的紀錄已開立' },
  unlockLimit: { en: 'Unlock the limit', tc: '解鎖額度' },
  unlockLimitDone: { en: 'The limit is unlocked', tc: '額度已解鎖' },
  onChain: { en: 'Your record on chain', tc: '您在鏈上的紀錄' },
  recordNone: { en: 'not opened yet', tc: '尚未開立' },
  recordLimit: { en: 'Unlocked so far', tc: '至今已解鎖' },
  recordStage: { en: 'Stage', tc: '階段' },
  byItself: {
    en: 'Not needed: a withdrawal opens and unlocks the record by itself. By hand it costs only the network fee; anything sent along comes back at once.',
    tc: '並非必要：提領時會自動開立並解鎖紀錄。單獨執行僅需網路費用，隨附的款項會立即退還。',
  },

  stages: { en: 'Stages', tc: '階段' },
  stageOf: { en: 'Stage {stage}', tc: '第 {stage} 階段' },
  waiting: { en: 'Waiting', tc: '等待解鎖' },
  unlocked: { en: 'Unlocked', tc: '已解鎖' },
  withdrawn: { en: 'Withdrawn', tc: '已提領' },
  records: { en: 'Withdrawals', tc: '提領紀錄' },
  noRecords: { en: 'Nothing was withdrawn yet', tc: '尚無提領紀錄' },
  feeOf: { en: 'fee {amount}', tc: '手續費 {amount}' },

  backed: { en: 'All of it is there', tc: '全數存放於合約' },
  behind: { en: 'In the contract', tc: '合約餘額' },
  promised: { en: 'Allotted, not withdrawn', tc: '全體未提領額度' },
  minimum: { en: 'Minimum withdrawal', tc: '單次最低' },
  mostFee: { en: 'Fee at most', tc: '手續費上限' },
})
