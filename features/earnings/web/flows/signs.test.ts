import { someone } from '#platform/web/flow/testing/signs.ts'
import { expect, test } from 'vitest'

import { claimBonusFlow } from './claimBonus.tsx'
import { claimFeesFlow } from './claimFees.tsx'

test('a claim of fee shares has nothing that is left to the server', () => {
  expect(claimFeesFlow.signs.args({}, {}, someone)).toEqual([])
})

test('a claim of bonuses pays the signer', () => {
  expect(claimBonusFlow.signs.args({}, {}, someone)).toEqual([
    someone,
    null,
    null,
    null,
    null,
    null,
  ])
})
