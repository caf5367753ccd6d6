import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { isWhole, keptCalldata, mostDigits } from './calldata.ts'

test('calldata stays what it is up to 2,048 digits, and beyond that is its SHA-256', () => {
  const longest = 'ab'.repeat(mostDigits / 2)
  for (const data of ['', 'd0e30db0', longest]) {
    expect(keptCalldata(data)).toBe(data)
    expect(isWhole(data)).toBe(true)
  }
  const kept = keptCalldata(`${longest}cd`)
  expect(kept).toBe(`#${createHash('sha256').update(`${longest}cd`).digest('hex')}`)
  expect(isWhole(kept)).toBe(false)
  // A row may be compared with a row.
  expect(keptCalldata(kept)).toBe(kept)
  expect(keptCalldata(`${longest}ce`)).not.toBe(kept)
})
