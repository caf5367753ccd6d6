/** Sums, products, quotients and powers, all modulo 2^256. */
import { price, tier } from '../cost.ts'
import type { Frame } from '../frame.ts'
import { type Operations, operation, two } from '../operation.ts'
import { bytesOf, toSigned, toWord } from '../word.ts'

const three =
  (work: (a: bigint, b: bigint, c: bigint) => bigint) =>
  ({ stack }: Frame): void => {
    const a = stack.pop()
    const b = stack.pop()
    stack.replace(work(a, b, stack.peek(0)))
  }

export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = toWord(result * square)
    square = toWord(square * square)
  }
  return result
}

function signExtend(index: bigint, word: bigint): bigint {
  if (index > 30n) return word
  const bits = Number(index) * 8 + 8
  return toWord(BigInt.asIntN(bits, word))
}

const exponentPrice = ({ stack }: Frame): number => price.exponentByte * bytesOf(stack.peek(1))

export const arithmetic: Operations = [
  [
    0x01,
    operation(
      'ADD',
      2,
      1,
      tier.veryLow,
      two((a, b) => toWord(a + b)),
    ),
  ],
  [
    0x02,
    operation(
      'MUL',
      2,
      1,
      tier.low,
      two((a, b) => toWord(a * b)),
    ),
  ],
  [
    0x03,
    operation(
      'SUB',
      2,
      1,
      tier.veryLow,
      two((a, b) => toWord(a - b)),
    ),
  ],
  [
    0x04,
    operation(
      'DIV',
      2,
      1,
      tier.low,
      two((a, b) => (b === 0n ? 0n : a / b)),
    ),
  ],
  [0x05, operation('SDIV', 2, 1, tier.low, two(signedQuotient))],
  [
    0x06,
    operation(
      'MOD',
      2,
      1,
      tier.low,
      two((a, b) => (b === 0n ? 0n : a % b)),
    ),
  ],
  [0x07, operation('SMOD', 2, 1, tier.low, two(signedRest))],
  [
    0x08,
    operation(
      'ADDMOD',
      3,
      1,
      tier.mid,
      three((a, b, n) => (n === 0n ? 0n : (a + b) % n)),
    ),
  ],
  [
    0x09,
    operation(
      'MULMOD',
      3,
      1,
      tier.mid,
      three((a, b, n) => (n === 0n ? 0n : (a * b) % n)),
    ),
  ],
  [0x0a, operation('EXP', 2, 1, tier.high, two(power), exponentPrice)],
  [0x0b, operation('SIGNEXTEND', 2, 1, tier.low, two(signExtend))],
]

function signedQuotient(a: bigint, b: bigint): bigint {
  return b === 0n ? 0n : toWord(toSigned(a) / toSigned(b))
}

function signedRest(a: bigint, b: bigint): bigint {
  return b === 0n ? 0n : toWord(toSigned(a) % toSigned(b))
}
