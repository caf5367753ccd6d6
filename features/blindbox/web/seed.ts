import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import type { Hex } from '../draw.ts'

/** 32 random bytes. */
export const randomSeed = (): Hex => `0x${bytesToHex(crypto.getRandomValues(new Uint8Array(32)))}`

/** The holder's text as a seed; a seed in hex is unchanged. */
export const seedOf = (text: string): Hex =>
  /^0x[0-9a-fA-F]{64}$/.test(text.trim())
    ? (text.trim().toLowerCase() as Hex)
    : `0x${bytesToHex(keccak_256(utf8ToBytes(text)))}`
