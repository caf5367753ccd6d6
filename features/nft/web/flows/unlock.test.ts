import { expect, test } from 'vitest'

import { unlockFlow } from './unlock.tsx'

const nextAfter = (credited: string | null) =>
  unlockFlow
    .next({
      subject: { tokenId: '17' },
      ticket: null,
      emitted: (name) => (name === 'Unlocked' && credited !== null ? { credited } : null),
    })
    .map(({ text }) => text.en)

test('a claim is offered after the end of a stake only where something was credited', () => {
  expect(nextAfter('1500')).toEqual(['Claim reward', 'Stake it again'])
  expect(nextAfter('0')).toEqual(['Stake it again'])
})
