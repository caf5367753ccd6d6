import { addressFromHex, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import type { DaoCall } from '../calls.ts'
import { type Around, effectsOf } from './effects.ts'

const to = addressFromHex('7a'.repeat(20))
const pay = (amount: bigint): DaoCall => ({ kind: 'pay', coin: zeroAddress, to, amount })
const fee = (sun: bigint): DaoCall => ({ kind: 'fee', fee: sun })
/** 1,000 in the pool, of which 100 may be paid. */
const around: Around = {
  fee: 50n,
  enabled: true,
  pools: new Map([[zeroAddress, { amount: 1_000n, payable: 100n }]]),
}
const of = (...calls: DaoCall[]) => {
  const { effects, against } = effectsOf(calls, around)
  return {
    effects: effects.map(({ before, after }) => [before, after]),
    against: against.map(({ what, missing, call }) => [what, missing, call]),
  }
}

test('each call begins where the earlier ones end', () => {
  expect(of(pay(60n), fee(30n), { kind: 'disable' }, pay(40n), fee(20n))).toEqual({
    effects: [
      [1_000n, 940n],
      [50n, 30n],
      [1n, 0n],
      [940n, 900n],
      [30n, 20n],
    ],
    against: [],
  })
})

test('payments together are above the limit, or above the pool', () => {
  expect(of(pay(60n), pay(41n), pay(1_000n))).toEqual({
    effects: [
      [1_000n, 940n],
      [940n, 899n],
      [899n, 0n],
    ],
    against: [
      ['limit', '1', 1],
      ['pool', '101', 2],
    ],
  })
})

test('a fee that is as low already stands against its call', () => {
  expect(of(fee(30n), fee(30n))).toEqual({
    effects: [
      [50n, 30n],
      [30n, 30n],
    ],
    against: [['fee', null, 1]],
  })
})

test('what is not known is not made up', () => {
  const silent = { fee: null, enabled: null, pools: new Map([[zeroAddress, null]]) }
  const { effects, against } = effectsOf([pay(1n), fee(1n), { kind: 'disable' }], silent)
  expect(against).toEqual([])
  expect(effects).toEqual([
    { before: null, after: null },
    { before: null, after: null },
    { before: null, after: null },
  ])
})
