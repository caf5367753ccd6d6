import { expect, test } from 'vitest'

import { saleStateAt, saleSteps } from './saleSteps.ts'

const sale = { unlockTime: 1_000, buyer: 'TBuyer' } as const

test.each([
  ['waiting', 'TBuyer', 999, ['cancel']],
  ['waiting', 'TSeller', 999, []],
  ['waiting', 'TBuyer', 1_000, ['settle', 'cancel']],
  ['waiting', 'TSeller', 1_000, ['settle']],
  // The seller left the stake before its end.
  ['ready', 'TBuyer', 10, ['settle', 'cancel']],
  ['broken', 'TBuyer', 10, ['refund']],
  ['broken', 'TSeller', 2_000, ['refund']],
  ['settled', 'TBuyer', 2_000, []],
  ['cancelled', 'TBuyer', 10, []],
] as const)('%s, seen by %s at %i: %o', (state, reader, now, steps) => {
  expect(saleSteps({ ...sale, state }, reader, now)).toEqual(steps)
})

test('time makes a waiting sale ready, and changes nothing else', () => {
  expect(saleStateAt({ ...sale, state: 'waiting' }, 999)).toBe('waiting')
  expect(saleStateAt({ ...sale, state: 'waiting' }, 1_000)).toBe('ready')
  expect(saleStateAt({ ...sale, state: 'broken' }, 1_000)).toBe('broken')
})
