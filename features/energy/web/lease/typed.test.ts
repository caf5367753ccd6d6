import { expect, test } from 'vitest'

import { energyTexts } from '../text.ts'
import { energyFault, receiverFault, wholeOf } from './typed.ts'

test('whole numbers within the bounds, as they are shown too', () => {
  expect(['65000', '65,000', ' 1 ', '30'].map((typed) => wholeOf(typed, 100_000))).toEqual([
    65_000, 65_000, 1, 30,
  ])
  expect(
    ['', '0', '-1', '1.5', '1,5', '31', 'a', '1e3'].map((typed) => wholeOf(typed, 30)),
  ).toEqual([null, null, null, null, null, null, null, null])
  expect(wholeOf('0', 30, 0)).toBe(0)
})

test('energy that no provider has, or not this one, is not leased', () => {
  expect(energyFault(null, 5)).toEqual({ text: energyTexts.enterEnergy })
  expect(energyFault(999_999_999, undefined)).toEqual({ text: energyTexts.lessEnergy })
  expect(energyFault(373_404, 373_403)).toEqual({ text: energyTexts.freeHere, free: 373_403 })
  expect(energyFault(373_403, 373_403)).toBeNull()
  expect(energyFault(999_999_999, null)).toBeNull()
})

test('a receiver is an address', () => {
  expect(receiverFault('')).toBe(energyTexts.receiverRequired)
  expect(receiverFault('T1')).toBe(energyTexts.notAddress)
  expect(receiverFault('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')).toBeNull()
})
