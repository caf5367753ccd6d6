import { defineTexts } from '#platform/std/text.ts'
import { type ChainTerms, commonTerms, term } from '#platform/web/chainTerms.ts'

const names = defineTexts({
  post: { en: 'Post an epoch of rewards', tc: '提交獎勵期次' },
  revoke: { en: 'Revoke an epoch', tc: '撤銷期次' },
  accept: { en: 'Accept an epoch', tc: '接受期次' },
  claim: { en: 'Claim rewards', tc: '領取獎勵' },
  fund: { en: 'Add to the reward pool', tc: '注入獎勵池' },
  proposeBuilder: { en: 'Propose a builder', tc: '提議建立者' },
  refuseBuilder: { en: 'Refuse the proposed builder', tc: '拒絕提議的建立者' },
  acceptBuilder: { en: 'Accept the builder’s role', tc: '接受建立者角色' },
  EpochPosted: { en: 'Epoch posted', tc: '期次已提交' },
  EpochRevoked: { en: 'Epoch revoked', tc: '期次已撤銷' },
  EpochAccepted: { en: 'Epoch accepted', tc: '期次已接受' },
  RewardClaimed: { en: 'Reward claimed', tc: '獎勵已領取' },
  BuilderProposed: { en: 'Builder proposed', tc: '建立者已提議' },
  BuilderRefused: { en: 'Proposed builder refused', tc: '提議的建立者已被拒絕' },
  BuilderChanged: { en: 'Builder changed', tc: '建立者已變更' },
  Funded: { en: 'Reward pool funded', tc: '獎勵池已注入' },
})

/** Calls and events of `RewardDistributor`, as a page shows them. Amounts are of any coin. */
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
      totals: term('plain', 'Promised in all, base units', '承諾總額（最小單位）'),
      epochIds: term('plain', 'Epochs', '期次'),
      index: term('plain', 'Number in the epoch', '期次內編號'),
      indexes: term('plain', 'Numbers in the epochs', '期次內編號'),
      amounts: term('plain', 'Amounts, base units', '數量（最小單位）'),
      by: term('plain', 'By', '操作者'),
      former: term('plain', 'Former builder', '原建立者'),
      builder: term('plain', 'New builder', '新建立者'),
      proofs: term('plain', 'Proofs', '證明'),
      amount: term('plain', 'Amount, base units', '數量（最小單位）'),
    },
  },
}
