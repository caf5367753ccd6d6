/** 1 to 4: a signature's signer, hashes, the input itself. */
import { sha256, signerOf } from '../../crypto.ts'
import { wordsIn } from '../cost.ts'
import { nothing } from '../frame.ts'
import { padded } from '../word.ts'
import type { Precompile, Precompiles } from './precompile.ts'

/** The word holds 21 bytes, the prefix 41 included: Solidity masks it, raw assembly has to. */
function recover(input: Uint8Array): Uint8Array {
  if (input.length < 96) return nothing
  const [digest, v, r, s] = [0, 32, 64, 96].map((at) => padded(input, at, 32))
  if (digest === undefined || v === undefined || r === undefined || s === undefined) return nothing
  const last = v[31]
  if (v.some((byte, i) => i < 31 && byte !== 0) || (last !== 27 && last !== 28)) return nothing
  const signer = signerOf(digest, Buffer.concat([r, s, Buffer.of(last)]))
  return signer === null ? nothing : Buffer.from(signer.padStart(64, '0'), 'hex')
}

const perWord =
  (base: number, word: number) =>
  (input: Uint8Array): number =>
    base + word * wordsIn(input.length)

const identity: Precompile = { energy: perWord(15, 3), run: (input) => input }

/** In RIPEMD-160's place TRON has sha256 of the first 20 bytes of sha256. */
const doubleHash = (input: Uint8Array): Uint8Array => sha256(sha256(input).subarray(0, 20))

export const hashes: Precompiles = [
  [0x01n, { energy: () => 3000, run: recover }],
  [0x02n, { energy: perWord(60, 12), run: sha256 }],
  [0x03n, { energy: perWord(600, 120), run: doubleHash }],
  [0x04n, identity],
]
