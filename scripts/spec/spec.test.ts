import path from 'node:path'

import { endpoint } from '#platform/std/endpoint.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { checkRow, unlisted } from './check.ts'
import type { Product } from './product.ts'
import { prover } from './proofs.ts'
import { readSections, rowsOf } from './rows.ts'

const sources: Record<string, string> = {
  'features/jar/jar.test.ts':
    "test('a jar holds what is put in', () => {})\n" +
    'test.each([\'of a table\'])("with a lid (%s)", () => {})\n' +
    "describe.each(\n  locales,\n)('in two lines, it\\'s found', () => {})\n" +
    "expect(text('no title')).toBe('a value')\n  // test('put aside', () => {})",
  'features/jar/contract/Jar.t.sol': 'function test_Put() public {}\nfunction helper() internal {}',
  'features/jar/web/text.ts': '',
  'features/jar/web/JarScreen.tsx': "t(texts.full)\nsearch.get('size')",
  'features/lid/web/LidScreen.tsx': 't(texts.unused)',
}
const title = { en: 'Jar', tc: '罐子' }
const product: Product = {
  web: [
    {
      name: 'jar',
      routes: [
        { path: '/jar', page: 'jar', layout: 'back', params: ['id'] },
        { path: '/jars', page: 'jars', layout: 'back', keepAlive: true },
      ],
      menu: [{ order: 3, to: '/jar', text: title }],
    },
  ],
  endpoints: [
    {
      feature: 'jar',
      endpoint: endpoint({
        path: '/deposit/jar/put',
        summary: 'Put something in',
        access: 'session',
        input: z.object({ amount: z.string() }),
        output: z.object({ jar: z.array(z.object({ level: z.string() })) }),
      }),
    },
    {
      feature: 'jar',
      endpoint: endpoint({
        path: '/tessera/jar/own',
        summary: 'A call of our own',
        input: z.object({}),
        output: z.object({}),
      }),
    },
  ],
  abis: {
    jarAbi: [
      {
        type: 'function',
        name: 'put',
        inputs: [{ type: 'uint256' }],
        outputs: [{ name: 'level' }, { name: 'full' }],
        stateMutability: 'payable',
      },
      { type: 'event', name: 'Filled', inputs: [] },
    ],
  },
  files: Object.keys(sources),
  read: (file) => sources[file] ?? '',
  load: async () => ({
    texts: { full: { en: 'Full', tc: '已滿' }, unused: { en: 'Unused', tc: '未使用' } },
    most: 12n,
    doubled: (amount: bigint, times: number, unit: string) => `${amount * 2n} ${times} ${unit}`,
  }),
}
const prove = prover(product)
const body = 'application/x-www-form-urlencoded'

/** What is wrong with the one row of a text whose cells are parted by `|`. */
async function wrong(text: string): Promise<string> {
  const [row] = rowsOf('jar.tsv', text.replaceAll('|', '\t'))
  return (await checkRow(row!, prove)).why
}

test.each([
  ['a title', 'test|features/jar/jar.test.ts|a jar holds what is put in'],
  ['the title of a table', 'test|features/jar/jar.test.ts|with a lid (%s)'],
  ['a title on its own line', "test|features/jar/jar.test.ts|in two lines, it's found"],
  ['a test in Solidity', 'test|features/jar/contract/Jar.t.sol|test_Put'],
  ['a route', 'route|/jar|jar|back|id'],
  ['a route that stays', 'route|/jars|jars|back stays|-'],
  ['a parameter that a screen reads', 'route|/jar|jar|back|id,size'],
  ['an entry of the menu', 'menu|3|Jar|罐子|/jar'],
  ['an endpoint', `endpoint|POST|/deposit/jar/put|session|${body}`],
  ['fields of a request', 'request|/deposit/jar/put|amount'],
  ['fields of a reply, at any depth', 'reply|/deposit/jar/put|jar,level'],
  ['a function', 'call|Jar|put(uint256)|payable'],
  ['an event', 'call|Jar|Filled()|event'],
  ['what a function returns', 'returns|Jar|put|level,full'],
  ['a text', 'text|features/jar/web/text.ts#texts.full|Full|已滿'],
  ['a constant', 'value|features/jar/web/text.ts#most|12'],
  ['a result', 'result|features/jar/web/text.ts#doubled|21n,3,TES|42 3 TES'],
])('%s proves a row, and points out that it is no longer coming', async (_, proof) => {
  expect(await wrong(`built|jar|the jar|${proof}`)).toBe('')
  expect(await wrong(`coming|jar|the jar|${proof}`)).toContain('mark it as built')
})

test.each([
  ['a missing file', 'test|features/jar/lid.test.ts|a lid', 'no test features/jar'],
  ['a file that is no test', 'test|features/jar/web/text.ts|Full', 'no test features/jar'],
  ['a missing test', 'test|features/jar/jar.test.ts|a jar is round', 'no test features/jar'],
  ['a value of a table', 'test|features/jar/jar.test.ts|of a table', 'no test features/jar'],
  ['a test that is a comment', 'test|features/jar/jar.test.ts|put aside', 'no test features/jar'],
  ['a helper in Solidity', 'test|features/jar/contract/Jar.t.sol|helper', 'no test features/jar'],
  ['no route', 'route|/Jar|jar|back|-', 'no route /Jar'],
  ['no entry of the menu', 'menu|4|Jar|罐子|/jar', 'no menu 4'],
  ['no endpoint POST', `endpoint|POST|/deposit/jar/take|session|${body}`, 'no endpoint POST'],
  ['no contract', 'call|Lid|put(uint256)|payable', 'no call Lid put(uint256)'],
  ['another overload', 'call|Jar|put(uint128)|payable', 'no call Jar put(uint128)'],
  [
    'no text',
    'text|features/jar/web/text.ts#texts.empty|Empty|空',
    'no text features/jar/web/text.ts#texts.empty',
  ],
  [
    'an unused text',
    'text|features/jar/web/text.ts#texts.unused|Unused|未使用',
    'no text features/jar/web/text.ts#texts.unused',
  ],
  ['no constant', 'value|features/jar/web/text.ts#least|1', 'no value features/jar'],
  ['no function', 'result|features/jar/web/text.ts#most|1|1', 'no result features/jar'],
])('%s proves nothing, and its feature may be to come', async (_, proof, why) => {
  expect(await wrong(`built|jar|the jar|${proof}`)).toContain(why)
  expect(await wrong(`coming|jar|the jar|${proof}`)).toBe('')
})

