import { parseAddress, zeroAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { translate } from '../../translate.ts'
import type { Argument } from '../../tron/calldata.ts'
import { someone } from '../testing/signs.ts'
import { callRows, type CallFacts } from './callRows.ts'

const usdt = parseAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
const config: CallFacts['config'] = {
  contracts: { Cards: usdt },
  coins: [
    { symbol: 'TRX', name: 'TRON', address: null, decimals: 6 },
    { symbol: 'USDT', name: 'Tether USD', address: usdt, decimals: 6 },
  ],
}

function row(argument: Argument, units = {}, known = config) {
  const shown = { owner: someone, contract: usdt, args: [argument] }
  const flow = { signs: { meaning: {}, units } }
  const facts = { shown, flow, subject: {}, config: known, formats: { dateTime: String } }
  return callRows(facts as never, (...passed) => translate('en', ...passed))[0]
}

const number = (value: string): Argument => ({ name: 'n', type: 'uint256', value })
const address = (value: string): Argument => ({ name: 'a', type: 'address', value })

test('an address has its name where it is known', () => {
  expect(row(address(someone))?.human).toBe('Your wallet')
  expect(row(address(usdt))?.human).toBe('USDT')
  expect(row(address(zeroAddress))?.human).toBe('TRX')
  expect(row(address(usdt), {}, { ...config, coins: [] })?.human).toBe('Cards')
  const other = row(address('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'))
  expect(other).toEqual({
    label: 'a',
    human: null,
    raw: 'TJRa bPrw bZy4 5sba vfcj inPJ C18k jpRT v8',
  })
})

test('a number has its unit, and the raw value stays', () => {
  expect(row(number('604800'), { n: 'seconds' })).toEqual({
    label: 'n',
    human: '7 days',
    raw: '604800',
  })
  expect(row(number('5'), { n: 'seconds' })?.human).toBeNull()
  expect(row(number('1796000000'), { n: 'time' })?.human).toBe('1796000000')
  expect(row(number('9'.repeat(12)), { n: 'time' })?.human).toBeNull()
  expect(row(number('1500000'), { n: 'contract' })?.human).toBe('1.5 USDT')
  expect(row(number('1500000'), { n: 'contract' }, null)?.human).toBeNull()
  expect(row(number('7'), { n: () => 'seven' })?.human).toBe('seven')
  expect(row(number('7'))?.human).toBeNull()
})
