import type { Locale } from '#platform/std/text.ts'

interface StakingWords {
  readonly amount: RegExp
  readonly step1: string
  readonly step2: string
  readonly staked: string
  readonly paid: string
  readonly renewed: string
  readonly left: string
  readonly required: string
  readonly below: string
  readonly above: RegExp
  readonly reserved: string
  readonly verify: RegExp
  readonly days: (days: number) => RegExp
  readonly claim: string
  readonly renew: string
  readonly leave: string
  readonly leaveConfirm: string
}

/** What the screens of staking say, as a reader finds it there. */
export const stakingWords: Record<Locale, StakingWords> = {
  en: {
    amount: /^Amount/,
    step1: 'Authorise the coin',
    step2: 'Stake for days',
    staked: 'Staked. The reward is set aside',
    paid: 'Rewards paid',
    renewed: 'Staked anew',
    left: 'Left. The principal is back with you',
    required: 'Enter an amount',
    below: 'At least 10 USDT',
    above: /^Above your balance: /,
    reserved: 'Set aside for you',
    verify: /^Verify: /,
    days: (days) => new RegExp(`^${days} days`),
    claim: 'Claim',
    renew: 'Stake anew',
    leave: 'Leave now',
    leaveConfirm: 'Leave, give it up',
  },
  tc: {
    amount: /^數量/,
    step1: '授權幣種',
    step2: '定期質押',
    staked: '已質押，獎勵已預留',
    paid: '獎勵已支付',
    renewed: '已續期質押',
    left: '已退出，本金已退還',
    required: '請輸入數量',
    below: '最少 10 USDT',
    above: /^超過您的餘額/,
    reserved: '為您預留',
    verify: /^查證：/,
    days: (days) => new RegExp(`^${days} 天`),
    claim: '領取',
    renew: '續期',
    leave: '立即退出',
    leaveConfirm: '退出並放棄',
  },
}
