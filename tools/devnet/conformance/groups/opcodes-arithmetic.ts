import { word } from '../words.ts'
import type { Program } from './program.ts'

const ones = 'f'.repeat(64)
const minus = (value: bigint): string => word(BigInt.asUintN(256, -value))
const lowest = word(`8${'0'.repeat(63)}`)

type Line = readonly [name: string, program: string, energy: number, word: string]

/** The first operand is the one on top, that is, the one pushed last. */
const lines: readonly Line[] = [
  ['ADD', '2 3 ADD', 3 + 3 + 3, word(5)],
  ['ADD that wraps', '1 0 NOT ADD', 3 + 3 + 3 + 3, word(0)],
  ['MUL', '3 5 MUL', 6 + 5, word(15)],
  ['MUL that wraps', '2 0 NOT MUL', 9 + 5, minus(2n)],
  ['SUB', '2 10 SUB', 6 + 3, word(8)],
  ['SUB below zero', '10 2 SUB', 6 + 3, minus(8n)],
  ['DIV', '3 10 DIV', 6 + 5, word(3)],
  ['DIV by zero', '0 10 DIV', 6 + 5, word(0)],
  ['SDIV', '2 10 0 SUB SDIV', 9 + 3 + 5, minus(5n)],
  ['SDIV by zero', '0 10 SDIV', 6 + 5, word(0)],
  ['SDIV of the lowest by minus one', '0 NOT 1 255 SHL SDIV', 3 + 3 + 6 + 3 + 5, lowest],
  ['MOD', '3 10 MOD', 6 + 5, word(1)],
  ['MOD by zero', '0 10 MOD', 6 + 5, word(0)],
  ['SMOD', '3 10 0 SUB SMOD', 9 + 3 + 5, minus(1n)],
  ['SMOD by zero', '0 10 SMOD', 6 + 5, word(0)],
  ['ADDMOD', '7 5 4 ADDMOD', 9 + 8, word(2)],
  // 2^256 leaves 2 by 7, so each of the two words leaves 1.
  ['ADDMOD beyond a word', '7 0 NOT 0 NOT ADDMOD', 15 + 8, word(2)],
  ['ADDMOD by zero', '0 5 4 ADDMOD', 9 + 8, word(0)],
  ['MULMOD', '7 5 4 MULMOD', 9 + 8, word(6)],
  ['MULMOD beyond a word', '7 0 NOT 0 NOT MULMOD', 15 + 8, word(1)],
  ['MULMOD by zero', '0 5 4 MULMOD', 9 + 8, word(0)],
  ['EXP', '2 10 EXP', 6 + 10 + 10, word(100)],
  ['EXP with zero', '0 10 EXP', 6 + 10, word(1)],
  ['EXP with two bytes', '0x0100 2 EXP', 6 + 10 + 20, word(0)],
  ['EXP with 32 bytes', '0 NOT 1 EXP', 9 + 10 + 320, word(1)],
  ['SIGNEXTEND of a negative byte', '0xff 0 SIGNEXTEND', 6 + 5, ones],
  ['SIGNEXTEND of a positive byte', '0x7f 0 SIGNEXTEND', 6 + 5, word('7f')],
  ['SIGNEXTEND of all bytes', '0xff 31 SIGNEXTEND', 6 + 5, word('ff')],
  ['LT', '2 1 LT', 9, word(1)],
  ['LT of equals', '1 1 LT', 9, word(0)],
  ['GT', '1 2 GT', 9, word(1)],
  ['GT of equals', '1 1 GT', 9, word(0)],
  ['SLT', '0 0 NOT SLT', 12, word(1)],
  ['SGT', '0 NOT 0 SGT', 12, word(1)],
  ['EQ', '5 5 EQ', 9, word(1)],
  ['EQ of others', '5 6 EQ', 9, word(0)],
  ['ISZERO', '0 ISZERO', 6, word(1)],
  ['ISZERO of one', '1 ISZERO', 6, word(0)],
  ['AND', '0x0f 0x3c AND', 9, word('0c')],
  ['OR', '0x0f 0x30 OR', 9, word('3f')],
  ['XOR', '0x0f 0x3c XOR', 9, word('33')],
  ['NOT', '0 NOT', 6, ones],
  ['BYTE', '0xab 31 BYTE', 9, word('ab')],
  ['BYTE beyond', '0xab 32 BYTE', 9, word(0)],
  ['SHL', '1 4 SHL', 9, word(16)],
  ['SHL by 256', '1 0x0100 SHL', 9, word(0)],
  ['SHR', '16 4 SHR', 9, word(1)],
  ['SHR by 256', '16 0x0100 SHR', 9, word(0)],
  ['SAR of a negative', '0 NOT 4 SAR', 12, ones],
  ['SAR of a negative by 256', '0 NOT 0x0100 SAR', 12, ones],
  ['SAR of a positive', '16 2 SAR', 9, word(4)],
  ['CLZ', '1 CLZ', 3 + 5, word(255)],
  ['CLZ of zero', '0 CLZ', 3 + 5, word(256)],
]

export const arithmetic: readonly Program[] = lines.map(([name, program, energy, left]) => ({
  name,
  program,
  energy,
  word: left,
}))
