import { zeroAddress } from '#platform/std/address.ts'
import { describe, expect, test } from 'vitest'

import { stakesOf } from './stakes.ts'
import { toldOf } from './testing/toldOf.ts'
import type { Told } from './told.ts'

const coins = { usdt: 'usdt', trx: 'trx' }
const pool = 'pool'

const told = (event: string, args: Told['args'], at = '') => toldOf(event, 1, args, at)
const created = told('PairFactory.PairCreated', { token0: 'tes', token1: 'usdt', pair: pool })
const averaged = (units: bigint, pair = pool) =>
  told('TwapOracle.Averaged', { pair, price: units << 112n, time: 1n })
const sync = (reserve0: bigint, reserve1: bigint) => told('Pair.Sync', { reserve0, reserve1 }, pool)
const minted = (value: bigint) =>
  told('Pair.Transfer', { from: zeroAddress, to: 'somebody', value }, pool)
const burnt = (value: bigint) => told('Pair.Transfer', { from: pool, to: zeroAddress, value }, pool)
const termed = (id: bigint, coin: string, amount: bigint) =>
  told('TermStaking.Pledged', { id, owner: 'alice', coin, amount })
const shares = (name: string, amount: bigint) =>
  told(`LpStaking.${name}`, { pool, account: 'alice', amount })

const changesOf = (...all: Told[]) =>
  stakesOf(all, coins).changes.map(({ kind, worth }) => (kind === 'added' ? worth : -worth))

describe('a card', () => {
  const bought = told('Cards.Bought', { tokenId: 7n, usdtPrice: 500n })
  const pledged = told('Cards.Pledged', { owner: 'alice', tokenId: 7n })

  test.each(['Unlocked', 'Exited'])('is worth its price until it is %s', (name) => {
    const ended = told(`Cards.${name}`, { tokenId: 7n })
    expect(changesOf(bought, pledged, ended)).toEqual([500n, -500n])
  })
})

describe('a coin', () => {
  test('USDT is worth itself, a coin without an average nothing', () => {
    expect(changesOf(created, termed(1n, 'usdt', 70n), termed(2n, 'tes', 70n))).toEqual([70n])
  })

  test('by the last average before it was staked, until it ends', () => {
    const ended = told('TermStaking.Renewed', { id: 1n })
    const all = [averaged(4n), averaged(20n), termed(1n, 'tes', 100n), averaged(5n), ended]
    expect(changesOf(created, ...all)).toEqual([5n, -5n])
  })

  test('the pool that the oracle alone tells of is that of TRX', () => {
    const started = told('TwapOracle.Started', { pair: 'older' })
    expect(changesOf(started, averaged(2n, 'older'), termed(1n, 'trx', 9n))).toEqual([4n])
  })
})

describe('shares of a pool', () => {
  // At 4 for one the sides of 1,600 and 100, whose product is 160,000, would be 800 and 200.
  const filled = [created, minted(150n), burnt(50n), sync(1_600n, 100n), averaged(4n)]

  test('what the product would be at the average, of all shares', () => {
    expect(changesOf(...filled, shares('Staked', 10n))).toEqual([40n])
  })

  test('a part takes its part away, rounded down, and leaving the rest', () => {
    const all = [shares('Staked', 10n), shares('Withdrawn', 3n), sync(9n, 9n), shares('Exited', 7n)]
    expect(changesOf(...filled, ...all)).toEqual([40n, -12n, -28n])
    const { pledges, shares: left } = stakesOf([...filled, ...all], coins)
    expect([...pledges]).toEqual([])
    expect([...left]).toEqual([['pool alice', 0n]])
  })

  test('of a pool whose beginning nobody told they count nothing', () => {
    const started = told('TwapOracle.Started', { pair: pool })
    const all = [started, minted(100n), sync(100n, 1_600n), averaged(4n), shares('Staked', 10n)]
    expect(changesOf(...all)).toEqual([])
  })
})
