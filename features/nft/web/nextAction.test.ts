import { expect, test } from 'vitest'

import { isListed, nextAction } from './nextAction.ts'

const listing = { number: 1, coin: 'USDT', price: '5', worth: '5', expiry: 300 }
const free = {
  owner: 'A',
  state: 'held' as const,
  stakedAt: null,
  itemUnlockTime: null,
  reward: '0',
  paid: '0',
  listing: null,
}
const staked = { ...free, stakedAt: 100, itemUnlockTime: 200, reward: '1000' }

test("another's card is bought where it is for sale, and offered for where it is not", () => {
  expect(nextAction(free, null, 150)).toBe('offer')
  expect(nextAction(staked, 'B', 150)).toBe('offer')
  expect(nextAction({ ...free, listing }, null, 150)).toBe('buy')
  expect(nextAction({ ...staked, listing }, 'B', 150)).toBe('buy')
})

test('a card in an urn is drawn, and takes no offers', () => {
  expect(nextAction({ ...free, state: 'inUrn' }, null, 150)).toBe('draw')
  expect(nextAction({ ...free, state: 'inUrn' }, 'B', 150)).toBe('draw')
})

test('a listing that has expired sells nothing', () => {
  expect(isListed({ listing }, 299)).toBe(true)
  expect(isListed({ listing }, 300)).toBe(false)
  expect(nextAction({ ...free, listing }, 'B', 300)).toBe('offer')
  expect(nextAction({ ...free, listing }, 'A', 300)).toBe('pledge')
})

test('a free card may be staked, one that is for sale gets another price', () => {
  expect(nextAction(free, 'A', 150)).toBe('pledge')
  expect(nextAction({ ...free, listing }, 'A', 150)).toBe('change')
})

test('a running stake is claimed once something is earned, for sale or not', () => {
  expect(nextAction(staked, 'A', 100)).toBe('wait')
  expect(nextAction(staked, 'A', 150)).toBe('claim')
  expect(nextAction({ ...staked, listing }, 'A', 150)).toBe('claim')
  expect(nextAction({ ...staked, paid: '500' }, 'A', 150)).toBe('wait')
})

test('a stake is removed from its unlock time on', () => {
  expect(nextAction(staked, 'A', 199)).toBe('claim')
  expect(nextAction(staked, 'A', 200)).toBe('remove')
})
