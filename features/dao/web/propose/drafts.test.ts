import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { expect, test } from 'vitest'

import { proposeTexts as texts } from '../textPropose.ts'
import { draftOf, readAll } from './drafts.ts'

provideRuntimeConfig({})
const to = 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7'
const payable = { TRX: 600_000_000n, USDT: 0n, TES: 10n ** 18n }
const pay = (key: number, amount: string) => ({ ...draftOf(key), amount, to })

test('no more is proposed than can be paid now, by all calls together', () => {
  const faults = (...amounts: readonly string[]) =>
    readAll(
      amounts.map((amount, key) => pay(key, amount)),
      null,
      payable,
    ).map(({ call, amount }) => [call, amount?.text ?? null])
  expect(faults('5000')).toEqual([[null, texts.abovePayable]])
  expect(faults('600')).toEqual([[`pay:TRX:${to}:600000000`, null]])
  expect(faults('400', '201')[1]).toEqual([null, texts.abovePayable])
  expect(faults('400', '200')[1]).toEqual([`pay:TRX:${to}:200000000`, null])
})

test('until the pool is known nothing is above it', () => {
  expect(readAll([pay(0, '5000')], null, null)[0]?.amount).toBe(null)
})
