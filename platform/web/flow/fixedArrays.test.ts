import { type ArgsOf, action } from '#platform/std/action.ts'
import { parseAddress } from '#platform/std/address.ts'
import { amountField } from '#platform/std/fields.ts'
import { seed } from '#platform/std/testing/campaign.ts'
import { defineTexts } from '#platform/std/text.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { provideRuntimeConfig } from '../runtime.ts'
import { translate } from '../translate.ts'
import { decodeCall, encodeCall, signatureOf } from '../tron/calldata.ts'
import { decodeRawData, encodeRawData } from '#platform/chain/rawData.ts'
import { readShown } from './agreed.ts'
import type { ItemMeaning } from './flow.ts'
import { callRows } from './moments/callRows.ts'
import { review } from './review.ts'
import { attempt, caught, type Honest, outcomeOf, reviewed } from './testing/forgeries/attempt.ts'
import type { Forgery } from './testing/forgeries/kind.ts'
import { expectDeclared, someone } from './testing/signs.ts'

provideRuntimeConfig({})

const casesEach = 500
const method =
  'make(string name, uint256[9] numbers, address to, bool[2] switches, address[2] payees)'
const t = defineTexts({
  any: { en: 'any', tc: '任何' },
  rate: { en: 'Rate', tc: '費率' },
  supply: { en: 'Supply', tc: '供應量' },
  wait: { en: 'Wait', tc: '等待' },
  on: { en: 'On', tc: '開啟' },
  payee: { en: 'Payee', tc: '收款者' },
})

const other = parseAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
const make = action({
  path: '/tessera/test/make',
  summary: 'An order',
  access: 'session',
  kind: 'test.make',
  contract: 'Maker',
  method,
  input: { name: z.string(), supply: amountField, wait: amountField },
})
const rate: ItemMeaning = { meaning: t.rate, unit: (value) => `${value} of 10,000` }
const wait: ItemMeaning = { meaning: t.wait, unit: 'seconds' }
const supply: ItemMeaning = { meaning: t.supply }
const numbers = [supply, rate, rate, wait, rate, supply, wait, rate, supply] as const
const on: ItemMeaning = { meaning: t.on }
const payee: ItemMeaning = { meaning: t.payee }
const view = {
  title: t.any,
  question: () => '',
  picture: () => null,
  goesTo: null,
  meaning: { name: t.any, numbers, to: t.any, switches: [on, on], payees: [payee, payee] },
  fallback: 'Create error',
  summary: () => [],
  done: t.any,
  next: () => [],
  invalidates: [],
} as const

const fixedFlow = review(make, {
  ...view,
  fixed: ({ supply = '', wait = '' }) => ({
    numbers: [supply, '300', '500', wait, '0', '7', '3600', '100', '9'],
    to: someone,
    switches: ['true', 'false'],
    payees: [someone, other],
  }),
})
const openFlow = review(make, {
  ...view,
  fixed: () => ({ numbers: null, to: someone, switches: null, payees: null }),
})

const subject = { name: 'A, "B" [C]', supply: '1000', wait: '86400' }
const args = [
  subject.name,
  '["1000","300","500","86400","0","7","3600","100","9"]',
  someone,
  '[true,false]',
  JSON.stringify([someone, other]),
] as const
const contracts = { Maker: parseAddress('TJRabPrwbZy45sbavfcjinPJC18kjpRTv8') }
const callOf = (changed: readonly string[]): Honest['call'] => ({
  contract: contracts.Maker,
  selector: signatureOf(method),
  args: [...changed],
  callValue: '0',
  feeLimit: '6500000',
})
const honestOf = (flow: Honest['flow'], changed: readonly string[] = args): Honest => ({
  flow,
  subject,
  call: callOf(changed),
  contracts,
})

/** The arguments with one item changed, or two of one array exchanged. */
const tampered: fc.Arbitrary<readonly string[]> = fc
  .record({
    at: fc.constantFrom(1, 3, 4),
    item: fc.nat(8),
    by: fc.oneof(fc.bigInt(1n, 2n ** 64n), fc.bigInt(1n, 2n ** 256n - 1n)),
    exchanged: fc.boolean(),
  })
  .map(({ at, item, by, exchanged }) => {
    const list = JSON.parse(args[at]!) as (string | boolean)[]
    const [i, j] = [item % list.length, (item + 1) % list.length]
    const was = list[i]!
    if (exchanged) [list[i], list[j]] = [list[j]!, was]
    else if (typeof was === 'boolean') list[i] = !was
    else if (at === 4) list[i] = was === someone ? other : someone
    else list[i] = String((BigInt(was) + by) % 2n ** 256n)
    return args.map((arg, k) => (k === at ? JSON.stringify(list) : arg))
  })
  .filter((changed) => changed.some((arg, i) => arg !== args[i]))

/** The server orders them, or the node builds them. */
const forgeries = fc
  .record({ changed: tampered, by: fc.constantFrom('server', 'node') })
  .map(({ changed, by }): Forgery => ({
    name: `${by}: ${JSON.stringify(changed)}`,
    reported: ['TAMPERED'],
    before: (world) => {
      if (by === 'node') {
        const data = encodeCall(signatureOf(method), changed)
        world.tamper = (hex) => encodeRawData({ ...decodeRawData(hex), data })
      } else {
        for (const [id, ticket] of world.ordered) {
          world.ordered.set(id, { ...ticket, call: callOf(changed) })
        }
      }
    },
  }))

