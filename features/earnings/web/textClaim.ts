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
  rest: {
    en: '{amount} more remains for your next claim: one claim pays {count} epochs at most',
    tc: '另有 {amount} 可於下次領取：每次最多領取 {count} 期',
  },
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
  failed: { en: 'Failed claims', tc: '領取失敗' },
  failedBody: {
    en: 'Nothing was paid by them. What is owed to you is still there: claim again.',
    tc: '這些領取未支付任何款項。屬於您的金額仍在合約中，請重新領取。',
  },
  notHere: { en: 'Nothing of this coin is claimed here', tc: '此幣種不在此領取' },
  notHereBody: {
    en: 'What is claimed here is paid in {coin}. Rewards of stakes are claimed where you have staked.',
    tc: '此處的領取以 {coin} 支付。質押獎勵請於您質押之處領取。',
  },
  allClaims: { en: 'All that can be claimed', tc: '查看所有可領取項目' },
  records: { en: 'Paid to you', tc: '領取紀錄' },
  elsewhere: { en: 'Rewards of stakes', tc: '質押獎勵' },
  elsewhereBody: {
    en: 'They are claimed where you have staked.',
    tc: '請於您質押之處領取。',
  },

  feesTitle: { en: 'Claim fee shares', tc: '領取手續費分潤' },
  bonusTitle: { en: 'Claim level bonus', tc: '領取等級加成' },
  bonusDone: { en: 'Level bonus paid', tc: '等級加成已支付' },
  account: { en: 'Paid to', tc: '支付給' },
  coins: { en: 'Coins', tc: '幣種' },
  indexes: { en: 'Numbers in the epochs', tc: '期次內編號' },
  amounts: { en: 'Amounts, base units', tc: '數量（最小單位）' },
  proofs: { en: 'Proofs', tc: '證明' },

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
