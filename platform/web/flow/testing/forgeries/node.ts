import * as fc from 'fast-check'

import type { Built } from '../../../tron/build.ts'

import { bytesOf, hexOf } from '#platform/chain/hex.ts'
import { decode, encode, type Field } from '#platform/chain/protobuf.ts'
import {
  decodeRawData,
  encodeRawData,
  type RawData,
  transactionOf,
} from '#platform/chain/rawData.ts'
import { amount, type Change, flipped, type Forgery, hexBytes, other } from './kind.ts'

/** The node builds other bytes, and reports them consistently. */
const builds = (name: string, change: fc.Arbitrary<Change<RawData>>) =>
  change.map((changed): Forgery => ({
    name: `node: ${name}`,
    reported: ['TAMPERED'],
    before: (world) => {
      world.tamper = (hex) => encodeRawData(changed(decodeRawData(hex)))
    },
  }))

/** Bytes that hold more than a contract call, as a protobuf reader would still take them. */
const adds = (name: string, change: fc.Arbitrary<Change<string>>) =>
  change.map((changed): Forgery => ({
    name: `node: ${name}`,
    reported: ['TAMPERED'],
    before: (world) => {
      world.tamper = changed
    },
  }))

const answers = (name: string, change: fc.Arbitrary<Change<Built>>) =>
  change.map((changed): Forgery => ({
    name: `node: ${name}`,
    reported: ['TAMPERED'],
    before: (world) => {
      world.answer = changed
    },
  }))

const selectorsOfTheft = ['095ea7b3', 'a9059cbb', '23b872dd', 'a22cb465', '42842e0e']

/** Puts fields into the message at this path of field numbers. */
function within(hex: string, path: readonly number[], change: Change<Field[]>): string {
  const walk = (bytes: Uint8Array, [first, ...rest]: readonly number[]): Uint8Array => {
    const fields = decode(bytes)
    if (first === undefined) return encode(change(fields))
    return encode(
      fields.map((field) =>
        field.no === first && 'bytes' in field
          ? { no: first, bytes: walk(field.bytes, rest) }
          : field,
      ),
    )
  }
  return hexOf(walk(bytesOf(hex), path))
}

const extra = fc.oneof(
  fc.record({ path: fc.constant([]), no: fc.constantFrom(3, 17), varint: amount }),
  fc.record({ path: fc.constant([]), no: fc.constantFrom(9, 10, 12), bytes: hexBytes(9) }),
  fc.record({ path: fc.constant([11]), no: fc.constant(5), varint: fc.bigInt(1n, 9n) }),
  fc.record({ path: fc.constant([11]), no: fc.constantFrom(3, 4), bytes: hexBytes(5) }),
  fc.record({ path: fc.constant([11, 2, 2]), no: fc.constantFrom(5, 6), varint: amount }),
)

/** What a node could answer to the request to build a call. */
export const nodeForgeries = [
  builds(
    'another owner',
    hexBytes(20).map((hex) => (raw) => ({ ...raw, owner: `41${hex}` })),
  ),
  builds(
    'another contract',
    hexBytes(20).map((hex) => (raw) => ({ ...raw, contract: `41${hex}` })),
  ),
  builds(
    'another method',
    fc.constantFrom(...selectorsOfTheft).map((selector) => (raw) => {
      // Approvals are among the app's own actions.
      const method = raw.data.startsWith(selector) ? 'deadbeef' : selector
      return { ...raw, kind: 'TriggerSmartContract', data: method + raw.data.slice(8) }
    }),
  ),
  builds(
    'another argument',
    fc.nat().map((bit) => (raw) => {
      return { ...raw, data: raw.data.slice(0, 8) + flipped(raw.data.slice(8), bit) }
    }),
  ),
  builds(
    'words behind the arguments',
    hexBytes(32).map((w) => (raw) => ({
      ...raw,
      kind: 'TriggerSmartContract',
      data: raw.data + w,
    })),
  ),
  builds(
    'a transfer for a call, a call for a transfer',
    fc.constant((raw) => ({
      ...raw,
      kind: raw.kind === 'TransferContract' ? 'TriggerSmartContract' : 'TransferContract',
    })),
  ),
  builds(
    'a larger value',
    amount.map((more) => (raw) => ({ ...raw, callValue: raw.callValue + more })),
  ),
  builds(
    'the keys of another permission',
    fc.constantFrom(1n, 2n, 9n).map((permissionId) => (raw) => ({ ...raw, permissionId })),
  ),
  builds(
    'a larger fee limit',
    amount.map((more) => (raw) => ({ ...raw, feeLimit: raw.feeLimit + more })),
  ),
  builds(
    'a block of another chain',
    other(hexBytes(8), '0123456789abcdef').map((refBlockHash) => (raw) => ({
      ...raw,
      refBlockHash,
    })),
  ),
  builds(
    'another height',
    other(hexBytes(2), '0001').map((refBlockBytes) => (raw) => ({ ...raw, refBlockBytes })),
  ),
  builds(
    'a longer life',
    fc
      .bigInt(1n, 86_400_000n)
      .map((more) => (raw) => ({ ...raw, expiration: raw.expiration + more })),
  ),
  builds(
    'another time',
    fc
      .bigInt(3_600_001n, 10n ** 12n)
      .map((ms) => (raw) => ({ ...raw, timestamp: raw.timestamp + ms })),
  ),
  adds(
    'a field more',
    extra.map(({ path, no, ...rest }) => (hex) => {
      const field: Field =
        'varint' in rest ? { no, varint: rest.varint } : { no, bytes: bytesOf(rest.bytes) }
      return within(hex, path, (fields) => [...fields, field])
    }),
  ),
  adds(
    'a second contract',
    hexBytes(20).map((hex) => (honest) => {
      const second = encodeRawData({ ...decodeRawData(honest), contract: `41${hex}` })
      const [stolen] = decode(bytesOf(second)).filter(({ no }) => no === 11)
      return within(honest, [], (fields) => (stolen === undefined ? fields : [...fields, stolen]))
    }),
  ),
  adds(
    'bytes cut off',
    fc.integer({ min: 1, max: 60 }).map((cut) => (hex) => hex.slice(0, -2 * cut)),
  ),
  answers(
    'a flipped bit',
    fc.nat().map((bit) => (built) => ({ ...built, rawHex: flipped(built.rawHex, bit) })),
  ),
  answers(
    'another identifier',
    hexBytes(32).map((txID) => (built) => ({ ...built, txID })),
  ),
  answers(
    'JSON of another transaction',
    hexBytes(20).map((hex) => (built) => {
      const owner = `41${hex}`
      const reported = encodeRawData({ ...decodeRawData(built.rawHex), owner })
      return { ...built, rawData: transactionOf(reported).raw_data }
    }),
  ),
  answers(
    'JSON with a memo',
    hexBytes(4).map((data) => (built) => ({
      ...built,
      rawData: { ...(built.rawData as object), data },
    })),
  ),
]
