import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { encodeCall } from './calldata.ts'
import { decodeRawData, encodeRawData, transactionOf, txIdOf } from './rawData.ts'

// A transfer of one base unit of a coin to oneself, with a fee limit of 100 TRX; the identifier
// was computed by TronWeb 6.5.1.
const self = '417e5f4552091a69125d5dfcb7b8c2659029395bdf'
const transfer = {
  refBlockBytes: '0001',
  refBlockHash: '0123456789abcdef',
  expiration: 1_700_000_060_000n,
  owner: self,
  contract: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
  callValue: 0n,
  data: encodeCall('transfer(address,uint256)', ['TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC', '1']),
  timestamp: 1_700_000_000_000n,
  feeLimit: 100_000_000n,
}

test('a contract call has the identifier that TronWeb gives it', () => {
  const hex = encodeRawData(transfer)
  expect(txIdOf(hex)).toBe('1308e2eec732897edce10315e6cec64c4521506b821a2cca20e51c926f4228ca')
  expect(hex.endsWith('900180c2d72f')).toBe(true)
})

const hexOf = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((part) => Buffer.from(part).toString('hex'))
const int64 = fc.bigInt({ min: 0n, max: 2n ** 53n - 1n })
const rawData = fc.record({
  refBlockBytes: hexOf(2),
  refBlockHash: hexOf(8),
  expiration: int64,
  owner: hexOf(20).map((hex) => `41${hex}`),
  contract: hexOf(20).map((hex) => `41${hex}`),
  callValue: int64,
  data: hexOf(68),
  timestamp: int64,
  feeLimit: int64,
})

test('what is encoded is decoded to the same call', () => {
  fc.assert(
    fc.property(rawData, (raw) => {
      expect(decodeRawData(encodeRawData(raw))).toEqual(raw)
    }),
  )
})

test('bytes with anything more, or encoded in another way, are refused', () => {
  const hex = encodeRawData(transfer)
  // A memo (field 10) after the fee limit; an empty varint field; a byte cut off.
  for (const more of [`${hex}520161`, `${hex}7000`, hex.slice(0, -2)]) {
    expect(() => decodeRawData(more)).toThrow(/more than|cut short|too long|not a/)
  }
})

test('a changed byte never decodes to the same call', () => {
  const hex = encodeRawData(transfer)
  fc.assert(
    fc.property(fc.nat(hex.length / 2 - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const bytes = Buffer.from(hex, 'hex')
      bytes[at] = (bytes[at] ?? 0) ^ flip
      let decoded: unknown = null
      try {
        decoded = decodeRawData(bytes.toString('hex'))
      } catch {
        return
      }
      expect(decoded).not.toEqual(transfer)
    }),
  )
})

test('the transaction for the wallet is made from the bytes', () => {
  const built = transactionOf(encodeRawData({ ...transfer, callValue: 5n }))
  expect(built.txID).toBe(txIdOf(built.raw_data_hex))
  expect(built.raw_data).toMatchObject({
    fee_limit: 100_000_000,
    expiration: 1_700_000_060_000,
    contract: [{ parameter: { value: { owner_address: self, call_value: 5 } } }],
  })
})
