import { type Address, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import type { OfferView } from '../../shapes.ts'
import { offerAtNode } from './atNode.ts'

const maker = 'TNQeftpYKy17VqLsHWKUaPy5P2YVbEiVbD' as Address
const other = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address
const otc = 'TBLQ8UeGXAjLsYf7EjdPHiNqnsDkQMMdAX'
const coin = (address: Address) => ({
  address,
  symbol: 'A',
  decimals: 6,
  contract: null,
  looksLike: null,
})
const offer: OfferView = {
  id: 7,
  order: 1,
  maker,
  taker: null,
  give: coin(other),
  giveAmount: '100',
  giveLeft: '100',
  want: coin(zeroAddress),
  wantLeft: '50',
  market: null,
  minLot: '1',
  expiry: 1_000,
  state: 'open',
  takes: 0,
  createdAt: 1,
  endedAt: null,
  txHash: '00'.repeat(32),
  final: true,
}
/** The contract answers so. */
const answer =
  ({ by = maker, to = zeroAddress, give = other, want = zeroAddress }) =>
  async () =>
    [by, to, give, 40n, want, 20n, 2n, 2_000n, 3n] as const

test('what can change is the contract’s own', async () => {
  expect(await offerAtNode(offer, otc, answer({}))).toEqual({
    giveLeft: '40',
    wantLeft: '20',
    minLot: '2',
    expiry: 2_000,
    order: 3,
  })
})

test.each([{ by: other }, { to: other }, { give: maker }, { want: maker }])(
  'another offer is none: %o',
  async (change) => {
    expect(await offerAtNode(offer, otc, answer(change))).toBeNull()
  },
)
