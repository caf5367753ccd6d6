import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

const team = defineTexts({
  bindParent: { en: 'Bind an inviter', tc: '綁定邀請人' },
  Bound: { en: 'Inviter bound', tc: '邀請人已綁定' },
})

const splitter = defineTexts({
  split: { en: 'Share a fee', tc: '分配手續費' },
  claim: { en: 'Claim fee shares', tc: '領取手續費分潤' },
  withdrawPlatform: { en: 'Pay out the platform’s share', tc: '撥付平台份額' },
  withdrawPool: { en: 'Pay out the reward pool’s share', tc: '撥付獎勵池份額' },
  FeeSplit: { en: 'Fee shared', tc: '手續費已分配' },
  CreditClaimed: { en: 'Fee shares claimed', tc: '手續費分潤已領取' },
  PlatformWithdrawn: { en: 'Platform’s share paid out', tc: '平台份額已撥付' },
  PoolWithdrawn: { en: 'Reward pool’s share paid out', tc: '獎勵池份額已撥付' },
})

/** Calls and events of `Team` and `FeeSplitter`, in both languages. */
export const teamTerms: ChainTerms = {
  Team: {
    names: team,
    args: {
      to: term('plain', 'Inviter', '邀請人'),
      parent: term('plain', 'Inviter', '邀請人'),
      user: term('plain', 'Address', '地址'),
    },
  },
  FeeSplitter: {
    names: splitter,
    args: {
      source: term('plain', 'Fee of', '手續費來源'),
      payer: term('plain', 'Paid by', '支付者'),
      account: term('plain', 'Address', '地址'),
      to: commonTerms.to,
      fee: term('native', 'Fee', '手續費'),
      level1: term('plain', 'Inviter', '邀請人'),
      amount1: term('native', 'To the inviter', '給邀請人'),
      level2: term('plain', 'Inviter’s inviter', '上一層邀請人'),
      amount2: term('native', 'To the inviter’s inviter', '給上一層邀請人'),
      poolAmount: term('native', 'To the reward pool', '給獎勵池'),
      amount: term('native', 'Amount', '數量'),
    },
  },
}
