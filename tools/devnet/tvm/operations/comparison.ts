/** Comparisons and bits. */
import { tier } from '../cost.ts'
import type { Frame } from '../frame.ts'
import { type Operations, operation, two } from '../operation.ts'
import { fromBoolean, toSigned, toWord, wordEnd } from '../word.ts'

const one =
  (work: (a: bigint) => bigint) =>
  ({ stack }: Frame): void => {
    stack.replace(work(stack.peek(0)))
  }

const bits = (word: bigint): bigint => (word === 0n ? 0n : BigInt(word.toString(2).length))

const byteAt = (index: bigint, word: bigint): bigint =>
  index > 31n ? 0n : (word >> (248n - index * 8n)) & 0xffn

const shiftLeft = (by: bigint, word: bigint): bigint => (by > 255n ? 0n : toWord(word << by))
const shiftRight = (by: bigint, word: bigint): bigint => (by > 255n ? 0n : word >> by)
const shiftRightSigned = (by: bigint, word: bigint): bigint =>
  toWord(toSigned(word) >> (by > 255n ? 255n : by))

const cheap = tier.veryLow

export const comparison: Operations = [
  [
    0x10,
    operation(
      'LT',
      2,
      1,
      cheap,
      two((a, b) => fromBoolean(a < b)),
    ),
  ],
  [
    0x11,
    operation(
      'GT',
      2,
      1,
      cheap,
      two((a, b) => fromBoolean(a > b)),
    ),
  ],
  [
    0x12,
    operation(
      'SLT',
      2,
      1,
      cheap,
      two((a, b) => fromBoolean(toSigned(a) < toSigned(b))),
    ),
  ],
  [
    0x13,
    operation(
      'SGT',
      2,
      1,
      cheap,
      two((a, b) => fromBoolean(toSigned(a) > toSigned(b))),
    ),
  ],
  [
    0x14,
    operation(
      'EQ',
      2,
      1,
      cheap,
      two((a, b) => fromBoolean(a === b)),
    ),
  ],
  [
    0x15,
    operation(
      'ISZERO',
      1,
      1,
      cheap,
      one((a) => fromBoolean(a === 0n)),
    ),
  ],
  [
    0x16,
    operation(
      'AND',
      2,
      1,
      cheap,
      two((a, b) => a & b),
    ),
  ],
  [
    0x17,
    operation(
      'OR',
      2,
      1,
      cheap,
      two((a, b) => a | b),
    ),
  ],
  [
    0x18,
    operation(
      'XOR',
      2,
      1,
      cheap,
      two((a, b) => a ^ b),
    ),
  ],
  [
    0x19,
    operation(
      'NOT',
      1,
      1,
      cheap,
      one((a) => wordEnd - 1n - a),
    ),
  ],
  [0x1a, operation('BYTE', 2, 1, cheap, two(byteAt))],
  [0x1b, operation('SHL', 2, 1, cheap, two(shiftLeft))],
  [0x1c, operation('SHR', 2, 1, cheap, two(shiftRight))],
  [0x1d, operation('SAR', 2, 1, cheap, two(shiftRightSigned))],
  [
    0x1e,
    operation(
      'CLZ',
      1,
      1,
      tier.low,
      one((a) => 256n - bits(a)),
    ),
  ],
]
