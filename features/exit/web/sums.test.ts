import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import type { ValuedExit } from './read.ts'
import { sumsOf } from './sums.ts'

const coin = (digit: number) => addressFromHex(String(digit).repeat(40))
const row = (id: string, more: Partial<ValuedExit>): ValuedExit => ({
  id,
  title: () => id,
  back: [],
  later: null,
  verb: { en: 'Leave', tc: '退出' },
  calls: [],
  steps: [],
  worth: null,
  ...more,
})

test('what has a price is added up, each card counts once, and coins without a price are named', () => {
  const back = [{ coin: coin(1), amount: 5n }]
  const list = [
    row('a', { worth: 1_500_000n, back: [{ coin: zeroAddress, amount: 1n }], cards: [7, 8] }),
    row('b', { worth: 500_000n, cards: [8] }),
    row('c', { back }),
    row('d', { back }),
  ]
  const coins = new Map([[coin(1), { symbol: 'ODD T1…1', decimals: 6 }]])
  expect(sumsOf(list, coins)).toEqual({ worth: 2_000_000n, cards: 2, unpriced: ['ODD T1…1'] })
})

test('cards alone name no coin, and of many coins without a price five are named', () => {
  expect(sumsOf([row('a', { cards: [7] })], new Map()).unpriced).toEqual([])
  const many = [1, 2, 3, 4, 5, 6].map((one) =>
    row(String(one), { back: [{ coin: coin(one), amount: 1n }] }),
  )
  expect(sumsOf(many, new Map()).unpriced).toHaveLength(5)
})
