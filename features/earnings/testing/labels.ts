import type { Locale } from '#platform/std/text.ts'

interface EarningsLabels {
  readonly kinds: string
  readonly firstLine: string
  readonly secondLine: string
  readonly paidFrom: string
  readonly fees: string
  readonly claim: string
  /** The button, whatever number is chosen. */
  readonly claimAny: RegExp
  readonly bonusFold: string
  readonly bonusRow: RegExp
  readonly feesRow: RegExp
  /** Of what the card market owes, in a coin. */
  readonly marketRow: RegExp
  readonly marketPaid: string
  readonly feesPaid: string
  readonly success: string
  readonly bonusPaid: string
  readonly bonusLine: string
  readonly epochs: string
  readonly waiting: string
  readonly accepted: string
  readonly revoked: string
  /** Texts of an epoch's root, for every result of the check. */
  readonly root: RegExp
  readonly matches: string
  readonly differs: string
}

/** Texts of the income screens, as a user reads them. */
export const earningsLabels: Record<Locale, EarningsLabels> = {
  en: {
    kinds: 'Kind',
    firstLine: 'Fee share, direct',
    secondLine: 'Fee share, second line',
    paidFrom: 'Paid from',
    fees: 'Fee shares',
    claim: 'Claim',
    claimAny: /^Claim/,
    bonusFold: 'Level bonus: fees and epochs',
    bonusRow: /^Level bonus/,
    feesRow: /^Fee shares/,
    marketRow: /^NFT market: sales/,
    marketPaid: 'The money is in your wallet',
    feesPaid: 'Fee shares paid',
    success: 'Success',
    bonusPaid: 'Level bonus paid',
    bonusLine: 'Level bonus, V1',
    epochs: 'Epochs',
    waiting: 'Waiting',
    accepted: 'Accepted',
    revoked: 'Revoked',
    root: /^root/,
    matches: 'root matches',
    differs: 'root differs',
  },
  tc: {
    kinds: '類別',
    firstLine: '直屬手續費分潤',
    secondLine: '第二層手續費分潤',
    paidFrom: '領取來源',
    fees: '手續費分潤',
    claim: '領取',
    claimAny: /領取/,
    bonusFold: '等級加成：手續費與期次',
    bonusRow: /^等級加成/,
    feesRow: /^手續費分潤/,
    marketRow: /^NFT 市場：銷售/,
    marketPaid: '款項已入您的錢包',
    feesPaid: '手續費分潤已支付',
    success: '成功',
    bonusPaid: '等級加成已支付',
    bonusLine: '等級加成，V1',
    epochs: '期次',
    waiting: '等待中',
    accepted: '已接受',
    revoked: '已撤銷',
    root: /^根值/,
    matches: '根值一致',
    differs: '根值不一致',
  },
}
