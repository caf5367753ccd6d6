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
  unlockable: { en: 'Term over', tc: '已到期' },
  frozen: { en: 'Frozen', tc: '凍結' },
  inUrn: { en: 'In a box', tc: '盲盒中' },
  yours: { en: 'Yours', tc: '您的' },
  confirming: { en: 'Block confirming', tc: '區塊確認中' },
  /** A second transaction pays, and its block is not final yet. */
  transferring: { en: 'Transferring', tc: '轉帳中' },
})

export const nftTexts = defineTexts({
  ...nftTitles,
  cards: { en: 'Cards', tc: '卡片' },
  card: { en: '{level} #{id}', tc: '{level} #{id}' },
  filterLevel: { en: 'Level', tc: '等級' },
  lastSale: { en: 'Last sale', tc: '最近成交價' },
  mintPrice: { en: 'Mint price', tc: '鑄造價' },
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
  mining: { en: 'Mining', tc: '質押中' },
  pledging: { en: 'Pledging', tc: '待解除' },
  miningHint: { en: 'Staked and earning', tc: '已質押並累積獎勵' },
  pledgingHint: {
    en: 'A card waits here once its term is over, until you unstake it.',
    tc: '已到期的卡片列於此處，待您解除質押。',
  },
  myPower: { en: 'My power', tc: '我的算力' },
  miningPower: { en: 'Mining power', tc: '質押中算力' },
  emptyMine: { en: 'You hold no card yet', tc: '您尚未持有卡片' },
  emptyMineBody: {
    en: 'Choose a level and buy a card. The contract draws its picture.',
    tc: '選擇等級即可購買卡片，圖像由合約產生。',
  },
  emptyHeld: { en: 'No free card', tc: '沒有可用卡片' },
  emptyMining: { en: 'No card is staked', tc: '沒有質押中的卡片' },
  emptyMiningBody: {
    en: 'Stake a card: its whole reward is set aside before the stake opens.',
    tc: '質押卡片：整筆獎勵在質押開始前即已預留。',
  },
  emptyPledging: { en: 'No card waits to be unstaked', tc: '沒有待解除質押的卡片' },
  goStaking: { en: 'Go to staking', tc: '前往質押' },
  myClaimable: { en: 'My claimable reward', tc: '我可領取的獎勵' },
})
