import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import {
  addressesField,
  addressField,
  intField,
  pageFields,
  requestIdField,
  txHashField,
} from './fields.ts'

const hash = 'ab'.repeat(32)

describe('what a form may carry', () => {
  test.each([
    ['a whole number', intField(1, 100), '42', 42],
    ['the least', intField(1, 100), '1', 1],
    ['the most', intField(1, 100), '100', 100],
    ['a hash, in lower case from here on', txHashField, hash.toUpperCase(), hash],
    [
      'an address',
      addressField,
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    ],
    [
      'a UUID',
      requestIdField,
      '00000000-0000-4000-8000-00000000000a',
      '00000000-0000-4000-8000-00000000000a',
    ],
  ])('%s', (_, field, text, value) => {
    expect(z.parse(field as z.ZodMiniType, text)).toBe(value)
  })

  test.each([
    ['below the least', intField(1, 100), '0', 'integer:1:100'],
    ['above the most', intField(1, 100), '101', 'integer:1:100'],
    ['with a fraction', intField(1, 100), '1.5', 'integer:1:100'],
    ['with an exponent', intField(1, 100), '1e1', 'integer:1:100'],
    ['with a leading zero', intField(1, 100), '01', 'integer:1:100'],
    ['in other digits', intField(1, 100), '４', 'integer:1:100'],
    ['a hash too short', txHashField, hash.slice(1), 'txHash'],
    ['a hash with 0x', txHashField, `0x${hash}`, 'txHash'],
    ['an address in hex', addressField, '41a614f803b6fd780986a42c78ec9c7f77e6ded13c', 'addressHex'],
    ['no address', addressField, 'T1', 'address'],
    [
      'one of several in hex',
      addressesField,
      `TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t,0x${'1a'.repeat(20)}`,
      'addressHex',
    ],
    ['no UUID', requestIdField, 'first', 'uuid'],
  ])('refused with the rule’s own word: %s', (_, field, text, word) => {
    const { error } = z.safeParse(field as z.ZodMiniType, text)
    expect(error?.issues[0]?.message).toBe(word)
  })

  test('a page is the first of twenty unless stated otherwise', () => {
    expect(z.parse(z.object(pageFields), {})).toEqual({ pageNum: 1, pageSize: 20 })
  })
})
