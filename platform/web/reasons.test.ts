import { expect, test } from 'vitest'

import type { AnyFlow } from './flow/flow.ts'

import { type Reasons, reasonText, sharedReasons } from '../std/reason.ts'

/** Solidity of everything that is deployed. */
const contracts = import.meta.glob<string>(
  [
    '../../{features,scripts/golden}/*/contract/{*,public/*}.sol',
    '../contracts/*.sol',
    '!**/*.t.sol',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const tables = import.meta.glob<Record<string, Reasons>>(
  '../../{features,scripts/golden}/*/reasons.ts',
  {
    eager: true,
  },
)

/** Texts with which a contract refuses: as named constants, or in place. */
function refusals(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  const named = [...code.matchAll(/string internal constant \w+ = "([^"]+)"/g)]
  const inPlace = [...code.matchAll(/(?:require|revert)\s*\([^;"]*"([^"]+)"\s*\)/g)]
  return [...named, ...inPlace].map(([, text = '']) => text)
}

/** The part of the house that a file belongs to: a feature, or the platform's shared contracts. */
const ownerOf = (path: string): string =>
  /(?:features|golden)\/([^/]+)\//.exec(path)?.[1] ?? 'platform'

/** A contract for others to build on reverts with its reasons as a part of theirs. */
const isDoor = (path: string): boolean => path.includes('/contract/public/')

/**
 * Libraries of reasons that a contract takes from another feature, and those of a contract of another feature that it
 * builds on: it reverts with those reasons too.
 */
function borrowed(path: string, source: string): string[] {
  const imports = [...source.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)]
  return imports.flatMap(([, names = '', from = '']) => {
    const file = new URL(from, `https://house/${path.replace(/^(\.\.\/)+/, '')}`).pathname
    const there = contracts[`../..${file}`]
    if (there !== undefined && isDoor(file)) return refusals(there)
    const library = /\b\w+Reason\b/.exec(names)?.[0]
    if (library === undefined || there === undefined || ownerOf(file) === ownerOf(path)) return []
    return refusals(new RegExp(`library ${library} \\{[^}]*\\}`).exec(there)?.[0] ?? '')
  })
}

const message = new Map<string, Set<string>>()
for (const [path, source] of Object.entries(contracts)) {
  if (isDoor(path)) continue
  const owner = ownerOf(path)
  const text = [...refusals(source), ...borrowed(path, source)]
  message.set(owner, new Set([...(message.get(owner) ?? []), ...text]))
}
const reasonsOf = (owner: string): Reasons =>
  owner === 'platform'
    ? sharedReasons
    : Object.assign(
        {},
        ...Object.entries(tables)
          .filter(([path]) => ownerOf(path) === owner)
          .flatMap(([, exported]) => Object.values(exported)),
      )

test('the contracts’ words are found', () => {
  expect(message.size).toBeGreaterThan(6)
  const all = [...message.values()].flatMap((text) => [...text])
  expect(all).toEqual(expect.arrayContaining(['Unlock time not reached', 'Deadline has passed']))
  expect(refusals('if (x) revert("No"); require(a == b, "Not so");')).toEqual(['No', 'Not so'])
})

test.each([...message.keys()])(
  'every reason of the contracts of %s has its twin, and no more',
  (owner) => {
    expect(Object.keys(reasonsOf(owner)).toSorted()).toEqual([...message.get(owner)!].toSorted())
  },
)

test.each([...message.keys()].flatMap((owner) => Object.entries(reasonsOf(owner))))(
  '%s: %s',
  (_words, tc) => {
    expect(tc).toMatch(/\p{Script=Han}/u)
    expect(tc).not.toMatch(/[们这个为对时来说资产钱转级链]/u)
  },
)

/** Whose the contract is that a flow signs for; the feature's own where it is a coin, or the subject decides which. */
function signedOwner({ signs: { contract } }: AnyFlow, own: string): string {
  const path = Object.keys(contracts).find((one) => one.endsWith(`/${String(contract)}.sol`))
  return ownerOf(path === undefined || ownerOf(path) === 'platform' ? own : path)
}

const flowFiles = import.meta.glob<Record<string, unknown>>(
  '../../{features,scripts/golden}/*/web/flows/*.tsx',
  {
    eager: true,
  },
)
const flows = Object.entries(flowFiles).flatMap(([path, exported]) =>
  Object.values(exported)
    .filter(
      (value): value is AnyFlow => typeof value === 'object' && value !== null && 'kind' in value,
    )
    .map((flow) => ({ kind: flow.kind, flow, owner: signedOwner(flow, path) })),
)

/** What is executed may be a call of the launch factory, which refuses with its own. */
const callees: Record<string, readonly string[]> = { 'dao.execute': ['launch'] }

// A feature without a contract signs for coins, which have only what all have.
test.each(flows)('$kind knows the reasons of its contract', ({ kind, flow, owner }) => {
  const reasons = [owner, ...(callees[kind] ?? [])].flatMap((one) => [...(message.get(one) ?? [])])
  expect(new Set(Object.keys(flow.reasons ?? {}))).toEqual(new Set(reasons))
})

test('known words are translated to the reader’s language', () => {
  const reasons = { 'Sold out': '已售罄' }
  expect(reasonText('Sold out', reasons)).toEqual({ en: 'Sold out', tc: '已售罄' })
  expect(reasonText('TRX transfer failed', reasons)?.tc).toBe('TRX 轉帳失敗')
})

test('words of another contract stay as they are, whatever they are', () => {
  for (const text of ['Paused', 'constructor', '__proto__', '', '{amount, plural,']) {
    expect(reasonText(text, { 'Sold out': '已售罄' })).toBeNull()
  }
})
