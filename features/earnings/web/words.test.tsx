import { homeApi } from '#features/home/api.ts'
import { locales } from '#platform/std/text.ts'
import { beyondBudget, visibleTexts } from '#platform/web/testing/visibleWords.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { expect, test } from 'vitest'

import { earningsApi } from '../api.ts'
import { ClaimingScreen } from './ClaimingScreen.tsx'
import { IncomeListScreen } from './IncomeListScreen.tsx'
import { IncomeScreen } from './IncomeScreen.tsx'

test.each(locales)('the screens of income are read within the budget, in %s', (locale) => {
  const { portfolio, baseConfig, activity } = homeApi
  const held = sampleReply(portfolio)
  const list = held.list.map((one) => ({ ...one, part: 'claimable' as const }))
  const replies = [
    reply(portfolio, {}, { ...held, list }),
    reply(earningsApi.statistics, {}, sampleReply(earningsApi.statistics)),
    reply(earningsApi.claimable, {}, sampleReply(earningsApi.claimable)),
    reply(earningsApi.statistic, { coin: 'TES', days: '30' }, sampleReply(earningsApi.statistic)),
    reply(earningsApi.statistic, { days: '30', coin: 'TRX' }, sampleReply(earningsApi.statistic)),
  ]
  for (const screen of [<ClaimingScreen key="claiming" />, <IncomeScreen key="income" />]) {
    expect(
      beyondBudget(
        renderScreen(screen, { locale, replies, services: { portfolio, baseConfig, activity } }),
      ),
    ).toEqual([])
  }
})

test.each(
  locales.flatMap((locale) => [
    { locale, kind: 'revenue' },
    { locale, kind: 'receiving' },
  ]),
)('records of income are read within the budget: $kind, in $locale', ({ locale, kind }) => {
  const { totalMemberProfit, statistic, profitChangeRecordList, claimRecordList } = earningsApi
  const replies = [
    reply(totalMemberProfit, {}, sampleReply(totalMemberProfit)),
    reply(statistic, { days: '30', coin: 'TRX' }, sampleReply(statistic)),
    reply(profitChangeRecordList, { size: 20 }, sampleReply(profitChangeRecordList)),
    reply(claimRecordList, { size: 20 }, sampleReply(claimRecordList)),
  ]
  const search = `?kind=${kind}`
  const html = renderScreen(<IncomeListScreen />, { locale, replies, search })
  expect(visibleTexts(html, 'member').join()).toContain('0.48M Glass')
  // Few words: what is in place of rows while they are read has none.
  expect(beyondBudget(html).filter((beyond) => beyond !== 'nothing')).toEqual([])
})
