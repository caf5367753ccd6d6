import { addressFromHex } from '#platform/std/address.ts'
import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { beyondBudget, filledButtons } from '#platform/web/testing/visibleWords.ts'
import { describe, expect, test } from 'vitest'

import { issueApi, saleApi } from '../api.ts'
import { CreateTokenScreen } from './CreateTokenScreen.tsx'
import { InnerMarketScreen } from './InnerMarketScreen.tsx'
import { PresaleScreen } from './PresaleScreen.tsx'
import { PresalesScreen } from './PresalesScreen.tsx'

const sale = addressFromHex('1'.repeat(40))
const sample = sampleReply(saleApi.presale)
const states = ['upcoming', 'live', 'failed', 'inside', 'listable', 'expired', 'listed'] as const

describe.each(locales)('in %s', (locale) => {
  test('the list of presales is read within the budget', () => {
    const key = { phase: 'inProgress', size: 20 }
    const replies = [reply(saleApi.presalePage, key, sampleReply(saleApi.presalePage))]
    expect(beyondBudget(renderScreen(<PresalesScreen />, { locale, replies }))).toEqual([])
  })

  test.each(states)(
    'a presale that is %s is read within the budget, with one button at most',
    (state) => {
      const found = { ...sample, presale: { ...sample.presale, state, endTime: 1_900_000_000 } }
      const replies = [reply(saleApi.presale, { sale }, found)]
      const search = `?address=${sale}`
      const html = renderScreen(<PresaleScreen />, { locale, replies, search })
      expect(beyondBudget(html)).toEqual([])
      expect(filledButtons(html, 'member')).toBeLessThanOrEqual(1)
    },
  )

  test('the internal market is read within the budget', () => {
    const found = { ...sample, presale: { ...sample.presale, state: 'inside' as const } }
    const replies = [
      reply(saleApi.presale, { sale }, found),
      reply(saleApi.trades, { sale, size: 10 }, sampleReply(saleApi.trades)),
      reply(saleApi.holders, { sale, size: 20 }, sampleReply(saleApi.holders)),
    ]
    const html = renderScreen(<InnerMarketScreen />, {
      locale,
      replies,
      search: `?address=${sale}`,
    })
    expect(beyondBudget(html)).toEqual([])
  })

  // Forms that create a token are excepted from the budget.
  test('the form of a token has one filled button', () => {
    const replies = [reply(issueApi.findConfig, {}, sampleReply(issueApi.findConfig))]
    const html = renderScreen(<CreateTokenScreen />, { locale, replies })
    expect(filledButtons(html)).toBe(1)
  })
})