test(`items that the subject fixes: ${casesEach} tampered cases, each refused (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(forgeries, async (forgery) => {
      const came = await attempt(honestOf(fixedFlow), forgery)
      expect(outcomeOf(came, forgery)).toEqual(caught(forgery))
    }),
    { numRuns: casesEach, seed, endOnFailure: true },
  )
})

function rowsOf(flow: Honest['flow'], rawHex: string) {
  const shown = readShown(rawHex, flow, subject, contracts)
  const facts = { shown, flow, subject, config: null, formats: { dateTime: String } }
  return callRows(facts, (...passed) => translate('en', ...passed))
}

/** By hand: the rows of a reader, from the arguments as an order has them. */
function rowsExpected(changed: readonly string[]) {
  const [supplies, rates, waits] = [
    [0, 5, 8],
    [1, 2, 4, 7],
    [3, 6],
  ]
  const listOf = (at: number) => (JSON.parse(changed[at]!) as unknown[]).map(String)
  const whole = (seconds: bigint): string | null => {
    const days = seconds / 86_400n
    if (seconds % 86_400n !== 0n || seconds > BigInt(Number.MAX_SAFE_INTEGER)) return null
    return days === 1n ? '1 day' : `${new Intl.NumberFormat('en').format(days)} days`
  }
  const addressRow = (label: string, address: string) => ({
    label,
    human: address === someone ? 'Your wallet' : null,
    raw: address.replace(/(.{4})(?=.)/g, '$1 '),
  })
  return [
    { label: 'any', human: null, raw: subject.name },
    ...listOf(1).map((raw, i) => {
      if (supplies.includes(i)) return { label: 'Supply', human: null, raw }
      if (rates.includes(i)) return { label: 'Rate', human: `${raw} of 10,000`, raw }
      expect(waits).toContain(i)
      return { label: 'Wait', human: whole(BigInt(raw)), raw }
    }),
    addressRow('any', someone),
    ...listOf(3).map((raw) => ({ label: 'On', human: null, raw })),
    ...listOf(4).map((one) => addressRow('Payee', one)),
  ]
}

test(`items that the server chooses: ${casesEach} cases, each shown exactly (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(tampered, async (changed) => {
      const { shown } = await reviewed(honestOf(openFlow, changed), null)
      expect(shown?.stage).toBe('review')
      expect(rowsOf(openFlow, shown?.tx?.rawHex ?? '')).toEqual(rowsExpected(changed))
    }),
    { numRuns: casesEach, seed, endOnFailure: true },
  )
})

test('an honest call goes through, and an item that the subject lacks is no 0', async () => {
  const { shown, end } = await attempt(honestOf(fixedFlow), null)
  expect(end?.stage).toBe('done')
  expect(rowsOf(fixedFlow, shown?.tx?.rawHex ?? '')).toEqual(rowsExpected(args))
  const { supply: _, ...without } = subject
  const zero = args.map((arg) => arg.replace('"1000"', '"0"'))
  const lacking = await attempt({ ...honestOf(fixedFlow, zero), subject: without }, null)
  expect(lacking.end).toMatchObject({ stage: 'refused', note: { code: 'TAMPERED' } })
})

test('a list of the wrong length is no such call', () => {
  for (const count of [8, 10]) {
    const list = JSON.stringify(Array.from({ length: count }, () => '1'))
    expect(() => encodeCall(signatureOf(method), args.with(1, list))).toThrow('length')
  }
  const data = encodeCall(signatureOf(method), args)
  expect(decodeCall(method, data).map(({ value }) => value)).toEqual(args)
})

test('each item has its meaning, counted by the compiler and against the ABI', () => {
  const inputs = [
    { name: 'name', type: 'string' },
    { name: 'numbers', type: 'uint256[9]' },
    { name: 'to', type: 'address' },
    { name: 'switches', type: 'bool[2]' },
    { name: 'payees', type: 'address[2]' },
  ]
  const abi = [
    { type: 'function', name: 'make', stateMutability: 'nonpayable', inputs, outputs: [] },
  ] as const
  expectDeclared(method, fixedFlow.signs, abi)
  const short = { ...view.meaning, numbers: numbers.slice(1) }
  expect(() => expectDeclared(method, { meaning: short }, abi)).toThrow('numbers')

  const fixed = () => ({ numbers: null, to: someone, switches: null, payees: null })
  // @ts-expect-error: one item has no meaning
  review(make, { ...view, fixed, meaning: { ...view.meaning, switches: [on] } })
  // @ts-expect-error: one meaning has no item
  review(make, { ...view, fixed, meaning: { ...view.meaning, switches: [on, on, on] } })
  // @ts-expect-error: a value for each item
  review(make, { ...view, fixed: () => ({ ...fixed(), switches: ['true'] }) })
  // @ts-expect-error: no field of the request stands for a fixed array
  review(make, { ...view, fixed: () => ({ to: someone, switches: null, payees: null }) })
  const args: ArgsOf<'set(uint256[2] pair, bool[1] on)'> = { pair: [1n, 2n], on: [true] }
  // @ts-expect-error: two of them
  const more: typeof args = { pair: [1n, 2n, 3n], on: [true] }
  expect(more.pair).toHaveLength(args.pair.length + 1)
})
