/** Whatever bytes are run: an outcome, its energy within the limit, and no sun more or less. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stakeOf } from '../resources/limits.ts'
import type { State } from '../state.ts'
import { operations } from './table.ts'
import { type Bench, bench, block, caller, contract, other, push } from './testing.ts'

const trx = 1_000_000n
const limit = 3_000_000n

/** Balances, stakes, what is on its way back, and what was burned. */
function supply(state: State): bigint {
  let sum = state.total('burned')
  for (const [, row] of state.accounts()) {
    const { frozen, unfreezing, delegated } = stakeOf(row)
    const waiting = unfreezing.map(({ amount }) => amount)
    for (const sun of [row.balance, ...frozen, ...delegated, ...waiting]) sum += sun
  }
  return sum
}

function world(first: string, second: string): Bench {
  const made = bench({}, { ...block, timestamp: 1_750_000_000_000 })
  made.state.credit(caller, 100n * trx, 0)
  made.state.credit(contract, 50n * trx, 0)
  made.state.credit(other, 50n * trx, 0)
  made.install(contract, first)
  made.install(other, second)
  return made
}

const byte = (code: number): string => code.toString(16).padStart(2, '0')
const known = operations.flatMap((each, code) => (each === undefined ? [] : [code]))
const addresses = [
  contract,
  other,
  caller,
  '99'.repeat(20),
  ...range(1, 10),
  ...range(0x1000005, 21),
]
function range(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => (first + i).toString(16).padStart(40, '0'))
}

const word = fc.oneof(
  { weight: 3, arbitrary: fc.bigInt({ min: 0n, max: 96n }) },
  { weight: 3, arbitrary: fc.constantFrom(...addresses).map((each) => BigInt(`0x${each}`)) },
  { weight: 1, arbitrary: fc.constantFrom(trx, 2n * trx, 2n ** 63n, 2n ** 256n - 1n) },
  { weight: 1, arbitrary: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }) },
)
const step = fc.oneof(
  { weight: 5, arbitrary: word.map(push) },
  { weight: 5, arbitrary: fc.constantFrom(...known).map(byte) },
  { weight: 1, arbitrary: fc.nat(255).map(byte) },
  // What makes, pays, stakes, lends and ends, with its operands where it wants them.
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.array(word.map(push), { minLength: 8, maxLength: 8 }),
        fc.constantFrom(
          'd0',
          'f0',
          'f1',
          'f2',
          'f4',
          'f5',
          'fa',
          'da',
          'db',
          'dc',
          'dd',
          'de',
          'df',
        ),
      )
      .map(([words, code]) => words.join('') + code),
  },
  { weight: 1, arbitrary: word.map((heir) => `${push(heir)}ff`) },
)
const program = fc.oneof(
  { weight: 5, arbitrary: fc.array(step, { maxLength: 24 }).map((steps) => steps.join('')) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 80 }).map((b) => Buffer.from(b).toString('hex')),
  },
)

test('any program', () => {
  fc.assert(
    fc.property(program, program, fc.nat(5), fc.boolean(), (first, second, value, deployment) => {
      const { state, call, deploy } = world(first, second)
      const before = supply(state)
      const start = state.position
      const invocation = { value: BigInt(value), energyLimit: limit }
      const outcome = deployment ? deploy(first, invocation) : call(invocation)
      expect(outcome.energy).toBeGreaterThanOrEqual(0n)
      expect(outcome.energy).toBeLessThanOrEqual(limit)
      expect(supply(state)).toBe(before)
      const failed = outcome.result !== 'SUCCESS'
      expect(failed && (state.position !== start || outcome.logs.length > 0)).toBe(false)
      expect(failed && outcome.internal.some(({ rejected }) => !rejected)).toBe(false)
      expect([...state.rows('storage')].filter(([, stored]) => stored === '')).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
