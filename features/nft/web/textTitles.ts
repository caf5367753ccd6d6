import { defineTexts } from '#platform/std/text.ts'

/** Texts of menu, tiles and title bars: loaded with the app, before any screen. */
export const nftTitles = defineTexts({
  market: { en: 'NFT market', tc: 'NFT 市場' },
  buyCards: { en: 'Buy a card', tc: '購買卡片' },
  cardTitle: { en: 'Card', tc: '卡片' },
  staking: { en: 'NFT staking', tc: 'NFT 質押' },
  myNft: { en: 'My NFTs', tc: '我的 NFT' },
  income: { en: 'Card staking', tc: '卡片質押' },
  pledge: { en: 'NFT', tc: 'NFT' },
  rewards: { en: 'NFT staking rewards', tc: 'NFT 質押獎勵' },
  credits: { en: 'NFT market: sales, fee shares', tc: 'NFT 市場：銷售、手續費分潤' },
  reserve: { en: 'Card staking', tc: '卡片質押' },
})
