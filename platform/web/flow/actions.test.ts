import type { Action, LocalAction } from '#platform/std/action.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import { limitOf, orderLimit } from '#platform/std/order.ts'
import { expect, test } from 'vitest'

import type { WebFeature } from '../feature.ts'

import { flowFor, provideFlows } from './registry.ts'

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

const [served] = Object.values(
  import.meta.glob<{ features: readonly { endpoints: readonly { endpoint: Endpoint }[] }[] }>(
    '../../../apps/server/features.ts',
    { eager: true },
  ),
)

test('whatever opens an order or takes a hash is of an action', () => {
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
