import { defineTexts } from '#platform/std/text.ts'

import { nftTitles } from './textTitles.ts'

/** Levels are named on chain, in English; readers of Chinese see their own word. */
export const levelNames = defineTexts({
  Clay: { en: 'Clay', tc: '陶土' },
  Marble: { en: 'Marble', tc: '大理石' },
  Glass: { en: 'Glass', tc: '琉璃' },
  Silver: { en: 'Silver', tc: '白銀' },
  Gold: { en: 'Gold', tc: '黃金' },
})

export const stateTexts = defineTexts({
  held: { en: 'Held', tc: '持有' },
  onSale: { en: 'On sale', tc: '出售中' },
  staked: { en: 'Staked', tc: '質押中' },
  stakedTill: { en: 'Staked till {date}', tc: '質押至 {date}' },
  unlockable: { en: 'Unlockable', tc: '可解除' },
  frozen: { en: 'Frozen', tc: '凍結' },
  inUrn: { en: 'In an urn', tc: '籤池中' },
  confirming: { en: 'Block confirming', tc: '區塊確認中' },
})

export const nftTexts = defineTexts({
  ...nftTitles,
  cards: { en: 'Cards', tc: '卡片' },
  card: { en: '{level} #{id}', tc: '{level} #{id}' },
  filterLevel: { en: 'Level', tc: '等級' },
  lastSale: { en: 'Last sale', tc: '最近成交價' },
  power: { en: 'Power', tc: '算力' },
  copyAddress: { en: 'Copy address', tc: '複製地址' },
  buyTitle: { en: 'Buy a card', tc: '購買卡片' },
  buyDone: { en: 'The card is yours', tc: '卡片已歸您所有' },
  atMost: {
    en: 'at most {price} {symbol}; change comes back',
    tc: '最多 {price} {symbol}，多付退回',
  },
  moneyTo: { en: 'Proceeds go to', tc: '款項進入' },
  reward: { en: 'Reward', tc: '獎勵' },
  all: { en: 'All', tc: '全部' },
  owned: { en: 'Owned', tc: '持有' },
  mining: { en: 'Mining', tc: '挖礦中' },
  pledging: { en: 'Pledging', tc: '待解除' },
  miningHint: { en: 'Staked and earning', tc: '已質押並累積獎勵' },
  pledgingHint: {
    en: 'A card waits here once its term is over, until you remove its pledge.',
    tc: '期滿的卡片在此等候，直到您解除質押。',
  },
  myPower: { en: 'My power', tc: '我的算力' },
  miningPower: { en: 'Mining power', tc: '挖礦算力' },
  emptyMine: { en: 'You hold no card yet', tc: '您尚未持有卡片' },
  emptyMineBody: {
    en: 'A card is bought from its level; its mosaic is laid by the contract.',
    tc: '卡片自等級購得，其馬賽克由合約鋪設。',
  },
  emptyHeld: { en: 'No free card', tc: '沒有可用卡片' },
  emptyMining: { en: 'No card is mining', tc: '沒有挖礦中的卡片' },
  emptyMiningBody: {
    en: 'Stake a card: its whole reward is set aside before the stake opens.',
    tc: '質押卡片：整筆獎勵在質押開始前即已預留。',
  },
  emptyPledging: { en: 'Nothing waits to be removed', tc: '沒有待解除的質押' },
  goStaking: { en: 'Go to staking', tc: '前往質押' },
  myClaimable: { en: 'My claimable reward', tc: '我可領取的獎勵' },
})
