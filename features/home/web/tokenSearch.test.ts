import { expect, test } from 'vitest'

import { searchTokens } from './tokenSearch.ts'

const tes = { symbol: 'TES', name: 'Tessera', address: 'TAbc' }
const trx = { symbol: 'TRX', name: 'TRON', address: null }
const usdt = { symbol: 'USDT', name: 'Tether USD', address: 'TXyz' }
const all = [tes, trx, usdt]

test('an empty search finds all, in their order', () => {
  expect(searchTokens(all, '  ')).toEqual(all)
})

test('a name, a symbol or an address finds its token, in any case', () => {
  expect(searchTokens(all, 'tron')).toEqual([trx])
  expect(searchTokens(all, 'usd')).toEqual([usdt])
  expect(searchTokens(all, 'TXYZ')).toEqual([usdt])
  expect(searchTokens(all, 'btc')).toEqual([])
})

test('a symbol that begins with the search comes before a name that holds it', () => {
  expect(searchTokens([usdt, tes], 'te')).toEqual([tes, usdt])
})
