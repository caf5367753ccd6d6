import { sha256 } from '@noble/hashes/sha2.js'

import type { BuiltTransaction } from './transaction.ts'

import { bytesOf, hexOf } from './hex.ts'
import { decode, encode, type Field } from './protobuf.ts'

/** A contract call as its `raw_data` bytes carry it. Addresses in hex with prefix 41. */
export interface TriggerRawData {
  readonly refBlockBytes: string
  readonly refBlockHash: string
  /** ms */
  readonly expiration: bigint
  readonly owner: string
  readonly contract: string
  /** sun */
  readonly callValue: bigint
  /** Selector and arguments, hex. */
  readonly data: string
  /** ms */
  readonly timestamp: bigint
  /** sun */
  readonly feeLimit: bigint
}

const triggerType = 31n
const typeUrl = 'type.googleapis.com/protocol.TriggerSmartContract'

const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const int = (no: number, varint: bigint): Field => ({ no, varint })
const bytes = (no: number, value: Uint8Array): Field => ({ no, bytes: value })

export function encodeRawData(raw: TriggerRawData): string {
  const call = encode([
    bytes(1, bytesOf(raw.owner)),
    bytes(2, bytesOf(raw.contract)),
    int(3, raw.callValue),
    bytes(4, bytesOf(raw.data)),
  ])
  const parameter = encode([bytes(1, text(typeUrl)), bytes(2, call)])
  const contract = encode([int(1, triggerType), bytes(2, parameter)])
  return hexOf(
    encode([
      bytes(1, bytesOf(raw.refBlockBytes)),
      bytes(4, bytesOf(raw.refBlockHash)),
      int(8, raw.expiration),
      bytes(11, contract),
      int(14, raw.timestamp),
      int(18, raw.feeLimit),
    ]),
  )
}

/**
 * Reads a contract call, and refuses bytes that hold anything else or are encoded in another
 * way: what it returns is the whole of what would be signed.
 */
export function decodeRawData(hex: string): TriggerRawData {
  const raw = fieldsOf(bytesOf(hex))
  const contract = fieldsOf(raw.bytes(11))
  const parameter = fieldsOf(contract.bytes(2))
  const call = fieldsOf(parameter.bytes(2))
  if (contract.int(1) !== triggerType) throw new TypeError('not a contract call')
  if (hexOf(parameter.bytes(1)) !== hexOf(text(typeUrl))) throw new TypeError('not a contract call')
  const read: TriggerRawData = {
    refBlockBytes: hexOf(raw.bytes(1)),
    refBlockHash: hexOf(raw.bytes(4)),
    expiration: raw.int(8),
    owner: hexOf(call.bytes(1)),
    contract: hexOf(call.bytes(2)),
    callValue: call.int(3),
    data: hexOf(call.bytes(4)),
    timestamp: raw.int(14),
    feeLimit: raw.int(18),
  }
  if (encodeRawData(read) !== hex.toLowerCase().replace(/^0x/, '')) {
    throw new TypeError('more than a contract call')
  }
  return read
}

function fieldsOf(encoded: Uint8Array) {
  const fields = decode(encoded)
  return {
    int(no: number): bigint {
      const field = fields.find((each) => each.no === no)
      return field !== undefined && 'varint' in field ? field.varint : 0n
    },
    bytes(no: number): Uint8Array {
      const field = fields.find((each) => each.no === no)
      return field !== undefined && 'bytes' in field ? field.bytes : new Uint8Array()
    },
  }
}

export const txIdOf = (rawDataHex: string): string => hexOf(sha256(bytesOf(rawDataHex)))

/** The transaction as wallets and nodes take it, made from the bytes alone. */
export function transactionOf(rawDataHex: string): BuiltTransaction {
  const raw = decodeRawData(rawDataHex)
  const value = {
    owner_address: raw.owner,
    contract_address: raw.contract,
    data: raw.data,
    ...(raw.callValue === 0n ? {} : { call_value: Number(raw.callValue) }),
  }
  return {
    visible: false,
    txID: txIdOf(rawDataHex),
    raw_data: {
      contract: [{ parameter: { value, type_url: typeUrl }, type: 'TriggerSmartContract' }],
      ref_block_bytes: raw.refBlockBytes,
      ref_block_hash: raw.refBlockHash,
      expiration: Number(raw.expiration),
      fee_limit: Number(raw.feeLimit),
      timestamp: Number(raw.timestamp),
    },
    raw_data_hex: rawDataHex,
  }
}
