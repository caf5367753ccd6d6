import { defineTexts } from '#platform/std/text.ts'

/** What the summaries of most actions: what is paid, what comes back. */
export const summaryTexts = defineTexts({
  youGive: { en: 'You pay', tc: '您支付' },
  youGiveAtMost: { en: 'You pay (at most)', tc: '您支付（最多）' },
  youGet: { en: 'You receive', tc: '您收到' },
  fees: { en: 'Fees', tc: '手續費' },
})

/** Steps that make sense after several actions. */
export const nextTexts = defineTexts({
  stakeIt: { en: 'Stake it', tc: '質押' },
  otherCards: { en: 'See other cards', tc: '查看其他卡片' },
  otherSeries: { en: 'See other series', tc: '查看其他系列' },
  seeIt: { en: 'See it', tc: '查看' },
  seeMarket: { en: 'See the market', tc: '前往市場' },
  onMarket: { en: 'See it on the market', tc: '在市場查看' },
  seeCards: { en: 'See my cards', tc: '查看我的卡片' },
  seeDeals: { en: 'See my deals', tc: '查看我的交易' },
  seeStakes: { en: 'See my stakes', tc: '查看我的質押' },
  seeIncome: { en: 'See my income', tc: '查看我的收益' },
  seeBoxes: { en: 'See my boxes', tc: '查看我的盲盒' },
})
