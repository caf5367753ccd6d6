import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { expect, test } from 'vitest'

import { stakingApi } from '../../api.ts'
import { StakeEarns } from './facts.tsx'

/** 40 coins at 0.05 TES a coin are 2 TES; TES at 0.055 USDT. */
const [sample] = sampleReply(stakingApi.planList).coins
const plan = {
  ...sample!,
  symbol: 'USDT',
  decimals: 6,
  tesPriceE12: '55000000000000000',
  terms: [{ ...sample!.terms[0]!, days: 30, rate: '50000000000000000000000000000', aprBps: 334 }],
}

test.each([
  ['en', 'Earns 2.00 TES (0.11 USDT) in 30 days', 'Reserved in full, exit at any time', 'APR'],
  ['tc', '30 天可得 2.00 TES（0.11 USDT）', '全數預留，可隨時退出', '年化收益率（APR）'],
] as const)('after staking the result shows what the stake earns, in %s', (locale, ...shown) => {
  const html = renderScreen(<StakeEarns coin="USDT" amount="40000000" days="30" />, {
    locale,
    replies: [
      reply(stakingApi.planList, {}, { ...sampleReply(stakingApi.planList), coins: [plan] }),
    ],
  })
  for (const text of [...shown, '3.34%']) expect(html).toContain(text)
})
