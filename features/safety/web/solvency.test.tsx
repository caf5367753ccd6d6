import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { beyondBudget, visibleTexts } from '#platform/web/testing/visibleWords.ts'
import { expect, test } from 'vitest'

import { type DebtView, type PowerView, safetyApi } from '../api.ts'
import { SafetyScreen } from './SafetyScreen.tsx'

const place = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const debt = (what: string, change: Partial<DebtView> = {}): DebtView => ({
  what,
  contract: null,
  address: place,
  coin: { address: place, symbol: what.toUpperCase(), decimals: 6 },
  owed: '2000000',
  held: '2000000',
  checked: true,
  covered: true,
  runwayDays: 12,
  sources: [],
  ...change,
})
const power: PowerView = {
  what: 'vault',
  contract: 'RewardVault',
  address: place,
  functions: ['pay'],
  holder: place,
  holderName: 'LpStaking',
  delay: 0,
  sources: [],
}

const rendered = (list: DebtView[], unread = 0, locale: (typeof locales)[number] = 'en') =>
  renderScreen(<SafetyScreen />, {
    locale,
    replies: [
      reply(safetyApi.solvency, { size: 50 }, { list, total: list.length, unread }),
      reply(safetyApi.powers, {}, { list: [power] }),
    ],
  })
const short = debt('odd', { held: '500000', covered: false })
const silent = debt('mute', { held: null, covered: null })
const rest = debt('rest', { held: null, covered: null, checked: false })

test.each(locales)('the screen is read within the budget, with a shortage too, in %s', (locale) => {
  expect(beyondBudget(rendered([debt('one'), rest], 0, locale))).toEqual([])
  expect(beyondBudget(rendered([short, silent, rest], 0, locale))).toEqual([])
})

test('one figure states that all are covered, and rows are folded', () => {
  const texts = visibleTexts(rendered([debt('one'), debt('two'), rest]))
  expect(texts).toContain('All 2 balances covered')
  expect(texts).toContain('Balances by contract')
  expect(texts).not.toContain('Covered')
})

test('a shortage is the figure, and its row stands before the fold, red', () => {
  const html = rendered([debt('one'), short, silent])
  const texts = visibleTexts(html)
  expect(texts).toContain('1 balance short')
  expect(texts).toContain('Short')
  expect(texts.indexOf('Short')).toBeLessThan(texts.indexOf('Balances by contract'))
  expect(html).toContain('bg-terra-wash')
  // A quarter is there.
  expect(html.match(/bg-lapis"/g)).toHaveLength(10)
  expect(html.match(/bg-terra"/g)).toHaveLength(30)
})

test('what the node did not answer is not called covered', () => {
  expect(visibleTexts(rendered([debt('one'), silent]))).toContain('1 of 2 balances covered')
  const unread = visibleTexts(rendered([debt('one')], 3))
  expect(unread).toContain('1 of 1 balance covered')
  expect(unread).toContain('The rest could not be read. It does not count as covered.')
  expect(visibleTexts(rendered([], 1))).toContain('0 of 0 balances covered')
})

test('a network without contracts has permissions alone', () => {
  expect(visibleTexts(rendered([]))).not.toContain('Balances by contract')
})
