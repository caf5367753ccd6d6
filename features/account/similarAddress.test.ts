import { expect, test } from 'vitest'

import { similarTo } from './similarAddress.ts'

const known = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const middle = 'QQQQQQQQQQQQQQQQQQQQQQQQQ'

test.each([
  ['the same end', `T${middle}aaaaAeBf`],
  ['the same beginning', `TXYZo${middle}aaaa`],
  ['two characters of each', `TXY${middle}aaaaBf`],
])('an address with %s is taken for it', (_, address) => {
  expect(similarTo(address, ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', known])).toBe(known)
})

test.each([
  ['itself', known],
  ['one with three characters of it', `TXY${middle}aaaaaf`],
  ['any other', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
])('%s is not', (_, address) => {
  expect(similarTo(address, [known])).toBeNull()
})
