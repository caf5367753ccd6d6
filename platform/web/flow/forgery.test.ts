import { seed } from '#platform/std/testing/campaign.ts'
import { addressFromHex } from '#platform/std/address.ts'
import * as fc from 'fast-check'
import { type Abi, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'

import type { WebFeature } from '../feature.ts'
import type { AnyFlow, Subject } from './flow.ts'
import type { Forgery } from './testing/forgeries/kind.ts'

import { provideRuntimeConfig } from '../runtime.ts'
import { NotWhatWasAsked } from '../tron/build.ts'
import { signatureOf } from '../tron/calldata.ts'
import { decodeRawData } from '../tron/rawData.ts'
import { readShown, requireDeclared, valueOf } from './agreed.ts'
import { attempt, caught, type Honest, outcomeOf } from './testing/forgeries/attempt.ts'
import { nodeForgeries } from './testing/forgeries/node.ts'
import { elsewhere, serverForgeries } from './testing/forgeries/server.ts'
import { storageForgeries } from './testing/forgeries/storage.ts'
import { walletForgeries } from './testing/forgeries/wallet.ts'
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

const addressOf = (n: number): string => addressFromHex(n.toString(16).padStart(40, '0'))
const contracts = Object.fromEntries(
  [
    'BlindBoxes CardMarket Cards FeeSplitter LpPurchases LpStaking RewardDistributor',
    'StagedWithdrawal Team TermStaking Tes Usdt',
  ]
    .flatMap((names) => names.split(' '))
    .map((name, i) => [name, addressOf(1_000 + i)]),
)

/** A right value of each field that a call is about, by its name. */
const values: Subject = {
  amount: '7000000',
  boxId: '4294967299',
  boxIds: '4294967297,4294967298',
  coin: 'USDT',
  days: '30',
  drawId: '4294967297',
  id: '9',
  ids: '9,10',
  level: '2',
  limit: '250000000',
  maxPrice: '8000000',
  minAmount: '6000000',
  minLiquidity: '5',
  minReward: '3',
  mostFee: '11',
  num: '2',
  number: '4',
  pool: addressOf(77),
  price: '8000000',
  seed: `0x${'5e'.repeat(32)}`,
  seriesId: '3',
  shownPrice: '1662000000',
  time: '2592000',
  to: addressOf(78),
  tokenId: '7001',
  tokenIds: '7001,7002',
}

/** Actions that have another form where the subject says so: by another value of a field, or without it. */
type Form = Readonly<Record<string, string | undefined>>
const otherForms: Readonly<Record<string, Form>> = {
  'nft.offer': { tokenId: undefined, coin: 'TRX' },
  'nft.sell': { coin: 'TRX' },
  'lp.approve': { coin: '' },
  'lp.buy': { coin: 'TRX' },
}

const ofSubject = <T>(given: T | ((subject: Subject) => T), subject: Subject): T =>
  typeof given === 'function' ? (given as (subject: Subject) => T)(subject) : given

/** The subject of an action: of its fields those that its call is made from. */
function subjectOf({ signs }: AnyFlow, form: Form): Subject {
  const asked: Record<string, string> = {}
  const asking = new Proxy(asked, {
    get(_, name: string) {
      const value = name in form ? form[name] : values[name]
      if (value !== undefined) asked[name] = value
      else if (!(name in form)) throw new Error(`what is right for ${name}?`)
      return value
    },
  })
  ofSubject(signs.contract, asking)
  ofSubject(signs.method, asking)
  signs.args(asking, contracts, someone)
  valueOf(signs, asking)
  return { ...asked }
}

const typesOf = (method: string): readonly { name: string; type: string }[] => {
  const item = parseAbiItem(`function ${method}`)
  return item.type === 'function' ? item.inputs.map(({ name = '', type }) => ({ name, type })) : []
}

/** Another value of the type, as orders carry it. */
function someOf(type: string, n: number): string {
  const list = /^(.*)\[\]$/.exec(type)
  if (list !== null) {
    const inner = someOf(list[1] ?? '', n)
    return `[${inner.startsWith('[') ? inner : JSON.stringify(inner)}]`
  }
  if (type === 'address') return addressOf(10_000 + n)
  if (type === 'bytes32') return `0x${n.toString(16).padStart(64, '0')}`
  if (type.startsWith('uint')) return String(n)
  throw new Error(`what is a ${type}?`)
}

const honest: Honest[] = flows.flatMap((flow) =>
  [{}, otherForms[flow.kind]]
    .filter((form) => form !== undefined)
    .map((form) => {
      const { signs } = flow
      const subject = subjectOf(flow, form)
      const method = ofSubject(signs.method, subject)
      const declared = ofSubject(signs.contract, subject)
      const fixed = signs.args(subject, contracts, someone)
      const call = {
        contract: contracts[declared] ?? declared,
        selector: signatureOf(method),
        args: typesOf(method).map(({ type }, i) => fixed[i] ?? someOf(type, 1 + i)),
        callValue: valueOf(signs, subject)?.sun ?? '1662000000',
        feeLimit: '6500000',
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

/** Whether the lie says anything about this action at all. */
function applies({ name }: Forgery, { flow, subject, call }: Honest): boolean {
  const value = valueOf(flow.signs, subject)
  if (name === 'server: another value') return flow.before !== null && value?.orLess === false
  if (name === 'server: more than was shown') return flow.before !== null && value?.orLess === true
  // No server is asked what it is.
  if (name.startsWith('server:')) return flow.before !== null
  if (name === 'node: another argument') return call.args.length > 0
  if (name === 'storage: another subject') return Object.keys(subject).length > 0
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
    expect(world.given.map(({ raw_data_hex }) => raw_data_hex)).toEqual([rawHex])
    const { flow, subject, call } = one
    const read = readShown(rawHex, flow, subject, contracts)
    expect(read.args.map(({ value }) => value)).toEqual(call.args)
    expect(call.selector.startsWith(`${read.method}(`)).toBe(true)
    expect([read.contract, String(read.callValue)]).toEqual([call.contract, call.callValue])
    expect(String(read.feeLimit)).toBe(shown?.ticket?.call.feeLimit)
    expect(read.expiration).toBe(Number(decodeRawData(rawHex).expiration))
  },
)

test('every action was met, and every lie, a thousand times and more', () => {
  expect(flows.length).toBeGreaterThan(35)
  expect(new Set(flows.map(({ kind }) => kind)).size).toBe(flows.length)
  expect(met.size).toBe(forgeries.length)
  expect(cases).toBeGreaterThanOrEqual(1_000)
})

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

/** Where the contract takes coins that are never sent along. */
const takesUnsent = ['withdrawal.initialization', 'withdrawal.unlockLimit']

test.each(honest.map((one) => [nameOf(one), one] as const))(
  '%s: its call is the contract’s as the ABI has it, each argument with its meaning',
  (_, { flow, subject }) => {
    const { signs, kind } = flow
    const method = ofSubject(signs.method, subject)
    // One that is an address is a pool.
    const abi = abiOf(ofSubject(signs.contract, subject)) ?? abis['pairAbi'] ?? []
    expect(abi).not.toHaveLength(0)
    expectDeclared(method, signs, abi, takesUnsent.includes(kind) ? 'payable' : undefined)
  },
)

/** What the server chooses, and the sheet shows as the bytes have it: why nothing else can know it. */
const chosenByServer = [
  // As `Requested` has it on the chain; the contract refuses anything else.
  'blindbox.refund holder',
  'blindbox.refund boxIds',
  'blindbox.refund amount',
  'blindbox.refund seed',
  'blindbox.refund blockNumber',
  // Leaves of public files, which the contract checks by their roots, and pays to the signer.
  'earnings.claimBonus epochIds',
  'earnings.claimBonus indexes',
  'earnings.claimBonus tokens',
  'earnings.claimBonus amounts',
  'earnings.claimBonus proofs',
  // Moments that count from the chain's time at the order.
  'lp.buy deadline',
  'nft.sell expiry',
  'nft.offer expiry',
]

test('an order with any other argument than the one that was asked for is not believed', () => {
  const believed = honest.flatMap(({ flow, subject, call }) => {
    const method = ofSubject(flow.signs.method, subject)
    return typesOf(method).flatMap(({ name, type }, at) => {
      const args = call.args.map((value, i) => (i === at ? someOf(type, 4_711) : value))
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

/** Where an order may send less along than was shown: the price of the moment has come down. */
const orLess = ['nft.buy', 'nft.buyListed', 'blindbox.buy', 'blindbox.reserve', 'blindbox.complete']

/** Where the server alone says how much is sent along, and the sheet shows it as the bytes have it. */
const valueChosenByServer: readonly string[] = []

test('an order with more sent along than was asked for or shown is not believed, and only a price may be less', () => {
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
  // Of an order that another visit began nobody here knows what was shown for it.
  const resumed = honest.map((one) => {
    const { shownPrice: _, ...subject } = one.subject
    return { ...one, subject }
  })
  expect(new Set(believed(1n, resumed))).toEqual(new Set([...orLess, ...valueChosenByServer]))
})

test('a coin that is not known here is paid to nobody', () => {
  const ofCoins = honest.filter(({ subject }) => 'coin' in subject)
  expect(ofCoins.length).toBeGreaterThan(4)
  for (const { flow, subject, call } of ofCoins) {
    const unknown = { ...subject, coin: 'SHIB', pool: '' }
    const ask = (): void => requireDeclared(call, flow, unknown, contracts, someone)
    expect(ask).toThrow(NotWhatWasAsked)
  }
})
