import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Packer } from './pack.ts'

const hex = fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString('hex'))
const leaf = fc.oneof(
  fc.constantFrom(undefined, null, true, false, '', '0', 'abc', '0abc', 'ABCD', -0, 0, NaN),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.double(),
  fc.bigInt(),
  fc.bigInt({ min: -(1n << 256n), max: 1n << 256n }),
  fc.string({ unit: 'binary' }),
  hex,
  hex.map((text) => text.slice(1)),
  fc.uint8Array(),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('value'), { noNullPrototype: true }),
  ),
}))

test('whatever is packed comes out as it was, the shapes learned again too', () => {
  const packer = new Packer()
  fc.assert(
    fc.property(value, (input) => {
      const bytes = packer.pack(input)
      expect(packer.unpack(bytes)).toStrictEqual(input)
      const other = new Packer()
      for (const keys of packer.shapes) other.learn(keys)
      expect(other.unpack(bytes)).toStrictEqual(input)
      expect(other.pack(input).equals(bytes)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('hex takes half its length, a known object a byte a field', () => {
  const packer = new Packer()
  expect(packer.pack('ab'.repeat(32))).toHaveLength(34)
  packer.pack({ x: 1, y: 2 })
  expect(packer.pack({ x: null, y: true })).toHaveLength(4)
  expect(packer.shapes).toEqual([['x', 'y']])
})

test('a text longer than the first buffer', () => {
  const packer = new Packer()
  const long = ['ü'.repeat(9000), 'ab'.repeat(9000), new Uint8Array(70_000).fill(7)]
  expect(packer.unpack(packer.pack(long))).toStrictEqual(long)
})

test.each([
  ['nothing', ''],
  ['a tag of no kind', 'ff'],
  ['a text that ends early', '0a05616263'],
  ['an unknown shape', '0d07'],
])('%s is no value', (_, bytes) => {
  expect(() => new Packer().unpack(Buffer.from(bytes, 'hex'))).toThrow('damaged')
})
