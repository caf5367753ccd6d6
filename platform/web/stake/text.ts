import { defineTexts } from '#platform/std/text.ts'

/** Texts of what is staked and earns. */
export const earningTexts = defineTexts({
  claim: { en: 'Claim', tc: '領取' },
  claimTitle: { en: 'Claim rewards', tc: '領取獎勵' },
  claimDone: { en: 'Rewards paid', tc: '獎勵已支付' },
  claimed: { en: 'Claimed so far {amount} TES', tc: '累計已領 {amount} TES' },
  both: { en: 'Earned and claimed', tc: '已賺取與已領取' },
  unpaid: { en: 'Unpaid reward', tc: '未領獎勵' },
  stays: { en: 'stays owed to you, claim at any time', tc: '仍歸您所有，隨時可領' },
  total: { en: 'Total staked', tc: '總質押量' },
  apr: { en: 'APR', tc: '年化收益率（APR）' },
  claimable: { en: 'Claimable', tc: '可領取' },
  confirming: { en: 'Confirming', tc: '確認中' },

  leave: { en: 'Leave now, give up unpaid reward', tc: '立即退出，放棄未領獎勵' },
  back: { en: 'Comes back', tc: '退還' },
  givenUp: { en: 'You give up', tc: '您放棄' },
  givenUpEarned: { en: 'Earned, unpaid: given up', tc: '已賺取未領：放棄' },
  keeps: { en: 'Earned before: claim it at any time', tc: '之前已賺取：隨時可領' },
  givenUpRest: { en: 'Rest of the term: given up', tc: '剩餘期限：放棄' },
  claimFirst: { en: 'Claim first', tc: '先領取' },
  leaveConfirm: { en: 'Leave, give it up', tc: '退出並放棄' },
  stay: { en: 'Stay', tc: '留下' },
})
