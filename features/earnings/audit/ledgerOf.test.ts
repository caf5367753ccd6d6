import { epochOf } from '#features/earnings/epoch.ts'
import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import type { ChainEvent } from '#tools/audit/chainEvents.ts'
import { eventOf } from '#tools/audit/testing/eventOf.ts'
import { expect, test } from 'vitest'

import { ledgerOf } from './ledgerOf.ts'

const alice = '0a'.repeat(20)
const account = addressFromHex(alice)
const place = { chainId: '0x1', distributor: addressFromHex('07'.repeat(20)) }

/** Of which alice, V1, is owed 1 %. */
const fee = (block: number, sun: bigint): ChainEvent => {
  const nothing = { amount1: 0n, level2: zeroAddress, amount2: 0n, poolAmount: 0n }
  return eventOf('FeeSplitter.FeeSplit', block, { fee: sun, level1: account, ...nothing })
}
/** An epoch that promises her so much, accepted in the block after the one it reads up to. */
const accepted = (
  epoch: bigint,
  block: number,
  amount: bigint,
  { total = amount, hash = '' } = {},
): ChainEvent[] => {
  const leaves = [{ account, token: zeroAddress, amount }]
  const { root, dataHash } = epochOf({ ...place, upToBlock: block - 1, leaves })
  const upToBlock = BigInt(block - 1)
  const list = { dataHash: hash || dataHash, tokens: [zeroAddress], totals: [total] }
  return [
    eventOf('RewardDistributor.EpochPosted', block, { epoch, root, upToBlock, ...list }),
    eventOf('RewardDistributor.EpochAccepted', block, { epoch, root, upToBlock }),
  ]
}
const claimed = (block: number, epoch: bigint, amount: bigint): ChainEvent =>
  eventOf('RewardDistributor.RewardClaimed', block, {
    epoch,
    account,
    token: zeroAddress,
    index: 0n,
    amount,
  })

const bonusOf = (events: readonly ChainEvent[]) => {
  const { ledger, epochs } = ledgerOf({ events, audits: [] }, () => 1, {
    ...place,
    tes: 'tes',
    listed: [],
  })
  const sum = (kind: string) =>
    ledger.sumOf(account, { book: 'RewardDistributor', kind, coin: zeroAddress })
  const ours = epochs.tables()[0]!.rows.map(({ matches }) => matches)
  return { credited: sum('bonus').credited, paid: sum('claim').debited, ours }
}

test('an epoch of the fees has what they give beyond a claim of one that does not match', () => {
  const first = [...accepted(1n, 3, 10n), claimed(4, 1n, 10n)]
  expect(bonusOf(first)).toEqual({ credited: 10n, paid: 10n, ours: [false] })
  const then = [fee(4, 1_500n), ...accepted(2n, 6, 5n)]
  expect(bonusOf([...first, ...then])).toEqual({ credited: 15n, paid: 10n, ours: [false, true] })
})

test('a claim in a later block than an epoch reads counts for the next one', () => {
  const events = [fee(2, 1_000n), ...accepted(1n, 3, 4n), claimed(7, 1n, 4n)]
  const next = accepted(2n, 7, 10n)
  expect(bonusOf([...events, ...next])).toMatchObject({ credited: 14n, ours: [false, true] })
  expect(bonusOf([...events, ...next, fee(8, 500n), ...accepted(3n, 9, 1n)])).toEqual({
    credited: 15n,
    paid: 4n,
    ours: [false, true, true],
  })
})

test('a claim of an epoch that does not match is credited beside one of the fees', () => {
  const first = [fee(2, 1_000n), ...accepted(1n, 4, 10n)]
  expect(bonusOf(first)).toEqual({ credited: 10n, paid: 0n, ours: [true] })
  const then = [...accepted(2n, 6, 15n), claimed(9, 2n, 15n), claimed(9, 1n, 10n)]
  expect(bonusOf([...first, ...then])).toEqual({ credited: 25n, paid: 25n, ours: [true, false] })
})

test('an epoch of the fees has no other total', () => {
  const first = [fee(2, 1_000n), ...accepted(1n, 4, 40n)]
  const of = (total: bigint) => [...first, ...accepted(2n, 6, 10n, { total })]
  expect(bonusOf(of(10n))).toEqual({ credited: 10n, paid: 0n, ours: [false, true] })
  expect(bonusOf(of(11n)).ours).toEqual([false, false])
  expect(bonusOf(of(40n)).ours).toEqual([false, false])
})

test('an epoch has its own amounts: what one before it holds is not in it', () => {
  const events = [fee(2, 1_000n), ...accepted(1n, 4, 10n), fee(5, 500n)]
  expect(bonusOf([...events, ...accepted(2n, 6, 5n)])).toMatchObject({
    credited: 15n,
    ours: [true, true],
  })
  expect(bonusOf([...events, ...accepted(2n, 6, 15n)])).toMatchObject({
    credited: 10n,
    ours: [true, false],
  })
})

test('an epoch with the hash of another file is not of the fees', () => {
  const events = [fee(2, 1_000n), ...accepted(1n, 4, 10n, { hash: `0x${'11'.repeat(32)}` })]
  expect(bonusOf(events)).toEqual({ credited: 0n, paid: 0n, ours: [false] })
})
