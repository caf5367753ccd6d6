import { expect, test } from 'vitest'

import { zeroAddress } from '#platform/std/address.ts'

import { claimedHere, claimsOf, sumsByCoin } from './claims.ts'

const tes = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const coins = [
  { symbol: 'TRX', address: null },
  { symbol: 'TES', address: tes },
]
const fees = { symbol: 'TRX', decimals: 6, amount: '10' }
const rewards = { symbol: 'TES', decimals: 18, amount: '1' }
const list = [fees, rewards, { ...rewards, amount: '2' }]

test('without a coin everything is claimed here, with one what is paid in it', () => {
  expect([null, ''].map((token) => claimedHere(list, token, coins))).toEqual([list, list])
  for (const token of ['TRX', 'trx', zeroAddress]) {
    expect(claimedHere(list, token, coins)).toEqual([fees])
  }
  expect(claimedHere(list, tes, coins)).toEqual(list.slice(1))
})

test.each(['USDT', tes.toLowerCase(), 'TR'])('%j names nothing', (token) => {
  expect(claimedHere(list, token, coins)).toEqual([])
})

test('amounts of a coin are added, each coin by itself', () => {
  expect(sumsByCoin(list)).toEqual([
    { symbol: 'TRX', decimals: 6, units: 10n },
    { symbol: 'TES', decimals: 18, units: 3n },
  ])
})

test('a failed claim is not pending, and neither is another action', () => {
  const item = (kind: string, tone: 'lapis' | 'terra' | 'verdigris') => ({ kind, tone })
  const coming = [item('earnings.claimFees', 'lapis'), item('lp.claim', 'lapis')]
  const failed = item('earnings.claimBonus', 'terra')
  expect(
    claimsOf([
      ...coming,
      failed,
      item('earnings.claimFees', 'verdigris'),
      item('nft.buy', 'lapis'),
      item('nft.buy', 'terra'),
    ]),
  ).toEqual({ onTheWay: coming, failed: [failed] })
})
