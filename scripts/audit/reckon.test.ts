import { epochOf } from '#features/earnings/epoch.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { reckon } from './reckon.ts'
import { toldOf } from './testing/toldOf.ts'
import type { Told } from './told.ts'

const alice = '0a'.repeat(20)
const account = addressFromHex(alice)
const place = { chainId: '0x1', distributor: addressFromHex('07'.repeat(20)) }

/** Of which alice, V1, is owed 1 %. */
const fee = (block: number, sun: bigint): Told => {
  const nothing = { amount1: 0n, level2: zeroAddress, amount2: 0n, poolAmount: 0n }
  return toldOf('FeeSplitter.FeeSplit', block, { fee: sun, level1: account, ...nothing })
}
/** An epoch that says she has earned so much, accepted. */
const accepted = (
  epoch: bigint,
  block: number,
  cumulative: bigint,
  { total = cumulative, hash = '' } = {},
): Told[] => {
  const leaves = [{ account, token: zeroAddress, cumulative }]
  const { root, dataHash } = epochOf({ ...place, upToBlock: block - 1, leaves })
  const upToBlock = BigInt(block - 1)
  const list = { dataHash: hash || dataHash, tokens: [zeroAddress], totals: [total] }
  return [
    toldOf('RewardDistributor.EpochPosted', block, { epoch, root, upToBlock, ...list }),
    toldOf('RewardDistributor.EpochAccepted', block, { epoch, root, upToBlock }),
  ]
}
const claimed = (epoch: bigint, amount: bigint, cumulative: bigint): Told =>
  toldOf('RewardDistributor.RewardClaimed', 9, {
    epoch,
    account,
    token: zeroAddress,
    amount,
    cumulative,
  })

const bonusOf = (told: readonly Told[]) => {
  const { ledger, epochs } = reckon(told, () => 1, { ...place, tes: 'tes' })
  const sum = (kind: string) =>
    ledger.sumOf(account, { book: 'RewardDistributor', kind, coin: zeroAddress })
  const ours = epochs.tables()[0]!.rows.map(({ matches }) => matches)
  return { credited: sum('bonus').credited, paid: sum('claim').debited, ours }
}

test('an epoch of the fees adds what one that was claimed of did not say', () => {
  const first = [...accepted(1n, 3, 10n), claimed(1n, 10n, 10n)]
  expect(bonusOf(first)).toEqual({ credited: 10n, paid: 10n, ours: [false] })
  const then = [fee(4, 1_500n), ...accepted(2n, 6, 15n)]
  expect(bonusOf([...first, ...then])).toEqual({ credited: 15n, paid: 10n, ours: [false, true] })
})

test('a claim of another epoch adds what one of the fees did not say', () => {
  const first = [fee(2, 1_000n), ...accepted(1n, 4, 10n)]
  expect(bonusOf(first)).toEqual({ credited: 10n, paid: 0n, ours: [true] })
  const then = [...accepted(2n, 6, 15n), claimed(2n, 15n, 15n)]
  expect(bonusOf([...first, ...then])).toEqual({ credited: 15n, paid: 15n, ours: [true, false] })
})

test('an older leaf that is claimed adds nothing', () => {
  const told = [fee(2, 1_000n), ...accepted(1n, 4, 10n), ...accepted(2n, 6, 5n)]
  expect(bonusOf([...told, claimed(2n, 5n, 5n)])).toMatchObject({ credited: 10n, paid: 5n })
})

test('an epoch of the fees may have the total that was accepted before it, and no higher one', () => {
  const first = [fee(2, 1_000n), ...accepted(1n, 4, 40n)]
  const of = (total: bigint) => [...first, ...accepted(2n, 6, 10n, { total })]
  expect(bonusOf(of(40n))).toEqual({ credited: 10n, paid: 0n, ours: [false, true] })
  expect(bonusOf(of(41n)).ours).toEqual([false, false])
  expect(bonusOf(of(10n)).ours).toEqual([false, false])
})

test('an epoch with the hash of another file is not of the fees', () => {
  const told = [fee(2, 1_000n), ...accepted(1n, 4, 10n, { hash: `0x${'11'.repeat(32)}` })]
  expect(bonusOf(told)).toEqual({ credited: 0n, paid: 0n, ours: [false] })
})
