import { addressFromHex } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { type Debt, merged } from './debts.ts'

const [vault, other, coin] = ['1', '2', '3'].map((digit) => addressFromHex(digit.repeat(40)))
const debt = (amount: bigint | null, runwayDays: number | null, contract = vault!): Debt => ({
  what: 'stages',
  contract,
  coin: coin!,
  amount,
  runwayDays,
  sources: [],
})

test('what a contract owes of a coin is one debt, with the shortest runway', () => {
  expect(merged([debt(5n, 9), debt(7n, null), debt(1n, 4), debt(2n, null, other!)])).toEqual([
    debt(13n, 4),
    debt(2n, null, other!),
  ])
})

test('a debt of which a part is unknown is unknown', () => {
  expect(merged([debt(5n, null), debt(null, null)])).toEqual([debt(null, null)])
})
