import { seed } from '#platform/std/testing/campaign.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import * as fc from 'fast-check'
import { type Abi, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { WebFeature } from '../feature.ts'
import type { AnyFlow, Subject } from './flow.ts'
import type { Forgery } from './testing/forgeries/kind.ts'
import type { SigningExample } from './testing/signingExample.ts'

import { provideRuntimeConfig } from '../runtime.ts'
import { NotWhatWasAsked } from '../tron/build.ts'
import { signatureOf } from '../tron/calldata.ts'
import { decodeRawData } from '#platform/chain/rawData.ts'
import { readShown, requireDeclared, valueOf } from './agreed.ts'
import { attempt, caught, type Honest, outcomeOf } from './testing/forgeries/attempt.ts'
import { nodeForgeries } from './testing/forgeries/node.ts'
import { elsewhere, serverForgeries } from './testing/forgeries/server.ts'
import { storageForgeries } from './testing/forgeries/storage.ts'
import { walletForgeries } from './testing/forgeries/wallet.ts'
import { madeAbi } from './testing/madeAbi.ts'
import { expectDeclared, someone } from './testing/signs.ts'

/**
 * Between the order and the broadcast stand the server, the node, the browser's storage and the
 * wallet. Each of them lies here, in every way that bytes allow, about every action that the features
 * declare; none may get anything signed or sent that was not shown.
 */
const casesEach = 40

provideRuntimeConfig({})

const modules = import.meta.glob<Record<string, WebFeature>>(
  ['../../../features/*/manifest.web.ts', '../../../features/*/manifest.web.tsx'],
  { eager: true },
)
const features = Object.values(modules).flatMap((module) => Object.values(module))
const flows: AnyFlow[] = []
for (const { flows: source } of features) {
  flows.push(...(typeof source === 'function' ? await source() : (source ?? [])))
}

const abis = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, Abi>>(
      ['../../contracts/abi.ts', '../../../features/*/contract/abi.ts'],
      { eager: true },
    ),
  ),
) as Record<string, Abi>
const abiOf = (contract: string): Abi | undefined =>
  abis[`${contract.charAt(0).toLowerCase()}${contract.slice(1)}Abi`]

const signing = Object.values(
  import.meta.glob<Record<string, { readonly signing?: SigningExample }>>(
    '../../../features/*/examples.ts',
    { eager: true },
  ),
).flatMap((module) => Object.values(module).map((one) => one.signing ?? {}))

const addressOf = (n: number): string => addressFromHex(n.toString(16).padStart(40, '0'))
/** Of every contract that an ABI is of, and of the coins. */
const contracts = Object.fromEntries(
  [...Object.keys(abis).map((name) => name.replace(/Abi$/, '')), 'usdt', 'tes']
    .map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    .map((name, i) => [name, addressOf(1_000 + i)]),
)

/** A right value of the request's field, the `n`th of its flow: the first of these that it accepts. */
function rightFor({ before }: AnyFlow, name: string, n: number): string {
  // What an order is shown for stands in no request.
  if (name === 'shownPrice') return '1662000000'
  const field = (before?.input as z.ZodMiniObject | undefined)?.shape[name]
  // Of a call that needs no server.
  if (field === undefined) return addressOf(77 + n)
  const id = 7_001 + 10 * n
  const right = [
    'USDT',
    addressOf(77 + n),
    `0x${'5e'.repeat(32)}`,
    `${id},${id + 1}`,
    String(id),
    String(10 + n),
    '30',
    '2',
    'A',
    'true',
    '5e'.repeat(32),
    `0x${'5e'.repeat(20)}`,
    'disable',
    ...[...(field._zod.values ?? [])].map(String),
  ].find((value) => z.safeParse(field, value).success)
  if (right === undefined) throw new Error(`what is right for ${name}?`)
  return right
}

/**
 * An action may have another form depending on the subject: by another coin, or without a field.
 */
