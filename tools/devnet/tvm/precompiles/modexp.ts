/** 5: powers modulo a number, within Osaka's bounds and at its prices. */
import { fromBytes, padded, toInt } from '../word.ts'
import type { Precompiles } from './precompile.ts'

const header = 96
const longestNumber = 1024
const leastEnergy = 500
const maxLong = 2 ** 63

interface Lengths {
  readonly base: number
  readonly exponent: number
  readonly modulus: number
}

function lengthsOf(input: Uint8Array): Lengths {
  const at = (offset: number): number => toInt(fromBytes(padded(input, offset, 32)))
  return { base: at(0), exponent: at(32), modulus: at(64) }
}

function energy(input: Uint8Array): number {
  const { base, exponent, modulus } = lengthsOf(input)
  const longest = Math.max(base, modulus)
  const words = Math.ceil(longest / 8)
  const complexity = longest <= 32 ? 16 : 2 * words * words
  const head = fromBytes(padded(input, header + base, Math.min(exponent, 32)))
  const bits = head === 0n ? 0 : head.toString(2).length - 1
  const rounds = Math.max(1, bits + (exponent > 32 ? 16 * (exponent - 32) : 0))
  return Math.min(maxLong, Math.max(leastEnergy, complexity * rounds))
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

function run(input: Uint8Array): Uint8Array | null {
  const lengths = lengthsOf(input)
  if (Math.max(lengths.base, lengths.exponent, lengths.modulus) > longestNumber) return null
  const number = (offset: number, length: number): bigint =>
    fromBytes(padded(input, header + offset, length))
  const modulus = number(lengths.base + lengths.exponent, lengths.modulus)
  if (modulus === 0n) return new Uint8Array(lengths.modulus)
  const base = number(0, lengths.base)
  const exponent = number(lengths.base, lengths.exponent)
  const hex = power(base, exponent, modulus).toString(16)
  return Buffer.from(hex.padStart(lengths.modulus * 2, '0'), 'hex')
}

export const modexp: Precompiles = [[0x05n, { energy, run }]]
