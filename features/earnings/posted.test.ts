import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { epochOf } from './epoch.ts'
import { type Posted, isPostedAs, toPost } from './posted.ts'

const account = addressFromHex('01'.repeat(20))
const coin = addressFromHex('02'.repeat(20))
const place = { chainId: '0x1', distributor: addressFromHex('07'.repeat(20)), upToBlock: 9 }
const own = epochOf({
  ...place,
  leaves: [
    { account, token: coin, amount: 3n },
    { account, token: zeroAddress, amount: 5n },
  ],
})
const nothing = epochOf({ ...place, leaves: [] })
const right: Posted = {
  root: own.root,
  dataHash: own.dataHash,
  tokens: [zeroAddress, coin],
  totals: [5n, 3n],
}

test('an epoch is posted with the sum of its leaves of each token, in the order of tokens', () => {
  expect(toPost(own)).toEqual(right)
  expect(toPost(nothing)).toMatchObject({ tokens: [], totals: [] })
})

test.each([
  ['what it is', right, true],
  ['a lower total', { ...right, totals: [4n, 3n] }, false],
  ['a higher total', { ...right, totals: [6n, 3n] }, false],
  ['totals that change places', { ...right, totals: [3n, 5n] }, false],
  ['another root', { ...right, root: own.dataHash }, false],
  ['another file', { ...right, dataHash: own.root }, false],
  ['no token', { ...right, tokens: [], totals: [] }, false],
  ['a token less', { ...right, tokens: [zeroAddress], totals: [5n] }, false],
  ['a token more', { ...right, tokens: [zeroAddress, coin, account], totals: [5n, 3n, 0n] }, false],
] as const)('of an epoch: %s', (_, posted, passes) => {
  expect(isPostedAs(posted, own)).toBe(passes)
})

test('where nothing was earned it promises nothing', () => {
  const none = { root: nothing.root, dataHash: nothing.dataHash, tokens: [], totals: [] }
  expect(isPostedAs(none, nothing)).toBe(true)
  expect(isPostedAs({ ...none, tokens: [zeroAddress], totals: [0n] }, nothing)).toBe(false)
})
