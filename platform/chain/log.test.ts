import { addressFromHex } from '#platform/std/address.ts'
import fc from 'fast-check'
import {
  type Abi,
  type AbiParameter,
  decodeEventLog,
  encodeAbiParameters,
  encodeEventTopics,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'

import { toPlain } from './abi.ts'
import { decodeLog } from './log.ts'

const abi = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const usdtHex = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const usdt = addressFromHex(usdtHex)
const word = (hex: string): string => hex.padStart(64, '0')

test('a log is read by its topics; one that the ABI does not know is null', () => {
  const transfer = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const topics = [transfer, word(usdtHex), word('0')]
  expect(decodeLog(abi, topics, word('5'))).toEqual({
    name: 'Transfer',
    args: { from: usdt, to: addressFromHex('0'.repeat(40)), value: 5n },
  })
  expect(decodeLog(abi, [word('1'), ...topics.slice(1)], word('5'))).toBeNull()
  expect(decodeLog(abi, [], '')).toBeNull()
  expect(decodeLog(abi, topics, '')).toBeNull()
})

test('a text that looks like an address in hex stays as it is', () => {
  const named = parseAbi(['event Named(address by, string name, bytes[] calls)'])
  const hex = `0x${usdtHex.toUpperCase()}` as const
  const data = encodeAbiParameters(named[0].inputs, [`0x${usdtHex}`, hex, [hex]]).slice(2)
  const [topic] = encodeEventTopics({ abi: named })
  expect(decodeLog(named, [topic.slice(2)], data)?.args).toEqual({
    by: usdt,
    name: hex,
    calls: [hex.toLowerCase()],
  })
})

const types = [
  'uint256',
  'uint64',
  'uint40',
  'uint8',
  'address',
  'bool',
  'bytes32',
  'int256',
  'uint256[]',
  'string',
]

const valueOf = (type: string): fc.Arbitrary<unknown> => {
  if (type === 'address') return hexOf(20)
  if (type === 'bytes32') return hexOf(32)
  if (type === 'bool') return fc.boolean()
  if (type === 'string') return fc.string()
  if (type === 'int256') return fc.bigInt({ min: -(2n ** 255n), max: 2n ** 255n - 1n })
  if (type === 'uint256[]') return fc.array(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }))
  const bits = Number(type.slice(4))
  const most = 2n ** BigInt(bits) - 1n
  const value = fc.bigInt({ min: 0n, max: most })
  return bits > 48 ? value : value.map(Number)
}

const hexOf = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((all) => `0x${Buffer.from(all).toString('hex')}`)

const inputs = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(...types),
    indexed: fc.boolean(),
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  }),
  { selector: ({ name }) => name, maxLength: 5 },
)

const events = inputs
  // At most three topics; of a value that is not one word a topic holds only the hash.
  .filter((all) => all.filter(({ indexed }) => indexed).length <= 3)
  .map((all) =>
    all.map((one) => ({ ...one, indexed: one.indexed && !/string|\[\]/.test(one.type) })),
  )
  .chain((all) => fc.tuple(fc.constant(all), fc.tuple(...all.map(({ type }) => valueOf(type)))))

test('a log is what viem reads in it, with addresses in base58', () => {
  fc.assert(
    fc.property(events, fc.nat(3), ([parameters, values], cut) => {
      const abiOf: Abi = [{ type: 'event', name: 'E', inputs: parameters }]
      const args = Object.fromEntries(parameters.map(({ name }, i) => [name, values[i]]))
      const topics = encodeEventTopics({ abi: abiOf, eventName: 'E', args }) as `0x${string}`[]
      const plain = parameters.flatMap((one, i) => (one.indexed ? [] : [[one, values[i]] as const]))
      const whole = encodeAbiParameters(
        plain.map(([one]) => one as AbiParameter),
        plain.map(([, value]) => value),
      )
      // Too short, in some: no log of this event.
      const data = (cut === 3 ? whole.slice(0, -2) : whole) as `0x${string}`
      const theirs = (() => {
        try {
          const read = decodeEventLog({ abi: abiOf, topics: topics as [`0x${string}`], data })
          return { name: 'E', args: toPlain(read.args ?? {}) }
        } catch {
          return null
        }
      })()
      const bare = topics.map((topic) => topic.slice(2))
      expect(decodeLog(abiOf, bare, data.slice(2))).toEqual(theirs)
    }),
  )
})
