/** Whatever bytes are run: an outcome, its energy within the limit, and no sun more or less. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { supplyOf } from '../kinds/testing/supply.ts'
import type { State } from '../state.ts'
import { operations } from './table.ts'
import { type Bench, bench, block, caller, contract, other, push } from './testing.ts'

const trx = 1_000_000n
const limit = 3_000_000n

/** Balances, stakes, what is on its way back, and what was burned. */
function supply(state: State): bigint {
  const { balances, staked, burned } = supplyOf(state)
  return balances + staked + burned
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
const small = fc.constantFrom('5f', '6001', '6020', '6040')
const value = fc.constantFrom('5f', '6001', '620f4240', push(60n * trx), push(2n ** 63n))
const target = fc.constantFrom(...addresses).map((each) => `73${each}`)
const energy = fc.constantFrom('5a', '61ffff', '5f')
const amount = fc.constantFrom(trx, 2n * trx, trx - 1n, 99n * trx, 2n ** 255n).map(push)
const resource = fc.constantFrom('5f', '6001', '6002')
const sequence = (...parts: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.tuple(...parts).map((each) => each.join(''))
const op = (...codes: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...codes)

/** Operations that do something to others, with operands that let them. */
const deeds = fc.oneof(
  sequence(small, small, small, small, value, target, energy, op('f1', 'f2')),
  sequence(small, small, small, small, target, energy, op('f4', 'fa')),
  sequence(small, small, small, small, op('63000f4241', '5f'), value, target, energy, op('d0')),
  // Creation code of up to 32 bytes, put into memory first.
  sequence(
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(push),
    op('5f52'),
    small,
    op('5f'),
    value,
    op('f0'),
  ),
  sequence(
    op(`${push(0x6001600055n << 216n)}5f52`, `${push(0x30ffn << 240n)}5f52`),
    op('5f6020'),
    op('5f'),
    value,
    op('f5', 'f0'),
  ),
  sequence(amount, resource, op('da', 'da', 'db')),
  sequence(op('dc', 'dd')),
  sequence(target, amount, resource, op('de', 'df')),
  sequence(op('6001', '5f'), small, op('55', '5d')),
)
const step = fc.oneof(
  { weight: 3, arbitrary: word.map(push) },
  { weight: 3, arbitrary: fc.constantFrom(...known).map(byte) },
  { weight: 6, arbitrary: deeds },
)
const ends = fc.oneof(
  { weight: 4, arbitrary: fc.constant('00') },
  { weight: 1, arbitrary: fc.constantFrom('5f5ffd', 'fe', '60205ff3') },
  { weight: 1, arbitrary: word.map((heir) => `${push(heir)}ff`) },
)
const program = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.array(step, { maxLength: 12 }), ends)
      .map(([steps, end]) => '5f'.repeat(8) + steps.join('') + end),
  },
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
