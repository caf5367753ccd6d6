import {
  averaged,
  created,
  emitted,
  pledgedBy,
  pool,
  worthsOf,
} from '#features/team/audit/testing/pledged.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { lpAudit } from './audit.ts'

const sync = (reserve0: bigint, reserve1: bigint) =>
  emitted('Pair.Sync', { reserve0, reserve1 }, pool)
const minted = (value: bigint) =>
  emitted('Pair.Transfer', { from: zeroAddress, to: 'anyone', value }, pool)
const burnt = (value: bigint) =>
  emitted('Pair.Transfer', { from: pool, to: zeroAddress, value }, pool)
const shares = (name: string, amount: bigint) =>
  emitted(`LpStaking.${name}`, { pool, account: 'alice', amount })

// At 4 for one the sides of 1,600 and 100, whose product is 160,000, would be 800 and 200.
const filled = [created, minted(150n), burnt(50n), sync(1_600n, 100n), averaged(4n)]

test('shares are worth their part of the product at the average price', () => {
  expect(worthsOf(lpAudit, ...filled, shares('Staked', 10n))).toEqual([40n])
})

test('a part takes its part away, rounded down, and leaving the rest', () => {
  const all = [shares('Staked', 10n), shares('Withdrawn', 3n), sync(9n, 9n), shares('Exited', 7n)]
  expect(worthsOf(lpAudit, ...filled, ...all)).toEqual([40n, -12n, -28n])
  const { pledges, held } = pledgedBy(lpAudit, ...filled, ...all)
  expect([...pledges]).toEqual([])
  expect([...held]).toEqual([['pool alice', 0n]])
})

test('shares of a pool older than the first indexed event count nothing', () => {
  const started = emitted('TwapOracle.Started', { pair: pool })
  const all = [started, minted(100n), sync(100n, 1_600n), averaged(4n), shares('Staked', 10n)]
  expect(worthsOf(lpAudit, ...all)).toEqual([])
})
