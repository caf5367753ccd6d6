import { addressField, intField, pageFields, txHashField } from '#platform/std/fields.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { invalid } from './invalid.ts'

const form = z.object({
  ...pageFields,
  to: z.optional(addressField),
  level: z.optional(intField(1, 5)),
  unit: z.optional(z.enum(['TRX', 'USDT'])),
  txHash: z.optional(txHashField),
  word: z.optional(z.string().check(z.regex(/^a+$/))),
})

test.each([
  [{ level: '6' }, 'level', 'enter a whole number from 1 to 5', '請輸入 1 至 5 的整數'],
  [{ pageSize: '101' }, 'pageSize', 'enter a whole number from 1 to 100', '請輸入 1 至 100 的整數'],
  [{ to: 'T1' }, 'to', 'enter a correct TRON address', '請輸入正確的 TRON 地址'],
  [{ unit: 'EUR' }, 'unit', 'use one of TRX, USDT', '請使用 TRX, USDT 之一'],
  [{ txHash: '0x1' }, 'txHash', 'a hash has 64 hex digits', '交易雜湊為 64 位十六進位字元'],
  [{ word: 'b' }, 'word', 'this value is not accepted', '不接受此值'],
])('%j names the field and its limit', (input, field, en, tc) => {
  const parsed = z.safeParse(form, input)
  const issues = parsed.error?.issues ?? []
  for (const [locale, reason] of [
    ['en', en],
    ['tc', tc],
  ] as const) {
    const failure = invalid(issues, input, locale)
    expect(failure.field).toBe(field)
    expect(failure.kind.status).toBe(422)
    expect(failure.values).toEqual({ field, reason })
  }
})

test('a field that is not there is required', () => {
  const issues = z.safeParse(z.object({ level: intField(1, 5) }), {}).error?.issues ?? []
  expect(invalid(issues, {}, 'en').values).toEqual({
    field: 'level',
    reason: 'this field is required',
  })
})
