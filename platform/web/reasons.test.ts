import { expect, test } from 'vitest'

import type { AnyFlow } from './flow/flow.ts'

import { type Reasons, reasonText, sharedReasons } from '../std/reason.ts'

/** Solidity of everything that is deployed. */
const contracts = import.meta.glob<string>(
  ['../../{features,scripts/golden}/*/contract/*.sol', '../contracts/*.sol', '!**/*.t.sol'],
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
  return [...named, ...inPlace].map(([, words = '']) => words)
}

/** The part of the house that a file belongs to: a feature, or the platform's shared contracts. */
const ownerOf = (path: string): string =>
  /(?:features|golden)\/([^/]+)\//.exec(path)?.[1] ?? 'platform'

/** Libraries of reasons that a contract takes from another feature: it says those words too. */
function borrowed(path: string, source: string): string[] {
  const imports = [...source.matchAll(/import \{([^}]+)\} from "([^"]+)"/g)]
  return imports.flatMap(([, names = '', from = '']) => {
    const file = new URL(from, `https://house/${path.replace(/^(\.\.\/)+/, '')}`).pathname
    const library = /\b\w+Reason\b/.exec(names)?.[0]
    const there = contracts[`../..${file}`]
    if (library === undefined || there === undefined || ownerOf(file) === ownerOf(path)) return []
    return refusals(new RegExp(`library ${library} \\{[^}]*\\}`).exec(there)?.[0] ?? '')
  })
}

const said = new Map<string, Set<string>>()
for (const [path, source] of Object.entries(contracts)) {
  const owner = ownerOf(path)
  const words = [...refusals(source), ...borrowed(path, source)]
  said.set(owner, new Set([...(said.get(owner) ?? []), ...words]))
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
  expect(said.size).toBeGreaterThan(6)
  const all = [...said.values()].flatMap((words) => [...words])
  expect(all).toEqual(expect.arrayContaining(['Unlock time not reached', 'Deadline has passed']))
  expect(refusals('if (x) revert("No"); require(a == b, "Not so");')).toEqual(['No', 'Not so'])
})

test.each([...said.keys()])(
  'everything that contracts of %s say has its twin, and no more',
  (owner) => {
    expect(Object.keys(reasonsOf(owner)).toSorted()).toEqual([...said.get(owner)!].toSorted())
  },
)

test.each([...said.keys()].flatMap((owner) => Object.entries(reasonsOf(owner))))(
  '%s: %s',
  (_words, tc) => {
    expect(tc).toMatch(/\p{Script=Han}/u)
    expect(tc).not.toMatch(/[们这个为对时来说资产钱转级链]/u)
  },
)

/** Whose the contract is that a flow signs for; the feature's own where the subject decides which. */
const signedOwner = ({ signs: { contract } }: AnyFlow, own: string): string =>
  ownerOf(Object.keys(contracts).find((path) => path.endsWith(`/${String(contract)}.sol`)) ?? own)

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

test.each(flows)('$kind knows what its contract may say', ({ flow, owner }) => {
  expect(Object.keys(flow.reasons ?? {}).toSorted()).toEqual([...said.get(owner)!].toSorted())
})

test('known words are said in the reader’s language', () => {
  const reasons = { 'Sold out': '已售罄' }
  expect(reasonText('Sold out', reasons)).toEqual({ en: 'Sold out', tc: '已售罄' })
  expect(reasonText('TRX transfer failed', reasons)?.tc).toBe('TRX 轉帳失敗')
})

test('words of another contract stay as they are, whatever they are', () => {
  for (const words of ['Paused', 'constructor', '__proto__', '', '{amount, plural,']) {
    expect(reasonText(words, { 'Sold out': '已售罄' })).toBeNull()
  }
})
