import { expect, test } from 'vitest'

import { type Goal, figureOf } from './figure.ts'

const judged = (ours: number, goal: Goal, peer?: number) => {
  const {
    ratio,
    holds,
    goal: text,
  } = figureOf({
    name: 'a figure',
    unit: 'kB',
    ours,
    goal,
    ...(peer === undefined ? {} : { peer: { name: 'another', value: peer } }),
  })
  return { ratio, holds, text }
}

test('a limit holds up to and with itself', () => {
  expect(judged(110, { atMost: 110 })).toEqual({ ratio: null, holds: true, text: '<= 110' })
  expect(judged(110.1, { atMost: 110 }).holds).toBe(false)
  expect(judged(99, { atLeast: 99 })).toEqual({ ratio: null, holds: true, text: '>= 99' })
  expect(judged(98.9, { atLeast: 99 }).holds).toBe(false)
})

test('a ratio is ours divided by the peer’s, and judged before it is rounded', () => {
  expect(judged(3000, { ratioAtLeast: 0.6 }, 5000)).toEqual({
    ratio: 0.6,
    holds: true,
    text: 'ratio >= 0.6',
  })
  // 2999 / 5000 = 0.5998, shown as 0.6.
  expect(judged(2999, { ratioAtLeast: 0.6 }, 5000)).toMatchObject({ ratio: 0.6, holds: false })
  expect(judged(90, { ratioAtMost: 0.9 }, 100).holds).toBe(true)
  expect(judged(91, { ratioAtMost: 0.9 }, 100).holds).toBe(false)
})

test('a figure without a goal has no verdict', () => {
  expect(figureOf({ name: 'a', unit: 's', ours: 2 })).toEqual({
    name: 'a',
    unit: 's',
    ours: 2,
    peer: null,
    peerName: null,
    ratio: null,
    goal: null,
    holds: null,
  })
})

test('what was not measured is no figure', () => {
  expect(() => judged(Number.NaN, { atMost: 1 })).toThrow('was not measured')
  expect(() => judged(1, { ratioAtLeast: 0.6 })).toThrow('no peer')
  expect(() => judged(1, { ratioAtLeast: 0.6 }, 0)).toThrow('no peer')
})
