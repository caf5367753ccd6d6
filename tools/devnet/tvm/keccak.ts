/** keccak256 for programs. Slots of mappings are asked for again and again: the last ones are kept. */
import { keccak256 } from '../crypto.ts'
import { fromBytes } from './word.ts'

const slotLength = 64
const most = 4096
const known = new Map<string, bigint>()

export function keccakWord(bytes: Uint8Array): bigint {
  if (bytes.length !== slotLength) return fromBytes(keccak256(bytes))
  const key = Buffer.from(bytes.buffer, bytes.byteOffset, slotLength).toString('latin1')
  let word = known.get(key)
  if (word === undefined) {
    word = fromBytes(keccak256(bytes))
    if (known.size === most) known.clear()
    known.set(key, word)
  }
  return word
}