test.each([
  ['another layout', 'route|/jar|jar|top|-'],
  ['a parameter that nothing reads', 'route|/jar|jar|back|lid'],
  ['a page that does not stay', 'route|/jar|jar|back stays|-'],
  ['a page that stays', 'route|/jars|jars|back|-'],
  ['another word in the menu', 'menu|3|Jars|罐子|/jar'],
  ['another access', `endpoint|POST|/deposit/jar/put|public|${body}`],
  ['another method', `endpoint|GET|/deposit/jar/put|session|-`],
  ['a field that a reply lacks', 'reply|/deposit/jar/put|lid'],
  ['another mutability', 'call|Jar|put(uint256)|nonpayable'],
  ['other names', 'returns|Jar|put|full,level'],
  ['one letter in English', 'text|features/jar/web/text.ts#texts.full|full|已滿'],
  ['one letter in Chinese', 'text|features/jar/web/text.ts#texts.full|Full|已满'],
  ['another value', 'value|features/jar/web/text.ts#most|13'],
  ['another result', 'result|features/jar/web/text.ts#doubled|21n,3,TES|42 3 TRX'],
])('%s differs: a fault of a built row, and not to come', async (_, proof) => {
  expect(await wrong(`built|jar|the jar|${proof}`)).not.toBe('')
  expect(await wrong(`coming|jar|the jar|${proof}`)).toContain('mark it as built')
})

test.each([
  ['an unknown kind', 'promise|features/jar', 'no kind of proof is called "promise"'],
  ['an inherited name', 'toString|features/jar', 'no kind of proof is called "toString"'],
  ['too few arguments', 'route|/jar|jar', 'route takes path page layout parameters'],
])('%s is a fault, whether it is built or coming', async (_, proof, why) => {
  expect(await wrong(`built|jar|the jar|${proof}`)).toContain(why)
  expect(await wrong(`coming|jar|the jar|${proof}`)).toContain(why)
})

test('a row of what is built needs a proof, one to come needs none', async () => {
  expect(await wrong('built|jar|the jar')).toBe('has no proof')
  expect(await wrong('coming|jar|the jar')).toBe('')
  expect(await wrong('later|jar|the jar')).toContain('not built or coming')
  expect(await wrong('built||the jar')).toContain('no feature')
})

test('all proofs of a row hold, of one to come none may be missing before it is pointed out', async () => {
  const two = (missing: string) => `the jar|route|/jar|jar|back|-\n|||test|${missing}`
  const there = 'features/jar/jar.test.ts|a jar holds what is put in'
  expect(await wrong(`built|jar|${two(there)}`)).toBe('')
  expect(await wrong(`built|jar|${two('no.test.ts|no')}`)).toContain('no test no.test.ts')
  expect(await wrong(`coming|jar|${two('no.test.ts|no')}`)).toBe('')
  expect(await wrong(`coming|jar|${two(there)}`)).toContain('mark it as built')
})

test('the endpoint of another feature is not it', async () => {
  const proof = `the lid|endpoint|POST|/deposit/jar/put|session|${body}`
  expect(await wrong(`built|lid|${proof}`)).toContain('no endpoint')
  expect(await wrong(`coming|lid|${proof}`)).toBe('')
})

test('a row names its place, and a proof without a row is refused', () => {
  const [, second] = rowsOf('jar.tsv', '# a comment\nbuilt\tjar\tone\n\ncoming\tjar\ttwo\n')
  expect(second).toEqual({
    at: 'jar.tsv:4',
    state: 'coming',
    feature: 'jar',
    what: 'two',
    proofs: [],
  })
  expect(() => rowsOf('jar.tsv', '\t\t\tstays\tjar')).toThrow('jar.tsv:1: a proof without a row')
})

test('an endpoint without a row is named, a call of our own is not', () => {
  const listing = (text: string) => [{ name: 'jar', rows: rowsOf('jar.tsv', text) }]
  expect(unlisted(product, listing(''))).toEqual(['endpoint /deposit/jar/put has no row'])
  const rows = 'built\tjar\tit\tendpoint\tPOST\t/deposit/jar/put'
  expect(unlisted(product, listing(rows))).toEqual([])
})

test('no row of the specification is lost, whatever becomes of its state', () => {
  const sections = readSections(path.join(import.meta.dirname, '../../tests/spec'))
  expect(Object.fromEntries(sections.map(({ name, rows }) => [name, rows.length]))).toEqual({
    constants: 16,
    contracts: 48,
    endpoints: 130,
    fields: 14,
    formats: 9,
    roles: 22,
    routes: 50,
    screens: 102,
    states: 30,
    toasts: 23,
    validations: 27,
  })
})
