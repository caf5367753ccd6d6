import { sha256 } from '@noble/hashes/sha2.js'

import type { BuiltTransaction, RawValueJson } from './transaction.ts'

import { bytesOf, hexOf } from './hex.ts'
import { decode, encode, type Field } from './protobuf.ts'

/** A call of a contract, or a transfer of the chain's own coin: no other kind is ever signed. */
export type RawKind = 'TriggerSmartContract' | 'TransferContract'

/** A call or a transfer as its `raw_data` bytes carry it. Addresses in hex with prefix 41. */
export interface RawData {
  readonly kind: RawKind
  readonly refBlockBytes: string
  readonly refBlockHash: string
  /** ms */
  readonly expiration: bigint
  /** Whose keys sign: 0 the owner's, from 2 on a permission that the owner gave to several. */
  readonly permissionId: bigint
  readonly owner: string
  /** Of a transfer, its recipient. */
  readonly contract: string
  /** sun */
  readonly callValue: bigint
  /** Selector and arguments, hex; empty of a transfer. */
  readonly data: string
  /** ms */
  readonly timestamp: bigint
  /** sun */
  readonly feeLimit: bigint
}

const numbers = { TransferContract: 1n, TriggerSmartContract: 31n } as const
const kinds: readonly RawKind[] = ['TransferContract', 'TriggerSmartContract']
const typeUrlOf = (kind: RawKind): string => `type.googleapis.com/protocol.${kind}`

const text = (value: string): Uint8Array => new TextEncoder().encode(value)
const int = (no: number, varint: bigint): Field => ({ no, varint })
const bytes = (no: number, value: Uint8Array): Field => ({ no, bytes: value })

export function encodeRawData(raw: RawData): string {
  // Both kinds number these alike.
  const call = encode([
    bytes(1, bytesOf(raw.owner)),
    bytes(2, bytesOf(raw.contract)),
    int(3, raw.callValue),
    ...(raw.kind === 'TriggerSmartContract' ? [bytes(4, bytesOf(raw.data))] : []),
  ])
  const parameter = encode([bytes(1, text(typeUrlOf(raw.kind))), bytes(2, call)])
  const contract = encode([
    int(1, numbers[raw.kind]),
    bytes(2, parameter),
    int(5, raw.permissionId),
  ])
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
 * Reads a contract call or a transfer, and refuses bytes that hold anything else or are encoded in
 * another way: what it returns is the whole of what would be signed.
 */
export function decodeRawData(hex: string): RawData {
  const raw = fieldsOf(bytesOf(hex))
  const contract = fieldsOf(raw.bytes(11))
  const parameter = fieldsOf(contract.bytes(2))
  const call = fieldsOf(parameter.bytes(2))
  const kind = kinds.find((each) => contract.int(1) === numbers[each])
  if (kind === undefined) throw new TypeError('not a contract call')
  if (hexOf(parameter.bytes(1)) !== hexOf(text(typeUrlOf(kind)))) {
    throw new TypeError('not a contract call')
  }
  const read: RawData = {
    kind,
    refBlockBytes: hexOf(raw.bytes(1)),
    refBlockHash: hexOf(raw.bytes(4)),
    expiration: raw.int(8),
    permissionId: contract.int(5),
    owner: hexOf(call.bytes(1)),
    contract: hexOf(call.bytes(2)),
    callValue: call.int(3),
    data: kind === 'TransferContract' ? '' : hexOf(call.bytes(4)),
    timestamp: raw.int(14),
    feeLimit: raw.int(18),
  }
  if (encodeRawData(read) !== hex.toLowerCase().replace(/^0x/, '')) {
    throw new TypeError('more than a contract call')
  }
  if (!hasForms(read)) throw new TypeError('not of the sizes of a contract call')
  return read
}

const addressForm = /^41[0-9a-f]{40}$/

/** A node cuts a longer number to 64 or 32 bits: it would execute another one than is read here. */
function hasForms(read: RawData): boolean {
  const { permissionId, expiration, callValue, timestamp, feeLimit } = read
  const most = BigInt(Number.MAX_SAFE_INTEGER)
  return (
    addressForm.test(read.owner) &&
    addressForm.test(read.contract) &&
    read.refBlockBytes.length === 4 &&
    read.refBlockHash.length === 16 &&
    permissionId < 2n ** 31n &&
    [expiration, callValue, timestamp, feeLimit].every((number) => number <= most)
  )
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
  return {
    visible: false,
    txID: txIdOf(rawDataHex),
    raw_data: {
      contract: [
        {
          parameter: { value: valueOf(raw), type_url: typeUrlOf(raw.kind) },
          type: raw.kind,
          ...(raw.permissionId === 0n ? {} : { Permission_id: Number(raw.permissionId) }),
        },
      ],
      ref_block_bytes: raw.refBlockBytes,
      ref_block_hash: raw.refBlockHash,
      expiration: Number(raw.expiration),
      // Without energy there is nothing to limit.
      ...(raw.kind === 'TransferContract' && raw.feeLimit === 0n
        ? {}
        : { fee_limit: Number(raw.feeLimit) }),
      timestamp: Number(raw.timestamp),
    },
    raw_data_hex: rawDataHex,
  }
}

const valueOf = ({ kind, owner, contract, callValue, data }: RawData): RawValueJson =>
  kind === 'TransferContract'
    ? { owner_address: owner, to_address: contract, amount: Number(callValue) }
    : {
        owner_address: owner,
        contract_address: contract,
        data,
        ...(callValue === 0n ? {} : { call_value: Number(callValue) }),
      }
