import { defineTexts } from '#platform/std/text.ts'

/** What accounts did with the community DAO. */
export const recordTexts = defineTexts({
  none: { en: 'You have not taken part yet', tc: '您尚未參與' },
  stake: { en: 'Staked for votes', tc: '已質押投票' },
  leave: { en: 'Voting stake taken out', tc: '已取出投票質押' },
  delegate: { en: 'Votes delegated', tc: '已委託投票權' },
  propose: { en: 'Proposed', tc: '已提案' },
  cancel: { en: 'Proposal cancelled', tc: '提案已取消' },
  vote: { en: 'Voted', tc: '已投票' },
  given: { en: 'Donated to the pool', tc: '已捐贈予資金池' },
  paid: { en: 'Paid from the pool', tc: '已由資金池付款' },
  for: { en: 'For', tc: '贊成' },
  against: { en: 'Against', tc: '反對' },
  abstain: { en: 'Abstain', tc: '棄權' },
})
