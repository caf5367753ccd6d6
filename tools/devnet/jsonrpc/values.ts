/** Numbers, bytes, addresses and blocks, as JSON-RPC writes them. */
import { addressToHex41, isAddress } from '#platform/std/address.ts'
import type { BlockRecord } from '../block.ts'
import type { Node } from '../node.ts'
import { badParams } from './errors.ts'

export const hexNumber = (value: number | bigint): string => `0x${value.toString(16)}`
export const hexBytes = (hex: string): string => `0x${hex}`
export const zeros = (bytes: number): string => hexBytes('00'.repeat(bytes))
/** Without the 41 in front, which Ethereum's tools do not know. */
export const hexAddress = (hex41: string): string => `0x${hex41.slice(-40)}`

const decodeFailed = 'exception decoding Hex string: invalid characters encountered in Hex string'

/** A prefix 0x and half a byte in front are taken. `why`: the message for anything else. */
export function bytesOf(value: unknown, why = decodeFailed): string {
  if (typeof value !== 'string') throw badParams(why)
  const bare = value.replace(/^0x/i, '').toLowerCase()
  if (/[^0-9a-f]/.test(bare)) throw badParams(why)
  return bare.length % 2 === 0 ? bare : `0${bare}`
}

/** 20 bytes, 21 beginning with 41, or base58; gives 42 hex digits. */
export function addressOf(value: unknown): string {
  if (typeof value === 'string' && isAddress(value)) return addressToHex41(value)
  const hex = bytesOf(value)
  if (hex.length === 40) return `41${hex}`
  if (hex.length === 42 && hex.startsWith('41')) return hex
  throw badParams('invalid address hash value')
}

/** 32 bytes, 64 hex digits. */
export function hashOf(value: unknown): string {
  if (typeof value !== 'string' || !/^(0x)?[a-zA-Z0-9]{64}$/.test(value)) {
    throw badParams('invalid hash value')
  }
  return bytesOf(value)
}

/** A quantity in sun or energy; nothing is zero. */
export function quantityOf(value: unknown): bigint {
  if (!isSet(value)) return 0n
  const number = isHexNumber(value) ? BigInt(value) : null
  if (number === null || number >= 1n << 63n) {
    throw badParams('invalid param value: invalid hex number')
  }
  return number
}

export const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== ''

export const isHexNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value)

/** A height or a tag; a height that is not there is the caller's to find out. */
export function heightOf(node: Node, value: unknown): number {
  if (value === '' || value === 'latest') return node.head.number
  if (value === 'earliest') return 0
  if (value === 'finalized') return node.solidNumber
  if (value === 'pending' || value === 'safe') throw badParams(`TAG ${value} not supported`)
  if (!isHexNumber(value) || BigInt(value) >= 1n << 63n) throw badParams('invalid block number')
  return Number(BigInt(value))
}

export function blockAt(node: Node, height: number): BlockRecord | null {
  return height <= node.head.number ? (node.ledger.block(height) ?? null) : null
}

export function blockById(node: Node, id: string): BlockRecord | null {
  const block = blockAt(node, Number.parseInt(id.slice(0, 16), 16))
  return block?.header.id === id ? block : null
}

const tags = ['earliest', 'pending', 'finalized', 'safe']

/** State is known as it is now, not as it was. */
export function mustBeLatest(value: unknown): void {
  if (value === 'latest') return
  if (typeof value === 'string' && tags.includes(value)) {
    throw badParams('TAG [earliest | pending | finalized | safe] not supported')
  }
  const height = isHexNumber(value) || (typeof value === 'string' && /^\d+$/.test(value))
  if (!height) throw badParams('invalid block number')
  throw badParams('QUANTITY not supported, just support TAG as latest')
}
