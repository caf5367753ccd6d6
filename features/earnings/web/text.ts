import { defineTexts, type Text, verbatim } from '#platform/std/text.ts'
import { incomeNames } from '#platform/web/shell/composed.ts'

import { earningsTitles } from './textTitles.ts'

/** Texts of the screens of income. */
export const incomeTexts = defineTexts({
  ...earningsTitles,
  lead: {
    en: 'Shares of fees that people you invited have paid, and rewards of what you have staked.',
    tc: '您所邀請者實際支付之手續費的分潤，以及您質押所得的獎勵。',
  },
  earned: { en: 'Earned in all', tc: '累計收益' },
  claimed: { en: 'Paid to you', tc: '已支付給您' },
  owed: { en: 'Owed to you', tc: '尚待領取' },
  coming: { en: '{amount} more is confirming', tc: '另有 {amount} 確認中' },
  toClaim: { en: 'Claim', tc: '領取' },
  counted: { en: 'Counted up to block {block}, which is final', tc: '計至已確定的區塊 {block}' },
  byKind: { en: 'Where it is from', tc: '收益來源' },
  lines: { en: '{count, plural, one {# payment} other {# payments}}', tc: '{count, number} 筆' },
  overTime: { en: 'Over time', tc: '收益走勢' },
  chart: {
    en: 'Earned in all from {from} to {to}: {before} at first, {after} at last',
    tc: '{from} 至 {to} 的累計收益：由 {before} 至 {after}',
  },
  inDays: { en: '{amount} in {days} days', tc: '{days} 天內 {amount}' },
  nothingSince: {
    en: 'Nothing was earned in the last {days} days.',
    tc: '近 {days} 天沒有收益。',
  },
  coin: { en: 'Coin', tc: '幣種' },
  period: { en: 'Period', tc: '期間' },
  days: { en: '{days} days', tc: '{days} 天' },
  newest: { en: 'Newest', tc: '最新' },
  honest: {
    en: 'Most people earn little or nothing from inviting. Only fees that were really paid are shared.',
    tc: '多數人從邀請中所得甚少或沒有。僅分享實際支付的手續費。',
  },
  distribution: { en: 'See the distribution', tc: '查看分布' },

  noneTitle: { en: 'No income yet', tc: '尚無收益' },
  noneBody: {
    en: 'It comes with the fees that people you invited pay, and with what you stake.',
    tc: '來自您所邀請者支付的手續費，以及您的質押。',
  },
  toInvitations: { en: 'My invitation', tc: '我的邀請' },
  noneOfKind: { en: 'Nothing of this kind', tc: '沒有此類紀錄' },
  noClaims: { en: 'Nothing was paid to you yet', tc: '尚無領取紀錄' },
  seeClaimable: { en: 'See what is claimable', tc: '查看可領取的獎勵' },
  noneFromThere: { en: 'Nothing was paid to you from there', tc: '此來源尚無領取紀錄' },

  paidFrom: { en: 'Paid from', tc: '領取來源' },
  kinds: { en: 'Kind', tc: '類別' },
  all: { en: 'All', tc: '全部' },
  ofFee: { en: 'of {fee}, paid by', tc: '手續費 {fee}，支付者' },
})

const feeKindTexts = defineTexts({
  level1: { en: 'Fee share, direct', tc: '直屬手續費分潤' },
  level2: { en: 'Fee share, second line', tc: '第二層手續費分潤' },
  bonus: { en: 'Level bonus', tc: '等級加成' },
})

export const feePlaceTexts = defineTexts({
  fees: { en: 'Fee shares', tc: '手續費分潤' },
  bonus: { en: 'Level bonus', tc: '等級加成' },
})

/** Earnings by kind, those of fees first; a feature names its own kinds. */
export const kindTexts = (): Readonly<Record<string, Text>> => withIncome(feeKindTexts)
/** By where a claim was made. */
export const placeTexts = (): Readonly<Record<string, Text>> => withIncome(feePlaceTexts)

const withIncome = (own: Readonly<Record<string, Text>>): Readonly<Record<string, Text>> => ({
  ...own,
  ...Object.fromEntries(incomeNames().map(({ kind, title }) => [kind, title])),
})

/** The ledger's own word, if there is no other text. */
export const nameIn = (texts: Readonly<Record<string, Text>>, word: string): Text =>
  Object.hasOwn(texts, word) ? texts[word]! : verbatim(word)
