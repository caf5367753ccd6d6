import fc from 'fast-check'
import { TronWeb } from 'tronweb'
import { describe, expect, test } from 'vitest'

import {
  addressFromHex,
  addressToHex20,
  addressToHex41,
  isAddress,
  parseAddress,
  typedAddress,
  whyNoAddress,
} from './address.ts'
import { groupedAddress } from './format.ts'

const known = [
  // Private key 1, the real USDT, and the address of 20 zero bytes.
  ['TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC', '7e5f4552091a69125d5dfcb7b8c2659029395bdf'],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
  ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', '0000000000000000000000000000000000000000'],
] as const

describe('an address', () => {
  test.each(known)('%s is 41 and %s', (base58, hex) => {
    const address = parseAddress(base58)
    expect(addressToHex20(address)).toBe(hex)
    expect(addressToHex41(address)).toBe(`41${hex}`)
    for (const form of [hex, `0x${hex}`, `41${hex}`, `0x41${hex}`, hex.toUpperCase()]) {
      expect(addressFromHex(form)).toBe(base58)
    }
  })

  const hex20 = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes) => Buffer.from(bytes).toString('hex'))

  test('any 20 bytes go there and back, as TronWeb has them', () => {
    fc.assert(
      fc.property(hex20, (hex) => {
        const address = addressFromHex(hex)
        return address === TronWeb.address.fromHex(`41${hex}`) && addressToHex20(address) === hex
      }),
    )
  })

  test('one changed letter is refused', () => {
    const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
    fc.assert(
      fc.property(hex20, fc.nat(33), fc.constantFrom(...letters.split('')), (hex, at, letter) => {
        const address = addressFromHex(hex)
        const changed = address.slice(0, at) + letter + address.slice(at + 1)
        return isAddress(changed) === (changed === address)
      }),
    )
  })

  test('what TronWeb takes for no base58 address is none here', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        (text) => !isAddress(text) || TronWeb.isAddress(text),
      ),
    )
  })

  test.each([
    '',
    'T',
    '0x1234',
    '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ',
  ])('refused: %j', (text) => {
    expect(isAddress(text)).toBe(false)
    expect(() => parseAddress(text)).toThrow(`not a TRON address: ${text}`)
  })

  const usdt = known[1][0]
  test.each([
    ['as it is', usdt],
    ['in groups', 'TR7N HqjeKQxG TCi8q8ZY 4pL8otSz gjLj 6t'],
    ['in groups with no-break spaces', groupedAddress(usdt).replaceAll(' ', '\u00a0')],
    ['in groups with thin spaces', groupedAddress(usdt).replaceAll(' ', '\u2009')],
    ['over two lines', ` TR7NHqjeKQxGTCi8q8\r\nZY4pL8otSzgjLj6t\n`],
    ['with marks that cannot be seen', `\ufeff\u200eTR7N\u200bHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`],
    ['in full width', 'ＴＲ７NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ])('pasted %s', (_, text) => {
    expect(typedAddress(text)).toBe(usdt)
  })

  test.each([
    [`41${known[1][1]}`, 'hex'],
    [`0x${known[1][1]}`, 'hex'],
    [`0x41${known[1][1]}`, 'hex'],
    [known[1][1].toUpperCase(), 'hex'],
    [` 0x${known[1][1]}\n`, 'hex'],
    ['TR7NHq…Lj6t', 'shortened'],
    ['TR7NHq...Lj6t', 'shortened'],
    ['0x1234', 'wrong'],
    [usdt.slice(0, 33), 'wrong'],
    ['T…', 'wrong'],
    ['', 'wrong'],
  ])('%j is no address: %s', (text, why) => {
    expect(whyNoAddress(text)).toBe(why)
  })

  test('hex of another length is refused', () => {
    expect(() => addressFromHex('0x1234')).toThrow('not an address in hex')
    expect(() => addressFromHex(`42${known[0][1]}`)).toThrow('not an address in hex')
  })
})
