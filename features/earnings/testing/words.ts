import type { Locale } from '#platform/std/text.ts'

interface EarningsWords {
  readonly verify: RegExp
  readonly kinds: string
  readonly firstLine: string
  readonly secondLine: string
  readonly paidFrom: string
  readonly fees: string
  readonly claim: string
  readonly feesPaid: string
  readonly success: string
  readonly bonusPaid: string
  readonly bonusLine: string
  readonly epochs: string
  readonly waiting: string
  readonly accepted: string
  readonly revoked: string
  /** What is said of an epoch's root, whichever it is. */
  readonly root: RegExp
  readonly matches: string
  readonly differs: string
}

/** What the screens of income say, as a reader finds it there. */
export const earningsWords: Record<Locale, EarningsWords> = {
  en: {
    verify: /^Verify: /,
    kinds: 'Kind',
    firstLine: 'Fee share, direct',
    secondLine: 'Fee share, second line',
    paidFrom: 'Paid from',
    fees: 'Fee shares',
    claim: 'Claim',
    feesPaid: 'Fee shares paid',
    success: 'Success',
    bonusPaid: 'Level bonus paid',
    bonusLine: 'Level bonus, V1',
    epochs: 'Epochs',
    waiting: 'Waiting',
    accepted: 'Accepted',
    revoked: 'Revoked',
    root: /root$/,
    matches: 'the same root',
    differs: 'another root',
  },
  tc: {
    verify: /^查證：/,
    kinds: '類別',
    firstLine: '直屬手續費分潤',
    secondLine: '第二層手續費分潤',
    paidFrom: '領取來源',
    fees: '手續費分潤',
    claim: '領取',
    feesPaid: '手續費分潤已支付',
    success: '成功',
    bonusPaid: '等級加成已支付',
    bonusLine: '等級加成，V1',
    epochs: '期次',
    waiting: '等待中',
    accepted: '已接受',
    revoked: '已撤銷',
    root: /^根值/,
    matches: '根值相同',
    differs: '根值不同',
  },
}
