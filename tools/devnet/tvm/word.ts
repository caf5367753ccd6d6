/** The machine's words: 256 bits without a sign, as bigints from 0 to 2^256 - 1. */

const addressMask = (1n << 160n) - 1n
export const wordEnd = 1n << 256n
/** The greatest number of sun or tokens that a transfer can carry. */
export const longMax = (1n << 63n) - 1n
/** Token ids begin above this. */
export const minTokenId = 1_000_000n
const intMax = 0x7fff_ffff

export const toWord = (value: bigint): bigint => BigInt.asUintN(256, value)
export const toSigned = (word: bigint): bigint => BigInt.asIntN(256, word)
export const fromBoolean = (yes: boolean): bigint => (yes ? 1n : 0n)

/** The last 20 bytes in hex; whatever stands above them is dirt. */
export const addressOf = (word: bigint): string =>
  (word & addressMask).toString(16).padStart(40, '0')

export const fromHex = (hex: string): bigint => (hex === '' ? 0n : BigInt(`0x${hex}`))
export const toHex = (word: bigint): string => word.toString(16).padStart(64, '0')
export const fromBytes = (bytes: Uint8Array): bigint => fromHex(hexOf(bytes))

export const hexOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')

/** 32 bytes. */
export const toBytes = (word: bigint): Uint8Array => Buffer.from(toHex(word), 'hex')

/** As a full node reads offsets and lengths: what does not fit 31 bits is the greatest that does. */
export const toInt = (word: bigint): number => (word > 0x7fff_ffffn ? intMax : Number(word))

export const bytesOf = (word: bigint): number =>
  word === 0n ? 0 : Math.ceil(word.toString(16).length / 2)

/** A part of some bytes as if zeros followed them without end. */
export function padded(bytes: Uint8Array, start: number, length: number): Uint8Array {
  const part = new Uint8Array(length)
  if (start < bytes.length) part.set(bytes.subarray(start, start + length))
  return part
}
