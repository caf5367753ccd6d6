import { expect, test } from 'vitest'

import type { Address } from '#platform/std/address.ts'

import type { Claimable } from '../shapes.ts'
import { claimedHere, claimsOf } from './claims.ts'

const address = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address
const coin = { symbol: 'TRX', address, decimals: 6 }
const list: Claimable[] = [
  { from: 'fees', coin, amount: '0', rest: '0' },
  { from: 'bonus', coin, amount: '1', rest: '0' },
]

test.each([null, '', 'TRX', 'trx', address])('%j names what is claimed here', (token) => {
  expect(claimedHere(list, token)).toEqual(list)
})

test.each(['TES', 'USDT', address.toLowerCase(), 'TR'])('%j names nothing', (token) => {
  expect(claimedHere(list, token)).toEqual([])
})

test('a claim that failed is not on its way, and what is no claim is neither', () => {
  const item = (kind: string, tone: 'lapis' | 'terra' | 'verdigris') => ({ kind, tone })
  const coming = item('earnings.claimFees', 'lapis')
  const failed = item('earnings.claimBonus', 'terra')
  expect(
    claimsOf([
      coming,
      failed,
      item('earnings.claimFees', 'verdigris'),
      item('nft.buy', 'lapis'),
      item('nft.buy', 'terra'),
    ]),
  ).toEqual({ onTheWay: [coming], failed: [failed] })
})
