import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

const names = defineTexts({
  pledge: { en: 'Stake for a term', tc: '定期質押' },
  claim: { en: 'Claim rewards', tc: '領取獎勵' },
  unlock: { en: 'Unstake', tc: '解除質押' },
  renew: { en: 'Renew a stake', tc: '續期質押' },
  exit: { en: 'Leave early', tc: '提前退出' },
  fund: { en: 'Add to the reserve', tc: '注入儲備' },
  Pledged: { en: 'Staked for a term', tc: '已定期質押' },
  Claimed: { en: 'Rewards claimed', tc: '獎勵已領取' },
  Unlocked: { en: 'Unstaked', tc: '已解除質押' },
  Renewed: { en: 'Stake renewed', tc: '已續期質押' },
  Exited: { en: 'Left early', tc: '已提前退出' },
  Funded: { en: 'Reserve added', tc: '儲備已注入' },
})

/** Calls and events of `TermStaking`, in both languages. */
export const stakingTerms: ChainTerms = {
  TermStaking: {
    names,
    args: {
      id: term('plain', 'Stake', '質押編號'),
      newId: term('plain', 'New stake', '新質押編號'),
      ids: term('plain', 'Stakes', '質押編號'),
      owner: commonTerms.owner,
      from: commonTerms.from,
      coin: term('plain', 'Coin', '幣種'),
      'Claimed.amount': term('TES', 'Paid', '已支付'),
      'Funded.amount': term('TES', 'Added', '注入數量'),
      'fund.amount': term('TES', 'Add', '注入數量'),
      amount: term('plain', 'Amount, base units', '數量（最小單位）'),
      amounts: term('TES', 'Of each stake', '各筆質押'),
      termDays: term('plain', 'Days', '天數'),
      start: term('time', 'From', '開始'),
      unlockTime: commonTerms.unlockTime,
      reward: term('TES', 'Reward set aside', '預留獎勵'),
      givenUp: term('TES', 'Reward given up', '放棄的獎勵'),
    },
  },
}
