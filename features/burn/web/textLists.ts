import { defineTexts } from '#platform/std/text.ts'

/** Texts of records of burn mining. */
export const listTexts = defineTexts({
  burntByMe: { en: 'Burnt by me', tc: '我已銷毀' },
  wasWorth: { en: 'worth {amount}', tc: '價值 {amount}' },
  boughtWith: { en: 'bought with {amount}', tc: '以 {amount} 買入' },
  noBurns: { en: 'No burn yet', tc: '尚無銷毀' },
  noBurnsBody: {
    en: 'A burn brings power, which shares the pool from its block on.',
    tc: '銷毀可獲得算力，自該區塊起共享獎勵池。',
  },

  lists: { en: 'Records', tc: '紀錄' },
  passesTab: { en: 'Passes', tc: '通行證' },
  swapsTab: { en: 'Swap to burn', tc: '兌換銷毀' },
  passNumber: { en: 'Pass {number}', tc: '通行證 {number}' },
  held: { en: 'Refundable', tc: '可退款' },
  used: { en: 'Used', tc: '已使用' },
  refunded: { en: 'Refunded', tc: '已退款' },
  collected: { en: 'price split along your line', tc: '款項已分配' },
  noPasses: { en: 'No pass yet', tc: '尚無通行證' },
  noPassesBody: {
    en: 'Your first burn needs one. It is refundable until then.',
    tc: '首次銷毀需要通行證，在此之前可退款。',
  },
  noSwaps: { en: 'No swap to burn yet', tc: '尚無兌換銷毀' },
  noSwapsBody: {
    en: '{coin} buys TES and burns them in one call, for a minimum power.',
    tc: '以 {coin} 買入 TES 並於同一呼叫銷毀，保證最少算力。',
  },

  noPower: { en: 'No power yet', tc: '尚無算力' },
  noNodes: { en: 'No node yet', tc: '尚無節點' },
  burn: { en: 'Burn', tc: '銷毀' },
  swapToBurn: { en: 'Swap to burn', tc: '兌換銷毀' },
  claim: { en: 'Claim', tc: '領取' },
  myPower: { en: 'my power {power}', tc: '我的算力 {power}' },
  bought: { en: 'Bought', tc: '購買' },
  activated: { en: 'Activated', tc: '啟用' },
  nodeRefunded: { en: 'Refunded', tc: '退款' },
  lapsed: { en: 'Place lapsed, price back', tc: '名額逾期，款項退還' },
  claimed: { en: 'Claimed', tc: '領取' },

  team: { en: 'Hashrate of your team', tc: '團隊算力' },
  teamNote: {
    en: 'Power of your first and second line, and their burns.',
    tc: '第一層與第二層的算力及其銷毀。',
  },
  line: { en: 'Line {line}', tc: '第 {line} 層' },
  lineOn: { en: 'Line {line}, {date}', tc: '第 {line} 層，{date}' },
  members: {
    en: '{count, plural, one {# miner} other {# miners}}',
    tc: '{count, number} 位礦工',
  },
  noTeam: { en: 'Nobody in your first two lines has burnt yet.', tc: '您的前兩層尚無人銷毀。' },
})
