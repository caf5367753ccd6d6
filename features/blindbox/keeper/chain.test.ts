import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { chainOf, secretsAfter } from './chain.ts'

const root = { master: `0x${'a7'.repeat(31)}01`, contract: `0x${'c0'.repeat(20)}` } as const

/**
 * The same in bytes: the last secret is a hash of master, contract and two words, each earlier one a hash of the next.
 */
function modelOf(seriesId: number, first: number): Hex[] {
  const word = (value: number): number[] => {
    const bytes = new Uint8Array(32)
    new DataView(bytes.buffer).setUint32(28, value)
    return [...bytes]
  }
  const bytesOf = (hex: string) => [...Buffer.from(hex.slice(2), 'hex')]
  const all = [bytesOf(root.master), bytesOf(root.contract), word(seriesId), word(first)].flat()
  let secret = keccak_256(Uint8Array.from(all)).slice(0, 20)
  const chain = [secret]
  for (let i = 0; i < 100; i += 1) {
    secret = keccak_256(secret).slice(0, 20)
    chain.unshift(secret)
  }
  return chain.map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
}

test('a chain is a hundred secrets behind a tip, each the hash of the next', () => {
  expect(chainOf(root, 3n, 17)).toEqual(modelOf(3, 17))
  expect(chainOf(root, 3n, 17)).toHaveLength(101)
})

test('series, requests, masters and contracts have nothing in common', () => {
  const others = [
    chainOf(root, 4n, 17),
    chainOf(root, 3n, 18),
    chainOf({ ...root, master: `0x${'a7'.repeat(31)}02` }, 3n, 17),
    chainOf({ ...root, contract: `0x${'c1'.repeat(20)}` }, 3n, 17),
  ]
  const all = [chainOf(root, 3n, 17), ...others].flat()
  expect(new Set(all).size).toBe(5 * 101)
})

test('from a tip on, the secrets are found, wherever their chain began and however long it is', () => {
  const model = modelOf(3, 6)
  // None of it is settled: the next one is the first.
  expect(secretsAfter(root, 3n, model[0]!, 5)).toEqual(model.slice(1))
  // Four are settled, and two more were made.
  expect(secretsAfter(root, 3n, model[4]!, 11)).toEqual(model.slice(5))
})

test('a tip of another master gives none', () => {
  expect(secretsAfter({ ...root, master: `0x${'11'.repeat(32)}` }, 3n, modelOf(3, 6)[0]!, 8)).toBe(
    null,
  )
  // One that would begin after the last request.
  expect(secretsAfter(root, 3n, modelOf(3, 10)[0]!, 8)).toBe(null)
})
