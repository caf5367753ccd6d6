import * as fc from 'fast-check'
import { utils } from 'tronweb'
import { expect, test } from 'vitest'

import { decodeRawData, encodeRawData, type RawData, transactionOf, txIdOf } from './rawData.ts'

// A transfer of one base unit of a coin to oneself, with a fee limit of 100 TRX; the identifier
// was computed by TronWeb 6.5.1.
const self = '417e5f4552091a69125d5dfcb7b8c2659029395bdf'
const transfer: RawData = {
  kind: 'TriggerSmartContract',
  refBlockBytes: '0001',
  refBlockHash: '0123456789abcdef',
  expiration: 1_700_000_060_000n,
  permissionId: 0n,
  owner: self,
  contract: '41a614f803b6fd780986a42c78ec9c7f77e6ded13c',
  callValue: 0n,
  data: `a9059cbb${self.slice(2).padStart(64, '0')}${'1'.padStart(64, '0')}`,
  timestamp: 1_700_000_000_000n,
  feeLimit: 100_000_000n,
}

test('a contract call has the identifier that TronWeb gives it', () => {
  const hex = encodeRawData(transfer)
  expect(txIdOf(hex)).toBe('1308e2eec732897edce10315e6cec64c4521506b821a2cca20e51c926f4228ca')
  expect(hex.endsWith('900180c2d72f')).toBe(true)
})

// A transfer of one TRX; bytes and identifier by TronWeb 6.5.1.
const plain: RawData = { ...transfer, kind: 'TransferContract', data: '', callValue: 1_000_000n }
const ofPlain = { ...plain, feeLimit: 0n }

test('a transfer of the chain’s own coin has the bytes that TronWeb gives it', () => {
  const hex = encodeRawData(ofPlain)
  expect(hex).toBe(
    '0a02000122080123456789abcdef40e0a499ffbc315a67080112630a2d747970652e676f6f676c65617069732e636f6d' +
      '2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a15417e5f4552091a69125d5dfcb7b8c2659029' +
      '395bdf121541a614f803b6fd780986a42c78ec9c7f77e6ded13c18c0843d7080d095ffbc31',
  )
  expect(txIdOf(hex)).toBe('801e4f2dd0651b53639432def9db43e89d85028cd6a6099c1f4889b10fd35d93')
  expect(decodeRawData(hex)).toEqual(ofPlain)
  const { raw_data } = transactionOf(hex)
  expect('fee_limit' in raw_data).toBe(false)
  expect(raw_data.contract[0]).toEqual({
    parameter: {
      value: { owner_address: self, to_address: plain.contract, amount: 1_000_000 },
      type_url: 'type.googleapis.com/protocol.TransferContract',
    },
    type: 'TransferContract',
  })
})

test('a transfer that holds calldata is none', () => {
  const call = encodeRawData({ ...transfer, feeLimit: 0n })
  // The number of the kind, then its name: neither alone makes a transfer of a call.
  const number = call.replace('081f12', '080112')
  expect(number).not.toBe(call)
  expect(() => decodeRawData(number)).toThrow(TypeError)
  const hex = encodeRawData(ofPlain)
  const longer = hex
    .replace('5a67', '5a6a')
    .replace('1263', '1266')
    .replace('1232', '1235')
    .replace('18c0843d', '18c0843d2201aa')
  expect(() => decodeRawData(longer)).toThrow('more than')
})

test('a call by another permission has the identifier that TronWeb gives it', () => {
  const hex = encodeRawData({ ...transfer, permissionId: 2n })
  const built = transactionOf(hex)
  expect(built.raw_data.contract[0].Permission_id).toBe(2)
  const pb = utils.transaction.txJsonToPb(built)
  expect(utils.transaction.txPbToTxID(pb).replace(/^0x/, '')).toBe(built.txID)
  expect(decodeRawData(hex).permissionId).toBe(2n)
})

const hexOf = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((part) => Buffer.from(part).toString('hex'))
const int64 = fc.bigInt({ min: 0n, max: 2n ** 53n - 1n })
const call = fc.record({
  kind: fc.constant<RawData['kind']>('TriggerSmartContract'),
  refBlockBytes: hexOf(2),
  refBlockHash: hexOf(8),
  expiration: int64,
  permissionId: fc.constantFrom(0n, 2n, 9n),
  owner: hexOf(20).map((hex) => `41${hex}`),
  contract: hexOf(20).map((hex) => `41${hex}`),
  callValue: int64,
  data: hexOf(68),
  timestamp: int64,
  feeLimit: int64,
})
const rawData = fc.oneof(
  call,
  call.map((raw): RawData => ({ ...raw, kind: 'TransferContract', data: '' })),
)

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

// protobuf keeps the low 64 bits of a number, 32 of a permission; TRON's addresses have 21 bytes.
test.each<[string, Partial<RawData>]>([
  ['an amount of more than 64 bits', { callValue: 2n ** 64n }],
  ['an amount that is negative for a node', { callValue: 2n ** 63n }],
  ['a fee of more than 64 bits', { feeLimit: 2n ** 64n + 100_000_000n }],
  ['an end of more than 64 bits', { expiration: 2n ** 64n + transfer.expiration }],
  ['a timestamp that JSON cannot have', { timestamp: 2n ** 53n }],
  ['a permission of more than 32 bits', { permissionId: 2n ** 32n + 2n }],
  ['an owner without the prefix', { owner: self.slice(2) }],
  ['an owner of another prefix', { owner: `a0${self.slice(2)}` }],
  ['an owner that is longer', { owner: `${self}00` }],
  ['a contract without the prefix', { contract: transfer.contract.slice(2) }],
  ['no contract', { contract: '' }],
  ['a longer reference', { refBlockBytes: '000001' }],
  ['no hash of the reference', { refBlockHash: '' }],
])('a call with %s is refused', (_, more) => {
  for (const raw of [transfer, ofPlain]) {
    expect(() => decodeRawData(encodeRawData({ ...raw, ...more }))).toThrow('not of the sizes')
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
