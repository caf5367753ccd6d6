import type { Call } from '#platform/server/call.ts'
import type { Holding } from '#platform/server/holding.ts'
import { parseAddress, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { portfolio } from './portfolio.ts'

const usdt = parseAddress('TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf')
// What the handler asks for; a price of USDT itself needs no pool.
const call = { app: { deployment: { address: () => usdt } } } as unknown as Call

const holding = (fields: Partial<Holding>): Holding => ({
  what: 'coins',
  part: 'wallet',
  symbol: 'USDT',
  decimals: 6,
  amount: 1n,
  valued: { coin: usdt },
  sources: [],
  ...fields,
})

test('what has no known worth is named and counts nowhere; what there is none of is left out', async () => {
  const all = [
    holding({ amount: 7_000_000n }),
    holding({ symbol: 'ABC/USDT', valued: { worth: null } }),
    holding({ symbol: 'Gold', part: 'cards', decimals: 0, valued: { worth: null } }),
    holding({ symbol: 'Gold', part: 'cards', decimals: 0, valued: { worth: null } }),
    holding({ symbol: 'NONE', amount: 0n, valued: { worth: null } }),
    holding({ part: 'claimable', amount: 5n, subject: { pool: zeroAddress } }),
  ]
  const reply = await portfolio([async () => all.slice(0, 2), async () => all.slice(2)])({}, call)
  expect(reply).toMatchObject({
    total: '7000005',
    wallet: '7000000',
    cards: '0',
    staked: '0',
    claimable: '5',
    unknown: ['ABC/USDT', 'Gold'],
  })
  expect(reply.list.map(({ symbol, worth }) => [symbol, worth])).toEqual([
    ['USDT', '7000000'],
    ['ABC/USDT', null],
    ['Gold', null],
    ['Gold', null],
    ['USDT', '5'],
  ])
  expect(reply.list.at(-1)?.subject).toEqual({ pool: zeroAddress })
})
