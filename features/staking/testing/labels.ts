import type { Locale } from '#platform/std/text.ts'

interface StakingLabels {
  readonly amount: RegExp
  readonly step1: string
  readonly step2: string
  readonly staked: string
  readonly paid: string
  readonly renewed: string
  readonly left: string
  readonly required: string
  readonly below: RegExp
  readonly above: RegExp
  readonly reserved: string
  readonly days: (days: number) => RegExp
  readonly claim: string
  readonly renew: string
  readonly leave: string
  readonly leaveConfirm: string
}

/** Texts of the staking screens, as a user reads them. */
export const stakingLabels: Record<Locale, StakingLabels> = {
  en: {
    amount: /^Amount/,
    step1: 'Approve, 1 of 2',
    step2: 'Stake for a term',
    staked: 'Staked. The reward is set aside',
    paid: 'Rewards paid',
    renewed: 'Renewed',
    left: 'Exited. The principal is back with you',
    required: 'Enter an amount',
    below: /^At least 10 USDT/,
    above: /^Above your balance: /,
    reserved: 'Reward, set aside whole for you',
    days: (days) => new RegExp(`^${days} days`),
    claim: 'Claim',
    renew: 'Renew',
    leave: 'Leave now',
    leaveConfirm: 'Leave, give it up',
  },
  tc: {
    amount: /^數量/,
    step1: '授權，第 1 步',
    step2: '定期質押',
    staked: '已質押，獎勵已預留',
    paid: '獎勵已支付',
    renewed: '已續期質押',
    left: '已退出，本金已退還',
    required: '請輸入數量',
    below: /^最少 10 USDT/,
    above: /^超過您的餘額/,
    reserved: '獎勵，全數為您預留',
    days: (days) => new RegExp(`^${days} 天`),
    claim: '領取',
    renew: '續期',
    leave: '立即退出',
    leaveConfirm: '退出並放棄',
  },
}
