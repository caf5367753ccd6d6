/** The energy of each opcode, and what it leaves, tried as creation code that ends with its answer. */
import { answer, asm } from '../asm.ts'
import { type Row, source } from '../row.ts'
import { word } from '../words.ts'
import { arithmetic } from './opcodes-arithmetic.ts'
import { machine } from './opcodes-machine.ts'
import type { Program } from './program.ts'

/** `0 MSTORE 32 0 RETURN` and 200 for each byte that a creation returns. */
const answering = 3 + 1 + 3 + 3 + 3 + 0 + 32 * 200
const from = source('EnergyCost, OperationRegistry, OperationActions')

const codeOf = ({ program, word: expected }: Program): string =>
  asm(expected === undefined ? `${program} STOP` : `${program} ${answer}`)

function total({ energy, word: expected, warm }: Program): number {
  if (expected === undefined) return energy
  return energy + answering - (warm === true ? 3 : 0)
}

/** Zero is left out of an answer. */
const shown = (energy: number): number | undefined => (energy === 0 ? undefined : energy)

const constantRow = (each: Program): Row => ({
  id: `opcode/${each.name} (constant)`,
  what: `${each.program} takes ${each.energy} energy${each.word === undefined ? '' : ' and leaves its word'}`,
  from,
  needs: [],
  expect: {
    energy_used: shown(total(each)),
    constant_result: [each.word ?? ''],
    result: { result: true },
  },
  see: async (bench) => {
    const seen = await bench.constant({ data: codeOf(each) })
    return { ...seen, energy_used: seen['energy_used'] }
  },
})

const transactionRow = (each: Program): Row => ({
  id: `opcode/${each.name} (transaction)`,
  what: `${each.program} takes ${each.energy} energy in a deployment`,
  from,
  needs: ['key'],
  expect: { result: 'SUCCESS', energy_usage_total: shown(total(each)) },
  see: async (bench) => {
    const { receipt } = await bench.deploy(codeOf(each))
    return { ...receipt, energy_usage_total: receipt?.['energy_usage_total'] }
  },
})

/** PUSH1 … PUSH32 push their bytes: 3 energy. */
const pushes: readonly Program[] = Array.from({ length: 32 }, (_, i) => {
  const bytes = Array.from({ length: i + 1 }, (_each, k) => (k + 1).toString(16).padStart(2, '0'))
  return {
    name: `PUSH${i + 1}`,
    program: `0x${bytes.join('')}`,
    energy: 3,
    word: word(bytes.join('')),
  }
})

/** Pushes 1 … n and brings the first of them up. */
const numbered = (count: number): string =>
  Array.from({ length: count }, (_, i) => String(i + 1)).join(' ')
const reaching = (verb: 'DUP' | 'SWAP'): Program[] =>
  Array.from({ length: 16 }, (_, i) => {
    const pushed = verb === 'DUP' ? i + 1 : i + 2
    return {
      name: `${verb}${i + 1}`,
      program: `${numbered(pushed)} ${verb}${i + 1}`,
      energy: 3 * pushed + 3,
      word: word(1),
    }
  })

const programs: readonly Program[] = [
  ...arithmetic,
  ...machine,
  ...pushes,
  ...reaching('DUP'),
  ...reaching('SWAP'),
]

export const opcodeRows: readonly Row[] = [
  ...programs.map(constantRow),
  ...programs.filter(({ energy, word: kept }) => energy > 0 || kept).map(transactionRow),
]
