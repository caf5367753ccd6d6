import { homeApi } from '#features/home/api.ts'
import { locales } from '#platform/std/text.ts'
import { beyondBudget } from '#platform/web/testing/visibleWords.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { expect, test } from 'vitest'

import { lpApi } from '../api.ts'
import { purchaseApi } from '../purchaseApi.ts'
import { BuyLpScreen } from './buy/BuyLpScreen.tsx'
import { Issues } from './reward/Issues.tsx'
import { LpRewardScreen } from './reward/LpRewardScreen.tsx'
import { PledgeLpScreen } from './stake/PledgeLpScreen.tsx'

const list = sampleReply(lpApi.list)
const pool = list.pools[0]!.pool
const config = sampleReply(purchaseApi.findConfig)

test.each(locales)('the screens of liquidity are read within the budget, in %s', (locale) => {
  const stake = renderScreen(<PledgeLpScreen />, {
    locale,
    replies: [
      reply(lpApi.list, {}, list),
      reply(lpApi.oneStatistics, { pool }, sampleReply(lpApi.oneStatistics)),
      reply(lpApi.amount, { pool }, sampleReply(lpApi.amount)),
    ],
  })
  const buy = renderScreen(<BuyLpScreen />, {
    locale,
    replies: [
      reply(purchaseApi.findConfig, {}, config),
      reply(purchaseApi.info, { pool: config.pools[0]!.pool }, sampleReply(purchaseApi.info)),
    ],
  })
  for (const html of [stake, buy]) expect(beyondBudget(html)).toEqual([])
})

test.each(locales)('rewards of purchases are read within the budget, in %s', (locale) => {
  const { swapCoinIssuedList, swapIssuedList } = purchaseApi
  const replies = [
    reply(swapCoinIssuedList, { size: 20 }, sampleReply(swapCoinIssuedList)),
    reply(swapIssuedList, { size: 20 }, sampleReply(swapIssuedList)),
  ]
  // The rewards of all take the place of the own ones: together they are more than either.
  const screen = (
    <>
      <LpRewardScreen />
      <Issues />
    </>
  )
  const services = { activity: homeApi.activity }
  expect(beyondBudget(renderScreen(screen, { locale, replies, services }))).toEqual([])
})
