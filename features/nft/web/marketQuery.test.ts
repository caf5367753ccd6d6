import { expect, test } from 'vitest'

import { readMarketQuery, writeMarketQuery } from './marketQuery.ts'

const read = (text: string) => readMarketQuery(new URLSearchParams(text))
const usual = { sort: 'default', level: '', state: '', tokenId: '' } as const

test('without parameters the market is as usual', () => {
  expect(read('')).toEqual(usual)
  expect(writeMarketQuery(usual)).toEqual({})
})

test('chosen values are read back', () => {
  const query = { sort: 'cheap', level: '3', state: 'staked', tokenId: '418' } as const
  expect(writeMarketQuery(query)).toEqual(query)
  expect(read(new URLSearchParams(writeMarketQuery(query)).toString())).toEqual(query)
})

test('each state of a card is one to filter by', () => {
  for (const state of ['onSale', 'held', 'staked', 'frozen']) {
    expect(read(`state=${state}`)).toEqual({ ...usual, state })
  }
})

test('what makes no sense falls away', () => {
  expect(read('sort=best&level=-1&state=burnt&tokenId=7%20OR%201')).toEqual(usual)
  expect(read('tokenId=0&level=1e3')).toEqual(usual)
})
