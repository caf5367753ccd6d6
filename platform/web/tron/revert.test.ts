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
