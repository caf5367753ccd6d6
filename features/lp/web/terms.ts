import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

const staking = defineTexts({
  stake: { en: 'Stake liquidity', tc: '質押流動性' },
  withdraw: { en: 'Cancel staking', tc: '解除質押' },
  claim: { en: 'Claim rewards', tc: '領取獎勵' },
  exit: { en: 'Leave without rewards', tc: '放棄獎勵並退出' },
  fund: { en: 'Add to a pool’s rewards', tc: '注入資金池獎勵' },
  Staked: { en: 'Liquidity staked', tc: '流動性已質押' },
  Withdrawn: { en: 'Liquidity unstaked', tc: '已解除質押' },
  Claimed: { en: 'Rewards claimed', tc: '獎勵已領取' },
  Exited: { en: 'Left without rewards', tc: '已放棄獎勵並退出' },
  Funded: { en: 'Rewards added', tc: '獎勵已注入' },
})

const purchases = defineTexts({
  buy: { en: 'Buy liquidity', tc: '購買流動性' },
  issue: { en: 'Issue a purchase reward', tc: '發放購買獎勵' },
  fund: { en: 'Add to purchase rewards', tc: '注入購買獎勵' },
  Bought: { en: 'Liquidity bought', tc: '流動性已購買' },
  Issued: { en: 'Purchase reward issued', tc: '購買獎勵已發放' },
})

/** Calls and events of the liquidity contracts, in both languages. */
export const lpTerms: ChainTerms = {
  LpStaking: {
    names: staking,
    args: {
      pool: term('plain', 'Pool', '資金池'),
      account: term('plain', 'Address', '地址'),
      from: commonTerms.from,
      'Claimed.amount': term('TES', 'Paid', '已支付'),
      'Funded.amount': term('TES', 'Added', '注入數量'),
      'fund.amount': term('TES', 'Add', '注入數量'),
      amount: term('plain', 'LP, 10^-18', 'LP（10^-18）'),
      givenUp: term('TES', 'Reward given up', '放棄的獎勵'),
      rate: term('TES', 'Each second', '每秒發放'),
      until: term('time', 'Until', '直至'),
    },
  },
  LpPurchases: {
    names: purchases,
    args: {
      id: term('plain', 'Purchase', '購買編號'),
      buyer: term('plain', 'Buyer', '購買者'),
      pair: term('plain', 'Pool', '資金池'),
      coin: term('plain', 'Paid with', '支付幣種'),
      'fund.amount': term('TES', 'Add', '注入數量'),
      amount: term('plain', 'Paid, base units', '支付數量（最小單位）'),
      amount0: term('plain', 'Into the pool, first coin', '投入第一種幣'),
      amount1: term('plain', 'Into the pool, second coin', '投入第二種幣'),
      minLiquidity: term('plain', 'LP at least', '最少取得 LP'),
      liquidity: term('plain', 'LP, 10^-18', 'LP（10^-18）'),
      minReward: term('TES', 'Reward at least', '最少獎勵'),
      worth: term('USDT', 'Worth', '價值'),
      reward: term('TES', 'Reward', '獎勵'),
      issueTime: term('time', 'Reward from', '獎勵發放時間'),
      deadline: commonTerms.deadline,
    },
  },
}
