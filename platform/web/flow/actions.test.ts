import { encodeCall } from '#platform/chain/abi.ts'
import { tesAbi } from '#platform/contracts/abi.ts'
import { type Action, type LocalAction, bySubject } from '#platform/std/action.ts'
import { addressFromHex, type Address } from '#platform/std/address.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import { limitOf, orderLimit } from '#platform/std/order.ts'
import { expect, test } from 'vitest'

import type { WebFeature } from '../feature.ts'

import { flowFor, provideFlows } from './registry.ts'
import { someone } from './testing/signs.ts'

type AnyAction = Action | LocalAction

/** Every action that a feature declares, and every feature. */
const declared = import.meta.glob<Record<string, AnyAction | Record<string, AnyAction>>>(
  [
    '../../../{features,scripts/golden}/*/{actions,*Actions}.ts',
    '../../../features/*/web/*Action{,s}.ts',
  ],
  { eager: true },
)
const actions = Object.entries(declared).flatMap(([path, exported]) =>
  Object.values(exported)
    .flatMap((each) => (isAction(each) ? [each] : Object.values(each)))
    .map((action) => ({
      kind: action.kind,
      action,
      feature: /(?:features|golden)\/(\w+)\//.exec(path)?.[1],
    })),
)

function isAction(each: AnyAction | Record<string, AnyAction>): each is AnyAction {
  return typeof each.kind === 'string'
}

const manifests = import.meta.glob<Record<string, WebFeature>>(
  '../../../{features,scripts/golden}/*/manifest.web.{ts,tsx}',
  { eager: true },
)
provideFlows(Object.values(manifests).flatMap((exported) => Object.values(exported)))

test('actions are found', () => {
  expect(actions.length).toBeGreaterThan(35)
})

test.each(actions)('$kind is of its feature, which has what is shown of it', async (one) => {
  const { kind, action, feature } = one
  expect(kind.startsWith(`${feature}.`)).toBe(true)
  const { signs, reasons, before, after } = await flowFor(kind)
  expect([signs.contract, signs.method]).toEqual([action.contract, action.method])
  expect(reasons).toBe(action.reasons)
  // Where several paths order one kind the web has those of one.
  const pairs = actions.filter((other) => other.kind === kind).map((other) => other.action)
  expect(pairs.some((pair) => pair.before === before && pair.after === after)).toBe(true)
})

/** Of an indexer, what decides which calls it reads. */
interface Reads {
  readonly contract: string
  readonly filter?: (data: string, address: (contract: string) => Address) => boolean
}
interface Served {
  readonly endpoints: readonly { endpoint: Endpoint }[]
  readonly indexers?: readonly Reads[]
}
const [served] = Object.values(
  import.meta.glob<{ features: readonly Served[] }>('../../../apps/server/features.ts', {
    eager: true,
  }),
)

test('whatever opens an order or takes a hash belongs to an action', () => {
  const endpoints = served?.features.flatMap((feature) => feature.endpoints) ?? []
  const ordering = endpoints
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => limitOf(endpoint) === orderLimit)
    .map(({ path }) => path)
  const ofActions = actions.flatMap(({ action: { before, after, ...action } }) => [
    after.path,
    ...(before === null ? [] : [before.path]),
    ...('served' in action ? action.served.map(({ path }) => path) : []),
  ])
  expect(ordering.length).toBeGreaterThan(60)
  expect(ordering.filter((path) => !ofActions.includes(path))).toEqual([])
})

test('the index reads each approval of a coin: an order whose call is not read stays sent', async () => {
  const addressOf = (name: string): Address =>
    addressFromHex(Buffer.from(name).toString('hex').padStart(40, '0'))
  const contracts = new Proxy({}, { get: (_, name) => addressOf(String(name)) })
  const indexers = served?.features.flatMap((feature) => feature.indexers ?? []) ?? []
  /** By kind, whether one of its coins is read: which coins it takes, its rules alone know. */
  const approvals = new Map<string, boolean>()
  for (const { kind, feature, action } of actions) {
    // Its receipt settles an order of a spender that no deployment names.
    if (feature === 'jar' || action.byReceipt) continue
    const { signs } = await flowFor(kind)
    for (const coin of ['TES', 'USDT']) {
      const subject = { coin, amount: '1' }
      const contract = bySubject(signs.contract, subject)
      if (contract !== 'Tes' && contract !== 'Usdt') continue
      if (!bySubject(signs.method, subject).startsWith('approve(')) continue
      const [spender = null] = signs.args(subject, contracts, someone)
      const data = encodeCall(tesAbi, 'approve', [spender, 1n])
      const isRead = indexers.some(
        (one) => one.contract === contract && (one.filter?.(data, addressOf) ?? true),
      )
      approvals.set(kind, isRead || approvals.get(kind) === true)
    }
  }
  expect(approvals.size).toBeGreaterThan(2)
  const unread = [...approvals].flatMap(([kind, isRead]) =>
    isRead ? [] : [`${kind}: manifest.server.ts lists no approvalsOf(coin, contract) of it`],
  )
  expect(unread).toEqual([])
})
