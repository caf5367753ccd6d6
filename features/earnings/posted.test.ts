import { type Address, addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { epochOf } from './epoch.ts'
import { type Accepted, type Posted, isPostedAs, toPost } from './posted.ts'

const account = addressFromHex('01'.repeat(20))
const coin = addressFromHex('02'.repeat(20))
const place = { chainId: '0x1', distributor: addressFromHex('07'.repeat(20)), upToBlock: 9 }
const own = epochOf({ ...place, leaves: [{ account, token: zeroAddress, cumulative: 5n }] })
const nothing = epochOf({ ...place, leaves: [] })
const before =
  (sun: bigint): Accepted =>
  (token: Address) =>
    token === zeroAddress ? sun : 0n
const right: Posted = {
  root: own.root,
  dataHash: own.dataHash,
  tokens: [zeroAddress],
  totals: [5n],
}

test('a total is what was earned, and what was accepted where that is more', () => {
  expect(toPost(own, before(4n))).toEqual(right)
  expect(toPost(own, before(8n))).toEqual({ ...right, totals: [8n] })
  expect(toPost(nothing, before(8n))).toMatchObject({ tokens: [], totals: [] })
})

test.each([
  ['what was earned', right, 0n, true],
  ['a total that stays what was accepted', { ...right, totals: [8n] }, 8n, true],
  ['a total below what was earned', { ...right, totals: [4n] }, 0n, false],
  ['a total above both', { ...right, totals: [9n] }, 8n, false],
  ['a total above what was earned', { ...right, totals: [6n] }, 0n, false],
  ['another root', { ...right, root: own.dataHash }, 0n, false],
  ['another file', { ...right, dataHash: own.root }, 0n, false],
  ['no token', { ...right, tokens: [], totals: [] }, 0n, false],
  ['a token more', { ...right, tokens: [zeroAddress, coin], totals: [5n, 0n] }, 0n, false],
] as const)('of an epoch: %s', (_, posted, accepted, passes) => {
  expect(isPostedAs(posted, own, before(accepted))).toBe(passes)
})

test('where nothing was earned the coin of the chain may be named, with nothing', () => {
  const none = { root: nothing.root, dataHash: nothing.dataHash, tokens: [], totals: [] }
  expect(isPostedAs(none, nothing, before(0n))).toBe(true)
  expect(isPostedAs({ ...none, tokens: [zeroAddress], totals: [0n] }, nothing, before(0n))).toBe(
    true,
  )
  expect(isPostedAs({ ...none, tokens: [coin], totals: [0n] }, nothing, before(0n))).toBe(false)
})
