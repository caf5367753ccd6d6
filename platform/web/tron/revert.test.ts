import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nodeWords, revertWords } from './revert.ts'

const word = (value: number): string => value.toString(16).padStart(64, '0')
const hex = (text: string): string => Buffer.from(text).toString('hex')

test("a require's words", () => {
  const data = `08c379a0${word(32)}${word(8)}${hex('sold out').padEnd(64, '0')}`
  expect(revertWords(data)).toBe('sold out')
})

test('an overflow', () => {
  expect(revertWords(`4e487b71${word(0x11)}`)).toBe('arithmetic overflow')
})

test('no words, or a custom error', () => {
  expect(revertWords('')).toBeNull()
  expect(revertWords('12345678')).toBeNull()
  expect(revertWords(`08c379a0${word(32)}${word(80)}00`)).toBeNull()
})

test("a node's messages come in hex or plain", () => {
  expect(nodeWords(hex('Tapos check error.'))).toBe('Tapos check error.')
  expect(nodeWords('not found')).toBe('not found')
})

test('any words of a contract or a node come through as they are, broken bytes as signs for such', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (words) => {
      fc.pre(words.trim() !== '' && !words.startsWith('\uFEFF') && !/^([0-9a-f]{2})+$/i.test(words))
      const length = Buffer.byteLength(words)
      const data = `08c379a0${word(32)}${word(length)}${hex(words)}`
      expect(revertWords(data)).toBe(words.trim())
      expect(nodeWords(hex(words))).toBe(words)
    }),
    { numRuns: 1_000 },
  )
  expect(revertWords(`08c379a0${word(32)}${word(2)}c328`)).toBe('\ufffd(')
  expect(revertWords(`08c379a0${word(32)}${'f'.repeat(64)}`)).toBeNull()
})
