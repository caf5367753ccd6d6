import { expect, test } from 'vitest'

import { nextAction } from './nextAction.ts'

const free = { owner: 'A', pledgeTime: null, itemUnlockTime: null, reward: '0', paid: '0' }
const staked = { owner: 'A', pledgeTime: 100, itemUnlockTime: 200, reward: '1000', paid: '0' }

test('only the owner acts on a card', () => {
  expect(nextAction(free, null, 150)).toBe('visit')
  expect(nextAction(staked, 'B', 150)).toBe('visit')
})

test('a free card may be staked', () => {
  expect(nextAction(free, 'A', 150)).toBe('pledge')
})

test('a running stake is claimed once something is earned', () => {
  expect(nextAction(staked, 'A', 100)).toBe('wait')
  expect(nextAction(staked, 'A', 150)).toBe('claim')
  expect(nextAction({ ...staked, paid: '500' }, 'A', 150)).toBe('wait')
})

test('a stake is removed from its unlock time on', () => {
  expect(nextAction(staked, 'A', 199)).toBe('claim')
  expect(nextAction(staked, 'A', 200)).toBe('remove')
})
