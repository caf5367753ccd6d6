import type { Abi } from 'viem'
import { expect, test } from 'vitest'

import type { ChainTerms } from './chainTerms.ts'
import type { WebFeature } from './feature.ts'

const abis = import.meta.glob<Record<string, Abi>>(
  '../../{features,scripts/golden}/*/contract/abi.ts',
  {
    eager: true,
  },
)
const manifests = import.meta.glob<Record<string, WebFeature>>(
  '../../{features,scripts/golden}/*/manifest.web.{ts,tsx}',
  { eager: true },
)
const features = Object.values(manifests).flatMap((exported) => Object.values(exported))
const terms: ChainTerms = Object.assign(
  {},
  ...(await Promise.all(features.map((feature) => feature.terms?.()))),
)

/** `cardsAbi` → `Cards`, as the deployment names it. */
const contractOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/Abi$/, '')

/** Every event, and every call that users sign. */
const items = Object.values(abis).flatMap((module) =>
  Object.entries(module).flatMap(([name, abi]) =>
    abi.flatMap((item) => {
      const hasTerm =
        item.type === 'event' ||
        (item.type === 'function' && !/view|pure/.test(item.stateMutability))
      return hasTerm ? [{ ...item, contract: contractOf(name) }] : []
    }),
  ),
)

test('events and calls are found', () => {
  expect(new Set(items.map(({ contract }) => contract)).size).toBeGreaterThan(12)
  expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['event', 'function']))
})

test.each(items)(
  '$contract.$name has texts in both languages, each number with its unit',
  (item) => {
    const { names, args } = terms[item.contract] ?? { names: {}, args: {} }
    expect(names[item.name]?.tc).toMatch(/\p{Script=Han}/u)
    const unknown = item.inputs
      .map(({ name = '' }) => name)
      .filter((name) => (args[`${item.name}.${name}`] ?? args[name]) === undefined)
    expect(unknown).toEqual([])
  },
)

test('no word is left of a name that is gone', () => {
  for (const [contract, { names, args }] of Object.entries(terms)) {
    const ours = items.filter((item) => item.contract === contract)
    const spoken = new Set(
      ours.flatMap(({ name, inputs }) =>
        inputs.flatMap((one) => [one.name, `${name}.${one.name}`]),
      ),
    )
    expect(Object.keys(names).filter((name) => !ours.some((one) => one.name === name))).toEqual([])
    expect(Object.keys(args).filter((name) => !spoken.has(name))).toEqual([])
  }
})
