import type { Action } from '#platform/std/action.ts'
import { expect, test } from 'vitest'

import type { WebFeature } from '../feature.ts'

import { flowFor, provideFlows } from './registry.ts'

/** Every action that a feature declares, and every feature. */
const declared = import.meta.glob<Record<string, Record<string, Action>>>(
  '../../../{features,scripts/golden}/*/{actions,*Actions}.ts',
  { eager: true },
)
const actions = Object.entries(declared).flatMap(([path, exported]) =>
  Object.values(exported)
    .flatMap((each) => Object.values(each))
    .map((action) => ({ kind: action.kind, action, feature: path.split('/').at(-2) })),
)
const manifests = import.meta.glob<Record<string, WebFeature>>(
  '../../../{features,scripts/golden}/*/manifest.web.{ts,tsx}',
  { eager: true },
)
provideFlows(Object.values(manifests).flatMap((exported) => Object.values(exported)))

test('actions are found', () => {
  expect(actions.map(({ kind }) => kind)).toContain('staking.claim')
})

test.each(actions)('$kind is of its feature, which has what is shown of it', async (one) => {
  const { kind, action, feature } = one
  expect(kind.startsWith(`${feature}.`)).toBe(true)
  const { signs, reasons, local } = await flowFor(kind)
  expect([signs.contract, signs.method]).toEqual([action.contract, action.method])
  expect(reasons).toBe(action.reasons)
  expect(local).toBeNull()
})
