import { leafHash } from '#features/earnings/merkle.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { reckon } from './reckon.ts'
import { toldOf } from './testing/toldOf.ts'
import type { Told } from './told.ts'

const alice = '0a'.repeat(20)
const account = addressFromHex(alice)

/** Of which alice, V1, is owed 1 %. */
const fee = (block: number, sun: bigint): Told => {
  const nothing = { amount1: 0n, level2: zeroAddress, amount2: 0n, poolAmount: 0n }
  return toldOf('FeeSplitter.FeeSplit', block, { fee: sun, level1: account, ...nothing })
}
/** An epoch that says she has earned so much, accepted. */
const accepted = (epoch: bigint, block: number, cumulative: bigint): Told[] => {
  const root = leafHash(alice, '', cumulative)
  const upToBlock = BigInt(block - 1)
  const list = { tokens: [zeroAddress], totals: [cumulative] }
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
  const { ledger, epochs } = reckon(told, () => 1, 'tes')
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