type Form = Readonly<Record<string, string | undefined>>

const ofSubject = <T>(input: T | ((subject: Subject) => T), subject: Subject): T =>
  typeof input === 'function' ? (input as (subject: Subject) => T)(subject) : input

/** The subject of an action: of its fields those that its call is made from. */
function subjectOf(flow: AnyFlow, form: Form): Subject {
  const { signs } = flow
  const asked: Record<string, string> = {}
  const names: string[] = []
  const asking = new Proxy(asked, {
    get(_, name: string) {
      if (!names.includes(name)) names.push(name)
      const value = name in form ? form[name] : rightFor(flow, name, names.indexOf(name))
      if (value !== undefined) asked[name] = value
      return value
    },
  })
  ofSubject(signs.contract, asking)
  ofSubject(signs.method, asking)
  signs.args(asking, contracts, someone)
  valueOf(signs, asking)
  return { ...asked }
}

/** What a subject fixes of its call; null where it leaves more open than the flow's own, or has no such coin. */
function fixedBy({ signs }: AnyFlow, subject: Subject, open: number) {
  const args = signs.args(subject, contracts, someone)
  const contract = ofSubject(signs.contract, subject)
  const value = valueOf(signs, subject)?.sun
  const lacks = args.some((one) => one === '' || (one?.startsWith('[') && one.includes('""')))
  const isWhole = contract !== '' && !lacks && value !== undefined
  if (!isWhole || args.filter((one) => one === null).length > open) return null
  return JSON.stringify([contract, ofSubject(signs.method, subject), args, value])
}

/** One subject, and one of each other call that is fixed as far by other forms. */
function subjectsOf(flow: AnyFlow): Subject[] {
  const base = subjectOf(flow, {})
  const open = flow.signs.args(base, contracts, someone).filter((one) => one === null).length
  const other = Object.entries(base).map(([name, value]): Form =>
    value === 'USDT' ? { [name]: 'TRX' } : { [name]: undefined },
  )
  const ofPools = Object.entries(base).flatMap(([name, value]) =>
    value === 'USDT' ? [{ [name]: 'LP' }] : [],
  )
  const forms = [
    {},
    ...other,
    ...ofPools,
    ...other.flatMap((one) => other.map((two) => ({ ...one, ...two }))),
  ]
  const byCall = new Map<string, Subject>()
  for (const form of forms) {
    const subject = subjectOf(flow, form)
    const fixed = fixedBy(flow, subject, open)
    if (fixed !== null && !byCall.has(fixed)) byCall.set(fixed, subject)
  }
  return [...byCall.values()]
}

const typesOf = (method: string): readonly { name: string; type: string }[] => {
  if (method === plainTransfer) return []
  const item = parseAbiItem(`function ${method}`)
  return item.type === 'function' ? item.inputs.map(({ name = '', type }) => ({ name, type })) : []
}

/** Another value of the type, as orders carry it. */
function someOf(type: string, n: number): string {
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list !== null) {
    const inner = someOf(list[1] ?? '', n)
    const item = inner.startsWith('[') || list[1] === 'bool' ? inner : JSON.stringify(inner)
    return `[${Array.from({ length: Number(list[2] || 1) }, () => item).join()}]`
  }
  if (type === 'bool') return String(n % 2 === 1)
  if (type === 'string') return `text ${n}`
  if (type === 'address') return addressOf(10_000 + n)
  if (type === 'bytes') return `0x${n.toString(16).padStart(8, '0')}`
  if (type === 'bytes32') return `0x${n.toString(16).padStart(64, '0')}`
  if (type === 'bytes20') return `0x${n.toString(16).padStart(40, '0')}`
  if (type.startsWith('uint')) return String(n)
  if (type === 'bool') return String(n % 2 === 1)
  throw new Error(`what is a ${type}?`)
}

