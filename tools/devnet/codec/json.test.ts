import { describe, expect, test } from 'vitest'
import { FieldError, illegalLetter, readBase58, readBytes, readInt64 } from './fields.ts'
import { fromJson, toJson } from './json.ts'
import { kinds, permissionFields } from './messages.ts'
import { blank } from './schema.ts'

/** Key 00…01. */
const hex = '417e5f4552091a69125d5dfcb7b8c2659029395bdf'
const base58 = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'
const name = Buffer.from('Âme').toString('hex')

describe('printing', () => {
  test('in the order of the fields, without zeros, and flipped when visible', () => {
    const update = { owner_address: hex, account_name: name }
    expect(JSON.stringify(toJson(kinds.AccountUpdateContract, update, false))).toBe(
      JSON.stringify({ account_name: name, owner_address: hex }),
    )
    expect(toJson(kinds.AccountUpdateContract, update, true)).toEqual({
      account_name: 'Âme',
      owner_address: base58,
    })
    expect(
      toJson(kinds.FreezeBalanceV2Contract, blank(kinds.FreezeBalanceV2Contract), true),
    ).toEqual({})
  })

  test('enums by name, lists with all their items', () => {
    const permission = {
      ...blank(permissionFields),
      type: 2,
      id: 2n,
      threshold: 2n,
      keys: [
        { address: hex, weight: 1n },
        { address: '', weight: 0n },
      ],
    }
    expect(toJson(permissionFields, permission, true)).toEqual({
      type: 'Active',
      id: 2n,
      threshold: 2n,
      keys: [{ address: base58, weight: 1n }, {}],
    })
  })
})

describe('reading', () => {
  test('what was printed, either way', () => {
    const value = { owner_address: hex, account_name: name }
    for (const visible of [false, true]) {
      const shown = toJson(kinds.AccountUpdateContract, value, visible)
      expect(fromJson(kinds.AccountUpdateContract, shown, visible)).toEqual(value)
    }
  })

  test('null is absent, a single value is a list, unknown keys are nothing', () => {
    const input = { owner_address: null, actives: { id: 2 }, more: [1] }
    expect(fromJson(kinds.AccountPermissionUpdateContract, input)).toEqual({
      owner_address: '',
      owner: undefined,
      witness: undefined,
      actives: [{ ...blank(permissionFields), id: 2n }],
    })
  })

  test.each([
    [{ resource: 'ENERGY' }, 1],
    [{ resource: 1 }, 1],
    [{}, 0],
  ])('the resource of %j', (input, resource) => {
    expect(fromJson(kinds.FreezeBalanceV2Contract, input).resource).toBe(resource)
  })

  test.each([
    [{ resource: 'energy' }, 'Enum type "protocol.ResourceCode" has no value named "Energy".'],
    [{ resource: 9 }, 'Enum type "protocol.ResourceCode" has no value with number 9.'],
    [{ frozen_balance: '5' }, `Couldn't parse integer: For input string: ""5""`],
    [{ frozen_balance: 1.5 }, `Couldn't parse integer: For input string: "1.5"`],
    [{ frozen_balance: [] }, `Couldn't parse integer: For input string: "["`],
    [{ owner_address: 'xyz' }, 'INVALID hex String'],
    [{ owner_address: {} }, 'Expected string.'],
  ])('%j is refused', (input, message) => {
    expect(() => fromJson(kinds.FreezeBalanceV2Contract, input)).toThrow(
      new FieldError(Object.keys(input)[0] ?? '', message),
    )
  })

  test('bytes take 0x and half a byte in front', () => {
    expect(readBytes('data', '0xABC')).toBe('0abc')
    expect(readBytes('data', '')).toBe('')
  })

  test('an address goes by visible: neither spelling does for the other', () => {
    expect(readBytes('owner_address', base58, true)).toBe(hex)
    expect(() => readBytes('owner_address', base58)).toThrow('INVALID hex String')
    for (const wrong of [hex, `${base58.slice(0, -1)}D`, '']) {
      expect(() => readBytes('owner_address', wrong, true, 'protocol.Account')).toThrow(
        'invalid address for field: protocol.Account.owner_address',
      )
      expect(readBase58(wrong)).toBe('')
    }
    expect(illegalLetter(hex)).toBeNull()
    expect(illegalLetter(`${base58.slice(0, -1)}0`)).toBe('Illegal character 0 at 33')
  })

  test('a whole number has 64 bits', () => {
    expect(readInt64('amount', -9223372036854775808n)).toBe(-9223372036854775808n)
    expect(() => readInt64('amount', 9223372036854775808n)).toThrow(
      'Number out of range for 64-bit signed integer: 9223372036854775808',
    )
  })
})
