/** Hashes and signatures as TRON uses them. Hex in, hex out. */
import { createHash } from 'node:crypto'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { curve } from './curve.ts'

export const sha256 = (data: Uint8Array): Buffer => createHash('sha256').update(data).digest()
export const keccak256 = (data: Uint8Array): Buffer => Buffer.from(keccak_256(data))

/** `41` and the last 20 bytes of keccak256 of the public key: 42 hex digits. */
export function addressOfKey(privateKey: string): string {
  const point = curve.publicKey(Buffer.from(privateKey, 'hex'))
  if (point === null) throw new TypeError('not a private key')
  return addressOfPoint(point)
}

const addressOfPoint = (point: Uint8Array): string =>
  `41${keccak256(point.subarray(1)).toString('hex', 12)}`

/** r, s and v (27 or 28): 65 bytes. */
export function signDigest(digest: Uint8Array, privateKey: string): string {
  const { signature, recoveryId } = curve.sign(digest, Buffer.from(privateKey, 'hex'))
  return Buffer.from(signature).toString('hex') + (27 + recoveryId).toString(16)
}

/** The signer's address, or null when the signature is not one. v may be 0, 1, 27 or 28. */
export function signerOf(digest: Uint8Array, signature: Uint8Array): string | null {
  const v = signature[64]
  if (signature.length !== 65 || v === undefined) return null
  const id = v >= 27 ? v - 27 : v
  if (id !== 0 && id !== 1) return null
  try {
    const point = curve.recover(digest, signature.subarray(0, 64), id)
    return point === null ? null : addressOfPoint(point)
  } catch {
    return null
  }
}
