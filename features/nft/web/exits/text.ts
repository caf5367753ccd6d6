import { defineTexts } from '#platform/std/text.ts'

/** What an account may leave of cards and of their market. */
export const exitTexts = defineTexts({
  card: { en: 'Card #{id}, staked', tc: '卡片 #{id}，質押中' },
  rewards: { en: 'Rewards of staked cards', tc: '卡片質押獎勵' },
  rest: { en: 'Reward of card #{id}', tc: '卡片 #{id} 的獎勵' },
  listings: {
    en: '{count, plural, one {# card on sale} other {# cards on sale}}',
    tc: '{count} 張卡片出售中',
  },
  offer: { en: 'Offer #{id}', tc: '出價 #{id}' },
  bought: { en: 'Purchase of card #{id}', tc: '購買卡片 #{id}' },
  sold: { en: 'Sale of card #{id}', tc: '出售卡片 #{id}' },
  settle: { en: 'Hand over', tc: '交割' },
  untilUnlocked: { en: 'Sold while staked until then', tc: '質押中售出，至該時交割' },
  credits: { en: 'Credit of the NFT market', tc: 'NFT 市場待領款項' },
})