const honest: Honest[] = flows.flatMap((flow) =>
  subjectsOf(flow).map((subject) => {
    const { signs } = flow
    const method = ofSubject(signs.method, subject)
    const declared = ofSubject(signs.contract, subject)
    const fixed = signs.args(subject, contracts, someone)
    const call = {
      contract: contracts[declared] ?? declared,
      selector: signatureOf(method),
      args: typesOf(method).map(({ type }, i) => fixed[i] ?? someOf(type, 1 + i)),
      callValue: valueOf(signs, subject)?.sun ?? '1662000000',
      feeLimit: method === plainTransfer ? '0' : '6500000',
    }
    return { flow, subject, call, contracts }
  }),
)
const nameOf = ({ flow, subject }: Honest): string => `${flow.kind} ${JSON.stringify(subject)}`

const forgeries: fc.Arbitrary<Forgery>[] = [
  ...nodeForgeries,
  ...serverForgeries,
  ...elsewhere,
  ...storageForgeries,
  ...walletForgeries,
]

/** Whether the lie changes anything about this action at all. */
function applies({ name }: Forgery, { flow, subject, call }: Honest): boolean {
  const value = valueOf(flow.signs, subject)
  if (name === 'server: another value') return flow.before !== null && value?.orLess === false
  if (name === 'server: more than was shown') return flow.before !== null && value?.orLess === true
  // No server call determines it.
  if (name.startsWith('server:')) return flow.before !== null
  if (name === 'node: another argument') return call.args.length > 0
  // A price of the moment alone fixes nothing of the call; the sheet shows what is paid.
  if (name === 'storage: another subject')
    return Object.keys(subject).some((key) => key !== 'shownPrice')
  return true
}

const met = new Set<string>()
let cases = 0

test.each(honest.map((one, i) => [nameOf(one), one, seed + i] as const))(
  `%s: ${casesEach} forged cases, all caught (seed ${seed})`,
  async (_, one, seed) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(...forgeries).filter((forgery) => applies(forgery, one)),
        async (forgery) => {
          met.add(forgery.name)
          cases += 1
          expect(outcomeOf(await attempt(one, forgery), forgery)).toEqual(caught(forgery))
        },
      ),
      { numRuns: casesEach, seed, endOnFailure: true },
    )
  },
)

test.each(honest.map((one) => [nameOf(one), one] as const))(
  '%s: an honest one is shown as ordered, and goes through',
  async (_, one) => {
    const { world, shown, end } = await attempt(one, null)
    expect([shown?.stage, end?.stage]).toEqual(['review', 'done'])
    const rawHex = shown?.tx?.rawHex ?? ''
    expect(world.requested.map(({ raw_data_hex }) => raw_data_hex)).toEqual([rawHex])
    const { flow, subject, call } = one
    const read = readShown(rawHex, flow, subject, contracts)
    expect(read.args.map(({ value }) => value)).toEqual(call.args)
    const isTransfer = call.selector === plainTransfer
    expect(isTransfer || call.selector.startsWith(`${read.method}(`)).toBe(true)
    expect(decodeRawData(rawHex).kind === 'TransferContract').toBe(isTransfer)
    expect([read.contract, String(read.callValue)]).toEqual([call.contract, call.callValue])
    expect(String(read.feeLimit)).toBe(shown?.ticket?.call.feeLimit)
    expect(read.expiration).toBe(Number(decodeRawData(rawHex).expiration))
  },
)

test('every action was met, and every lie, a thousand times and more', () => {
  expect(flows.length).toBeGreaterThan(35)
  expect(honest.length).toBeGreaterThan(flows.length + 4)
  expect(new Set(flows.map(({ kind }) => kind)).size).toBe(flows.length)
  expect(met.size).toBe(forgeries.length)
  expect(cases).toBeGreaterThanOrEqual(1_000)
})

const takesUnsent = signing.flatMap((one) => one.takesUnsent ?? [])

