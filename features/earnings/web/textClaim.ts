import { defineTexts } from '#platform/std/text.ts'

/** Texts of the screen of claims, and of what is signed there. */
export const claimTexts = defineTexts({
  lead: {
    en: 'What lies in contracts for you. It does not expire, and nobody can take it back.',
    tc: '存放於合約中、屬於您的款項。不會過期，任何人都無法收回。',
  },
  feesBody: {
    en: 'Shares of fees that your line has paid.',
    tc: '您的團隊成員所付手續費的分潤。',
  },
  bonusBody: {
    en: 'What your team level adds of fees that your direct line has paid, by epochs.',
    tc: '依您的團隊等級，就直屬成員所付手續費加成，按期次計算。',
  },
  accruing: { en: '{amount} more waits for an accepted epoch', tc: '另有 {amount} 待期次接受' },
  bonusLines: { en: 'Fees behind your level bonus', tc: '等級加成的手續費來源' },
  bonusBy: { en: 'Level bonus, V{level}', tc: '等級加成，V{level}' },
  available: { en: 'Available', tc: '可領取' },
  minimum: { en: 'Minimum', tc: '最低金額' },
  noMinimum: { en: 'none', tc: '無' },
  fee: { en: 'Fee', tc: '手續費' },
  noFee: { en: 'none; the network’s own is shown before you sign', tc: '無；簽署前會顯示網路費用' },
  receive: { en: 'You receive', tc: '您將收到' },
  claim: { en: 'Claim', tc: '領取' },
  nothing: { en: 'Nothing to claim here now', tc: '目前沒有可領取的金額' },
  onTheWay: { en: 'On its way', tc: '處理中' },
  records: { en: 'Paid to you', tc: '領取紀錄' },
  elsewhere: { en: 'Rewards of stakes', tc: '質押獎勵' },
  elsewhereBody: {
    en: 'They are claimed where you have staked.',
    tc: '請於您質押之處領取。',
  },

  feesTitle: { en: 'Claim fee shares', tc: '領取手續費分潤' },
  bonusTitle: { en: 'Claim level bonus', tc: '領取等級加成' },
  bonusDone: { en: 'Level bonus paid', tc: '等級加成已支付' },
  epochNumber: { en: 'Epoch', tc: '期次' },
  account: { en: 'Paid to', tc: '支付給' },
  coins: { en: 'Coins', tc: '幣種' },
  earnedSoFar: { en: 'Earned so far, base units', tc: '至今累計（最小單位）' },
  proof: { en: 'Proof', tc: '證明' },

  epochs: { en: 'Epochs', tc: '期次' },
  epochsLead: {
    en: 'Level bonuses are reckoned from fees on the chain. While an epoch waits, anybody can reckon it again from its file.',
    tc: '等級加成依鏈上手續費計算。期次等待期間，任何人皆可依資料檔重新核算。',
  },
  epochOf: { en: 'Epoch {number}', tc: '第 {number} 期' },
  waiting: { en: 'Waiting', tc: '等待中' },
  accepted: { en: 'Accepted', tc: '已接受' },
  revoked: { en: 'Revoked', tc: '已撤銷' },
  upTo: { en: 'Up to block', tc: '計至區塊' },
  acceptableAt: { en: 'Acceptable from', tc: '可接受時間' },
  why: { en: 'Why it was revoked', tc: '撤銷原因' },
  reckoned: { en: 'Reckoned again here', tc: '本站重新核算' },
  matches: { en: 'the same root', tc: '根值相同' },
  differs: { en: 'another root', tc: '根值不同' },
  dataHash: { en: 'SHA-256 of the data file', tc: '資料檔 SHA-256' },
  dataFile: { en: 'Data file', tc: '資料檔' },
  copyHash: { en: 'Copy the hash', tc: '複製雜湊' },
  feesDone: { en: 'Fee shares paid', tc: '手續費分潤已支付' },
})
