import { expect, test } from 'vitest'

import type { DebtView } from '../api.ts'
import { groupsOf, partsOf, readAgainIn, stateOf, summaryOf } from './debts.ts'

const debt = (change: Partial<DebtView> = {}): DebtView => ({
  what: 'pools',
  contract: null,
  address: 'T1',
  coin: { address: 'T2', symbol: 'ODD', decimals: 18 },
  owed: '100',
  held: '150',
  checked: true,
  covered: true,
  runwayDays: null,
  sources: [],
  ...change,
})
const short = debt({ held: '30', covered: false })
const silent = debt({ held: null, covered: null })
const unchecked = debt({ held: null, covered: null, checked: false })

test('a balance that nobody requested is not one that did not answer', () => {
  expect([debt(), short, silent, unchecked].map(stateOf)).toEqual([
    'covered',
    'short',
    'open',
    'unchecked',
  ])
})

test('all is covered only where every requested balance is, and no report is missing', () => {
  const of = { short: 0, covered: 1, checked: 1 }
  expect(summaryOf([debt(), unchecked], 0)).toEqual({ ...of, state: 'covered' })
  expect(summaryOf([debt(), unchecked], 1)).toEqual({ ...of, state: 'open' })
  expect(summaryOf([debt(), silent], 0)).toEqual({ ...of, checked: 2, state: 'open' })
  expect(summaryOf([debt(), silent, short], 2)).toEqual({
    short: 1,
    covered: 1,
    checked: 3,
    state: 'short',
  })
})

test('what is open is read again with the next blocks; a shortage, and what is covered, later', () => {
  expect(readAgainIn([debt(), silent], 0)).toBe(5_000)
  expect(readAgainIn([debt()], 1)).toBe(5_000)
  expect(readAgainIn([debt(), unchecked], 0)).toBe(30_000)
  expect(readAgainIn([silent, short], 0)).toBe(30_000)
})

test('the bar has what is owed and free, or what there is and what is missing; nothing unknown', () => {
  expect(partsOf(debt())).toEqual([
    { amount: 100n, colour: 'bg-lapis' },
    { amount: 50n, colour: 'bg-verdigris' },
  ])
  expect(partsOf(short)).toEqual([
    { amount: 30n, colour: 'bg-lapis' },
    { amount: 70n, colour: 'bg-terra' },
  ])
  expect(partsOf(silent)).toEqual([])
})

test('balances of one name stand together', () => {
  const fees = debt({ what: 'fees' })
  expect(groupsOf([debt(), fees, short])).toEqual([[debt(), short], [fees]])
})
