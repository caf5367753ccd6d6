import { sha256 } from '@noble/hashes/sha2.js'

import { halfWidth } from './amount.ts'

/** A TRON address as people see it: base58check, 34 characters, beginning with T. */
export type Address = string & { readonly __brand: 'Address' }

/**
 * Twenty bytes of 0: no account, and where a contract defines it so the coin of the chain itself.
 */
export const zeroAddress = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const prefix = 0x41

/** True for a well-formed base58check address with TRON's prefix and a right checksum. */
export function isAddress(text: string): text is Address {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return false
  const bytes = fromBase58(text)
  return bytes !== null && bytes[0] === prefix && checksumHolds(bytes)
}

/** An address as a person pastes it, in groups with spaces of any kind: its characters alone. */
export const typedAddress = (text: string): string => halfWidth(text).replace(/[\s\p{Cf}]/gu, '')

/** What keeps a text from being an address: it is one in another form, part of one, or none. */
export type NoAddress = 'hex' | 'shortened' | 'wrong'

export function whyNoAddress(text: string): NoAddress {
  const typed = typedAddress(text)
  if (/^(?:0x)?(?:41)?[0-9a-f]{40}$/i.test(typed)) return 'hex'
  return /^T[0-9A-Za-z]{3,10}(?:…|\.{2,3})[0-9A-Za-z]{2,10}$/.test(typed) ? 'shortened' : 'wrong'
}

/** The address, or an error that names what was given. */
export function parseAddress(text: string): Address {
  if (!isAddress(text)) throw new TypeError(`not a TRON address: ${text}`)
  return text
}

/** Addresses that were worked out before: a chain names the same ones over and over. */
const known = new Map<string, Address>()
const mostKnown = 20_000

/** `41…` (42 hex digits), `0x…` or bare 40 hex digits → `T…`. */
export function addressFromHex(hex: string): Address {
  const before = known.get(hex)
  if (before !== undefined) return before
  const address = workOut(hex)
  if (known.size >= mostKnown) known.clear()
  known.set(hex, address)
  return address
}

function workOut(hex: string): Address {
  const bare = hex.toLowerCase().replace(/^0x/, '')
  const body = bare.length === 42 && bare.startsWith('41') ? bare.slice(2) : bare
  if (!/^[0-9a-f]{40}$/.test(body)) throw new TypeError(`not an address in hex: ${hex}`)
  const bytes = new Uint8Array(25)
  bytes[0] = prefix
  for (let i = 0; i < 20; i++) bytes[i + 1] = Number.parseInt(body.slice(i * 2, i * 2 + 2), 16)
  bytes.set(checksum(bytes), 21)
  return toBase58(bytes) as Address
}

/** `T…` → 40 hex digits, without prefix: as logs and ABI words carry it. */
export function addressToHex20(address: Address): string {
  const bytes = fromBase58(address)
  if (bytes === null || bytes[0] !== prefix || !checksumHolds(bytes)) {
    throw new TypeError(`not a TRON address: ${address}`)
  }
  return Array.from(bytes.subarray(1, 21), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** `T…` → 42 hex digits with the prefix 41: as the node's HTTP API carries it. */
export const addressToHex41 = (address: Address): string => `41${addressToHex20(address)}`

function checksum(bytes: Uint8Array): Uint8Array {
  return sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4)
}

function checksumHolds(bytes: Uint8Array): boolean {
  return checksum(bytes).every((byte, i) => byte === bytes[21 + i])
}

function fromBase58(text: string): Uint8Array | null {
  let value = 0n
  for (const char of text) {
    const digit = alphabet.indexOf(char)
    if (digit < 0) return null
    value = value * 58n + BigInt(digit)
  }
  const bytes = new Uint8Array(25)
  for (let i = 24; i >= 0; i--) {
    bytes[i] = Number(value & 0xffn)
    value >>= 8n
  }
  return value === 0n ? bytes : null
}

function toBase58(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  let text = ''
  while (value > 0n) {
    text = alphabet.charAt(Number(value % 58n)) + text
    value /= 58n
  }
  return text
}
