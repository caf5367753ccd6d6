import { expect, test } from 'vitest'
import { falsified } from './falsify.ts'

test.each([
  ['a number', 5, 6],
  ['an amount', 2n ** 63n, 2n ** 63n + 1n],
  ['a truth', true, false],
  ['an id', 'ab12', 'ab10'],
  ['an id that ends in zero', 'ab10', 'ab11'],
  ['an empty text', '', '0'],
  ['a result', 'SUCCESS', 'REVERT'],
  ['a list', ['ab', 1], ['a0', 2]],
  ['an object', { a: 1 }, { a: 2 }],
])('%s becomes another', (_, value, wrong) => {
  expect(falsified({ x: value, y: value }, 'x')).toEqual({ x: wrong, y: value })
})

test('at any depth, and to what is requested', () => {
  const answer = { a: [{ x: 1, b: { x: 'q' } }], c: null }
  expect(falsified(answer, 'x', 7)).toEqual({ a: [{ x: 7, b: { x: 7 } }], c: null })
  expect(falsified(answer, 'x', null)).toEqual({ a: [{ x: null, b: { x: null } }], c: null })
  expect(answer.a[0]?.x).toBe(1)
})
