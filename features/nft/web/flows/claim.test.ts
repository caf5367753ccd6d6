import { expect, test } from 'vitest'

import { claimedIds } from './claim.tsx'

test('the cards of a claim are read from the call that is signed', () => {
  expect(claimedIds(['[7001,"1"]'])).toEqual([7001, 1])
  expect(claimedIds(['[]'])).toEqual([])
  expect(claimedIds([])).toEqual([])
})
