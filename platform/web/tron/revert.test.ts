import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { nodeMessage, revertMessage } from './revert.ts'

const word = (value: number): string => value.toString(16).padStart(64, '0')
const hex = (text: string): string => Buffer.from(text).toString('hex')

test("a require's words", () => {
  const data = `08c379a0${word(32)}${word(8)}${hex('sold out').padEnd(64, '0')}`
  expect(revertMessage(data)).toBe('sold out')
})

test('an overflow', () => {
  expect(revertMessage(`4e487b71${word(0x11)}`)).toBe('arithmetic overflow')
})

test('no words, or a custom error', () => {
  expect(revertMessage('')).toBeNull()
  expect(revertMessage('12345678')).toBeNull()
  expect(revertMessage(`08c379a0${word(32)}${word(80)}00`)).toBeNull()
})

test("a node's messages come in hex or plain", () => {
  expect(nodeMessage(hex('Tapos check error.'))).toBe('Tapos check error.')
  expect(nodeMessage('not found')).toBe('not found')
})

test('any words of a contract or a node come through as they are, broken bytes as signs for such', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (message) => {
      fc.pre(
        message.trim() !== '' &&
          !message.startsWith('\uFEFF') &&
          !/^([0-9a-f]{2})+$/i.test(message),
      )
      const length = Buffer.byteLength(message)
      const data = `08c379a0${word(32)}${word(length)}${hex(message)}`
      expect(revertMessage(data)).toBe(message.trim())
      expect(nodeMessage(hex(message))).toBe(message)
    }),
    { numRuns: 1_000 },
  )
  expect(revertMessage(`08c379a0${word(32)}${word(2)}c328`)).toBe('\ufffd(')
  expect(revertMessage(`08c379a0${word(32)}${'f'.repeat(64)}`)).toBeNull()
})
