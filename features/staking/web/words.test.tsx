import { locales } from '#platform/std/text.ts'
import { beyondBudget } from '#platform/web/testing/visibleWords.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { expect, test } from 'vitest'

import { stakingApi } from '../api.ts'
import { PledgeCoinScreen } from './PledgeCoinScreen.tsx'

test.each(locales)('the screen of asset staking is read within the budget, in %s', (locale) => {
  const replies = [
    reply(stakingApi.planList, {}, sampleReply(stakingApi.planList)),
    reply(
      stakingApi.singleCoinPledgeStatistic,
      {},
      sampleReply(stakingApi.singleCoinPledgeStatistic),
    ),
  ]
  expect(beyondBudget(renderScreen(<PledgeCoinScreen />, { locale, replies }))).toEqual([])
})
