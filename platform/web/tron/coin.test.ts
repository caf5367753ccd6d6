import { addressFromHex } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { readCoin } from './coin.ts'
import type { ContractReader } from './contract.ts'

const coin = addressFromHex('77'.padStart(40, '0'))
const found = (symbol: string, decimals: number) =>
  readCoin(coin, (async ({ functionName }: { functionName: string }) =>
    functionName === 'symbol' ? symbol : decimals) as ContractReader)

test('a coin that the deployment does not name is shown with its own symbol, its decimals and its address', async () => {
  const shown = await found('TES/USDT', 18)
  expect(shown.decimals).toBe(18)
  expect(shown.symbol).toMatch(/^TES\/USDT T\w+…\w{4}$/)
})

test('a symbol is cut between characters, without what turns the direction of writing', async () => {
  expect((await found('x'.repeat(10_000), 6)).name).toHaveLength(24)
  expect((await found('\u202ETDSU\u0000', 6)).name).toBe('TDSU')
  expect(Array.from((await found('𝕏'.repeat(30), 6)).name)).toEqual(Array.from('𝕏'.repeat(24)))
})

test('decimals that no amount can be read with are refused', async () => {
  await expect(found('A', 77)).rejects.toThrow('77 decimals')
})
