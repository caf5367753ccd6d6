import { defineTexts } from '#platform/std/text.ts'

/** Texts of menu, tiles and title bar: loaded with the app, before the screen. */
export const burnTitles = defineTexts({
  burning: { en: 'Burn mining', tc: '銷毀挖礦' },
  centre: { en: 'Hashrate Center', tc: '算力中心' },
  nodes: { en: 'Nodes', tc: '節點' },
  buyNode: { en: 'Buy a node', tc: '購買節點' },
  myBurns: { en: 'My burns', tc: '我的銷毀' },
  passes: { en: 'Passes and swaps', tc: '通行證與兌換銷毀' },
  power: { en: 'Hashrate record', tc: '算力紀錄' },
  nodeRecord: { en: 'Node record', tc: '節點紀錄' },
  rewards: { en: 'Mining rewards', tc: '挖礦獎勵' },
  nodeRewards: { en: 'Node rewards', tc: '節點獎勵' },
  deposits: { en: 'Passes and node prices', tc: '通行證與節點款項' },
})