const calls = honest.filter(({ call }) => call.selector !== plainTransfer)
/** Actions that send the chain's own coin without a call: what they call takes none. */
const transfers = honest.filter((one) => !calls.includes(one)).map(({ flow }) => flow.kind)

test('one transfer of the chain’s own coin is among them', () => {
  expect(new Set(transfers)).toEqual(new Set(['account.send']))
})

test.each(calls.map((one) => [nameOf(one), one] as const))(
  '%s: its call is the contract’s as the ABI has it, each argument with its meaning',
  (_, { flow, subject }) => {
    const { signs, kind } = flow
    const method = ofSubject(signs.method, subject)
    // One that is an address is a pool; or a coin or cards of anybody, of which ours have the method too.
    const name = method.slice(0, method.indexOf('('))
    const ofAnybody = [abis['pairAbi'], abis['cardsAbi']].find((one) =>
      one?.some((item) => item.type === 'function' && item.name === name),
    )
    const isMade = signs.madeBy !== undefined && signs.made === undefined
    const ofMade = isMade ? madeAbi(kind, method) : undefined
    const abi = ofMade ?? abiOf(ofSubject(signs.contract, subject)) ?? ofAnybody ?? []
    expect(abi).not.toHaveLength(0)
    const takes = transfers.includes(kind) ? 'nonpayable' : undefined
    expectDeclared(method, signs, abi, takesUnsent.includes(kind) ? 'payable' : takes)
  },
)

/** What the server chooses, and the sheet shows as the bytes have it. */
const chosenByServer = signing.flatMap((one) => Object.keys(one.chosenByServer ?? {}))

test('an order with any other argument than the requested one is refused', () => {
  const believed = honest.flatMap(({ flow, subject, call }) => {
    const method = ofSubject(flow.signs.method, subject)
    return typesOf(method).flatMap(({ name, type }, at) => {
      const other = [4_711, 4_712].map((n) => someOf(type, n)).find((one) => one !== call.args[at])!
      const args = call.args.map((value, i) => (i === at ? other : value))
      try {
        requireDeclared({ ...call, args }, flow, subject, contracts, someone)
        return [`${flow.kind} ${name}`]
      } catch {
        return []
      }
    })
  })
  expect(new Set(believed)).toEqual(new Set(chosenByServer))
})

const orLess = signing.flatMap((one) => one.orLess ?? [])

/**
 * Where the server alone determines the amount sent along, and the sheet shows it as the bytes have
 * it.
 */
const valueChosenByServer: readonly string[] = []

test('an order that sends more than was requested or shown is refused, and only a price may be less', () => {
  const believed = (more: bigint, of = honest): string[] =>
    of.flatMap(({ flow, subject, call }) => {
      const callValue = String(BigInt(call.callValue) + more)
      try {
        requireDeclared({ ...call, callValue }, flow, subject, contracts, someone)
        return [flow.kind]
      } catch {
        return []
      }
    })
  expect(believed(0n)).toHaveLength(honest.length)
  expect(believed(1n)).toEqual(valueChosenByServer)
  expect(new Set(believed(-1n))).toEqual(new Set(orLess))
  // What was shown for an order from another visit is unknown here.
  const resumed = honest.map((one) => {
    const { shownPrice: _, ...subject } = one.subject
    return { ...one, subject }
  })
  expect(new Set(believed(1n, resumed))).toEqual(new Set([...orLess, ...valueChosenByServer]))
})

test('a coin that is not known here is never paid', () => {
  const ofCoins = honest.filter(({ subject }) => 'coin' in subject)
  expect(ofCoins.length).toBeGreaterThan(4)
  for (const { flow, subject, call } of ofCoins) {
    const unknown = { ...subject, coin: 'SHIB', pool: '' }
    const ask = (): void => requireDeclared(call, flow, unknown, contracts, someone)
    expect(ask).toThrow(NotWhatWasAsked)
  }
})
