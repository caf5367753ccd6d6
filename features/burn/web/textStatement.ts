import { defineTexts } from '#platform/std/text.ts'

/** Texts of the statement of a day. */
export const statementTexts = defineTexts({
  pool: { en: 'Pool so far', tc: '已累積獎勵池' },
  poolOfDay: { en: 'Pool of the day', tc: '當日獎勵池' },
  burnt: { en: 'Burnt', tc: '銷毀數量' },
  toMiners: { en: 'Claimed by miners', tc: '礦工已領取' },
  toNodes: { en: 'Claimed by nodes', tc: '節點已領取' },
  earned: { en: 'My earnings', tc: '我賺取' },
  paid: { en: 'My claims', tc: '我領取' },
  recompute: { en: 'Recompute', tc: '本機重算' },
  reading: { en: 'Reading the day’s transactions at the node', tc: '正在向節點讀取當日交易' },
  silent: {
    en: 'The node or the server did not answer. Try again.',
    tc: '節點或伺服器未回應，請再試一次。',
  },
  matches: {
    en: 'Recomputed here from {count, plural, one {# transaction} other {# transactions}}: all figures match',
    tc: '本機重算，依據 {count, number} 筆交易：所有數字一致',
  },
  gap: {
    en: 'The figures match, but a burn or a pool is not as the chain has it.',
    tc: '數字一致，但有銷毀或獎勵池與鏈上不符。',
  },
  differs: { en: 'Recomputed here, different: {fields}', tc: '本機重算，不一致：{fields}' },
  quiet: { en: 'Nobody burnt or claimed on this day.', tc: '當日無人銷毀或領取。' },
  burn: { en: 'Burn', tc: '銷毀' },
  swapToBurn: { en: 'Swap to burn', tc: '兌換銷毀' },
  claim: { en: 'Claim', tc: '領取' },
  claimNode: { en: 'Claim of a node', tc: '節點領取' },
})
