import {
  addressField,
  amountField,
  intField,
  pageFields,
  txHashField,
} from '#platform/std/fields.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { invalid } from './invalid.ts'

const form = z.object({
  ...pageFields,
  to: z.optional(addressField),
  level: z.optional(intField(1, 5)),
  unit: z.optional(z.enum(['TRX', 'USDT'])),
  txHash: z.optional(txHashField),
  amount: z.optional(amountField),
  word: z.optional(z.string().check(z.regex(/^a+$/))),
})

test.each([
  [{ level: '6' }, 'level', 'enter a whole number from 1 to 5', '請輸入 1 至 5 的整數'],
  [{ pageSize: '101' }, 'pageSize', 'enter a whole number from 1 to 100', '請輸入 1 至 100 的整數'],
  [{ to: 'T1' }, 'to', 'enter a correct TRON address', '請輸入正確的 TRON 地址'],
  [
    { to: `41${'1a'.repeat(20)}` },
    'to',
    'enter the form of the address that begins with T, not hex',
    '請輸入以 T 開頭的地址，而非十六進位地址',
  ],
  [{ unit: 'EUR' }, 'unit', 'use one of TRX, USDT', '請使用 TRX, USDT 之一'],
  [{ txHash: '0x1' }, 'txHash', 'a hash has 64 hex digits', '交易雜湊為 64 位十六進位字元'],
  [{ amount: '' }, 'amount', 'enter an amount in base units', '請輸入以最小單位計的數量'],
  [{ amount: 'one' }, 'amount', 'enter an amount in base units', '請輸入以最小單位計的數量'],
  [{ amount: '1e3' }, 'amount', 'enter an amount in base units', '請輸入以最小單位計的數量'],
  [{ amount: '-1' }, 'amount', 'an amount cannot be negative', '數量不可為負數'],
  [{ amount: '-0.5' }, 'amount', 'an amount cannot be negative', '數量不可為負數'],
  [{ amount: '１' }, 'amount', 'use the digits 0 to 9', '請使用數字 0 至 9'],
  [
    { amount: '1.5' },
    'amount',
    'base units are whole: leave out the decimals',
    '最小單位為整數，不含小數',
  ],
  [
    { amount: String(2n ** 96n) },
    'amount',
    'at most 79228162514264337593543950335 base units',
    '最多 79228162514264337593543950335 個最小單位',
  ],
  [
    { amount: '9'.repeat(5_000) },
    'amount',
    'at most 79228162514264337593543950335 base units',
    '最多 79228162514264337593543950335 個最小單位',
  ],
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
