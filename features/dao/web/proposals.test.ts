import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { describe, expect, test } from 'vitest'

import type { DaoCoin, ProposalState } from '../shapes.ts'
import {
  amountOf,
  coinNamed,
  coinsOf,
  daoPath,
  markOf,
  partOf,
  plannedCall,
  shownCall,
  shownOf,
  stateNow,
} from './proposals.ts'

const at = (digit: string) => addressFromHex(`0x${digit.repeat(40)}`)
const [usdtAt, tesAt, carol] = [at('1'), at('2'), at('3')]
const usdt: DaoCoin = {
  address: usdtAt,
  symbol: 'USDT',
  decimals: 6,
  contract: 'Usdt',
  looksLike: null,
}
const coins = coinsOf({ Usdt: usdtAt, Tes: tesAt })

describe('the state of this second', () => {
  const times = { start: 1_000, end: 2_000, eta: null }
  const states = (state: ProposalState, ...seconds: readonly number[]) =>
    seconds.map((now) => stateNow({ ...times, state }, now))

  test('a vote lasts from the second after its start to its end; then it is counted', () => {
    const all = ['pending', 'active', 'active', 'counting']
    expect(states('pending', 1_000, 1_001, 2_000, 2_001)).toEqual(all)
    expect(states('active', 1_001, 2_000, 2_001)).toEqual(['active', 'active', 'counting'])
  })

  test('what waits can be executed from its second on', () => {
    const queued = { ...times, state: 'queued', eta: 3_000 } as const
    expect([2_999, 3_000].map((now) => stateNow(queued, now))).toEqual(['queued', 'ready'])
    expect(states('queued', 9_000)).toEqual(['queued'])
  })

  test('time changes nothing of a proposal that has ended, or that a call moves on', () => {
    for (const state of ['defeated', 'succeeded', 'ready', 'executed', 'canceled'] as const) {
      expect(states(state, 0, 1_500, 9_000)).toEqual([state, state, state])
    }
  })
})

describe('calls', () => {
  const none = { coin: null, to: null, amount: null }

  test('as the server decoded them', () => {
    const call = `pay(${usdtAt},${carol},5000000)`
    const pay = { kind: 'pay', call, coin: usdt, to: carol, amount: '5000000' } as const
    expect(shownCall(pay)).toEqual({ kind: 'pay', coin: usdt, to: carol, amount: 5_000_000n })
    const fee = { ...none, kind: 'fee', call: 'setCreationFee(30000000)' } as const
    expect(shownCall({ ...fee, before: '40000000' })).toEqual({
      kind: 'fee',
      fee: 30_000_000n,
      before: 40_000_000n,
    })
    for (const unknown of [{ before: null }, {}]) {
      const shown = shownCall({ ...fee, ...unknown })
      expect(shown).toEqual({ kind: 'fee', fee: 30_000_000n, before: null })
    }
    expect(shownCall({ ...none, kind: 'disable', call: 'setEnabled(false)' })).toEqual({
      kind: 'disable',
    })
  })

  test('that are planned: a coin of the pool by its symbol, another one without decimals', () => {
    const pay = { kind: 'pay', coin: usdtAt, to: carol, amount: 7n } as const
    const coin = { ...usdt, contract: null }
    expect(plannedCall(pay, coins)).toEqual({ ...pay, coin })
    expect(plannedCall({ ...pay, coin: zeroAddress }, coins)).toEqual({
      ...pay,
      coin: { ...coin, address: zeroAddress, symbol: 'TRX' },
    })
    expect(plannedCall({ ...pay, coin: carol }, coins)).toEqual({
      ...pay,
      coin: { ...coin, address: carol, symbol: '?', decimals: null },
    })
    expect(plannedCall({ kind: 'fee', fee: 3n }, coins)).toEqual({
      kind: 'fee',
      fee: 3n,
      before: null,
    })
    expect(plannedCall({ kind: 'disable' }, coins)).toEqual({ kind: 'disable' })
  })
})

test('coins by symbol: the chain’s own is the zero address, an unknown one has no decimals', () => {
  expect(coins).toEqual({ TRX: zeroAddress, USDT: usdtAt, TES: tesAt })
  expect(coinsOf({})).toEqual({ TRX: zeroAddress, USDT: '', TES: '' })
  expect(['TRX', 'USDT', 'TES', 'X'].map((one) => coinNamed(one).decimals)).toEqual([6, 6, 18, 0])
  expect(shownOf({ symbol: 'X', decimals: null })).toEqual({ symbol: 'X', decimals: 0 })
})

test('a look-alike is shown by a mark, never by the symbol that it took', () => {
  const other = { ...usdt, looksLike: { symbol: 'USDT', token: tesAt } }
  expect([markOf(usdt), markOf(other)]).toEqual(['USDT', '?'])
  expect([amountOf(1_500_000n, usdt), amountOf(1_500_000n, other)]).toEqual(['1.50 USDT', '1.50 ?'])
  expect(amountOf(15n, { ...usdt, decimals: null })).toBe('15.00 USDT')
})

test('parts are whole percent, rounded down; of no votes there is none', () => {
  // 1 / 3 = 33.3 %, 2 / 3 = 66.6 %, 199 / 200 = 99.5 %.
  expect([partOf(1n, 3n), partOf(2n, 3n), partOf(199n, 200n)]).toEqual([33, 66, 99])
  expect([partOf(0n, 0n), partOf(0n, 5n), partOf(5n, 5n)]).toEqual([0, 0, 100])
  // 4·10^29 of 10^30, beyond what a number counts exactly.
  expect(partOf(4n * 10n ** 29n, 10n ** 30n)).toBe(40)
})

test('a proposal is at an address of its own', () => {
  expect(daoPath('77')).toBe('/dao?proposalId=77')
})
