import { keccak256, toHex } from 'viem'
import { expect, test } from 'vitest'

import { randomSeed, seedOf } from './seed.ts'

test.each(['lucky', '幸運', ' '])('%j becomes its hash, as another library has it', (text) => {
  expect(seedOf(text)).toBe(keccak256(toHex(text)))
})

test('a seed in hex is unchanged', () => {
  expect(seedOf(` 0x${'Ab'.repeat(32)} `)).toBe(`0x${'ab'.repeat(32)}`)
  // One digit short: an ordinary text.
  const short = `0x${'a'.repeat(63)}`
  expect(seedOf(short)).toBe(keccak256(toHex(short)))
})

test('a random one has 32 bytes and is another each time', () => {
  const seeds = Array.from({ length: 50 }, randomSeed)
  expect(seeds.every((seed) => /^0x[0-9a-f]{64}$/.test(seed))).toBe(true)
  expect(new Set(seeds).size).toBe(50)
})
