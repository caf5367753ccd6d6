import { defineTexts } from '#platform/std/text.ts'

/** What would let a reader do with a card what he may not do now. */
export const remedies = defineTexts({
  ownCard: { en: 'Choose one of your own cards', tc: '請選擇您自己的卡片' },
  othersCard: { en: 'Choose a card of another owner', tc: '請選擇其他人的卡片' },
  listedCard: {
    en: 'Choose a card that is for sale, or make an offer',
    tc: '請選擇上架中的卡片，或直接出價',
  },
  listFirst: { en: 'List the card first', tc: '請先上架卡片' },
  approve: { en: 'Approve the market for this card', tc: '請授權市場轉移此卡片' },
  allow: {
    en: 'Allow the market to take {amount} {symbol}',
    tc: '請授權市場使用 {amount} {symbol}',
  },
  sold: {
    en: 'Wait until the sale is settled or called off',
    tc: '請等待此交易交割或取消',
  },
  endStake: {
    en: 'Unstake it once its term is over, or leave it now without its unpaid reward',
    tc: '請於到期後解除質押，或放棄未領獎勵立即退出',
  },
  stakeFirst: { en: 'Stake the card first', tc: '請先質押卡片' },
  waitOrLeave: {
    en: 'Wait for the unlock time, or leave now without the unpaid reward',
    tc: '請等到解鎖時間，或放棄未領獎勵立即退出',
  },
  fundReserve: {
    en: 'Wait until the reward reserve has been funded',
    tc: '請等待獎勵儲備補充',
  },
})
