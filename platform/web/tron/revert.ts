import { bytesOf, hexOf } from '#platform/chain/hex.ts'

const errorString = '08c379a0'
const panic = '4e487b71'

const panics: Readonly<Record<number, string>> = {
  0x01: 'assertion failed',
  0x11: 'arithmetic overflow',
  0x12: 'division by zero',
  0x32: 'index out of range',
}

/** The contract's own words in a revert's data, where it used `require` or `assert`; else null. */
export function revertMessage(dataHex: string): string | null {
  const hex = dataHex.replace(/^0x/, '').toLowerCase()
  if (hex.startsWith(panic)) return panics[Number.parseInt(hex.slice(8), 16)] ?? 'panic'
  if (!hex.startsWith(errorString)) return null
  const length = Number.parseInt(hex.slice(72, 136), 16)
  const body = hex.slice(136, 136 + length * 2)
  if (!Number.isFinite(length) || body.length !== length * 2) return null
  const sentence = new TextDecoder().decode(bytesOf(body)).trim()
  return sentence === '' ? null : sentence
}

/** Messages of a node are hex of UTF-8, except where they are plain text. */
export function nodeMessage(message: string): string {
  if (!/^([0-9a-f]{2})+$/i.test(message)) return message
  const bytes = bytesOf(message)
  const sentence = new TextDecoder().decode(bytes)
  return hexOf(new TextEncoder().encode(sentence)) === hexOf(bytes) ? sentence : message
}
