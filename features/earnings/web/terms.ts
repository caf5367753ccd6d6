import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

const names = defineTexts({
  post: { en: 'Post an epoch of rewards', tc: '提交獎勵期次' },
  revoke: { en: 'Revoke an epoch', tc: '撤銷期次' },
  accept: { en: 'Accept an epoch', tc: '接受期次' },
  claim: { en: 'Claim rewards', tc: '領取獎勵' },
  fund: { en: 'Add to the reward pool', tc: '注入獎勵池' },
  EpochPosted: { en: 'Epoch posted', tc: '期次已提交' },
  EpochRevoked: { en: 'Epoch revoked', tc: '期次已撤銷' },
  EpochAccepted: { en: 'Epoch accepted', tc: '期次已接受' },
  RewardClaimed: { en: 'Reward claimed', tc: '獎勵已領取' },
  Funded: { en: 'Reward pool funded', tc: '獎勵池已注入' },
})

/** What `RewardDistributor` calls and tells, as a reader takes it. Amounts are of any coin. */
export const earningsTerms: ChainTerms = {
  RewardDistributor: {
    names,
    args: {
      epoch: term('plain', 'Epoch', '期次'),
      root: term('plain', 'Merkle root', '默克爾根'),
      dataHash: term('plain', 'SHA-256 of the data file', '資料檔 SHA-256'),
      upToBlock: term('plain', 'Reads up to block', '讀取至區塊'),
      acceptableAt: term('time', 'Acceptable from', '可接受時間'),
      why: term('plain', 'Why', '原因'),
      account: term('plain', 'Address', '地址'),
      from: commonTerms.from,
      token: term('plain', 'Coin', '幣種'),
      tokens: term('plain', 'Coins', '幣種'),
      totals: term('plain', 'Earned by all so far, base units', '至今所有人累計（最小單位）'),
      cumulative: term('plain', 'Earned so far, base units', '至今累計（最小單位）'),
      cumulatives: term('plain', 'Earned so far, base units', '至今累計（最小單位）'),
      proofs: term('plain', 'Proofs', '證明'),
      amount: term('plain', 'Amount, base units', '數量（最小單位）'),
    },
  },
}
