import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { sampleReply } from '#platform/web/testing/sample.ts'
import { beyondBudget, filledButtons } from '#platform/web/testing/visibleWords.ts'
import { describe, expect, test } from 'vitest'

import { energyApi } from '../api.ts'
import { EnergyScreen } from './EnergyScreen.tsx'
import { MakeLender } from './lend/MakeLender.tsx'
import { OwnLender } from './lend/OwnLender.tsx'

const wanted = { energy: '65000', time: '1' }
const replies = [
  reply(energyApi.quote, wanted, sampleReply(energyApi.quote)),
  reply(energyApi.providers, { ...wanted, size: 5 }, sampleReply(energyApi.providers)),
  reply(energyApi.leases, { size: 5 }, sampleReply(energyApi.leases)),
  reply(energyApi.books, {}, sampleReply(energyApi.books)),
]

describe.each(locales)('in %s', (locale) => {
  test.each([
    ['the order', <EnergyScreen key="a" />, /TRX/],
    ['a new lender', <MakeLender key="b" info={sampleReply(energyApi.fuelInfo)} />, /APR/],
    ['a lender', <OwnLender key="c" />, /TRX/],
  ] as const)('%s is read within the budget, with one button at most', (_, screen, shown) => {
    const html = renderScreen(screen, { locale, replies })
    expect(html).toMatch(shown)
    expect(beyondBudget(html)).toEqual([])
    expect(filledButtons(html, 'member')).toBeLessThanOrEqual(1)
  })
})
