import { bodyTypeOf } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'

import type { AbiEntry, Product } from './product.ts'
import type { Proof } from './rows.ts'
import { type Found, resultAt, textAt, valueAt } from './values.ts'

/** Why a proof does not hold. */
export interface Failed {
  readonly why: string
  /** What it names is not there at all, or it is there and differs, or the proof itself is wrong. */
  readonly is: 'absent' | 'different' | 'malformed'
}
export type Prove = (proof: Proof, feature: string) => Promise<Failed | null>

type Find = (args: string[], product: Product, feature: string) => Found | Promise<Found>

/** Each kind of proof: its arguments, and what the product has of it. `-` stands for none. */
const kinds: Readonly<Record<string, readonly [args: string, find: Find]>> = {
  route: ['path page layout parameters', route],
  menu: ['order English Chinese path', menu],
  endpoint: ['method path access form', endpoint],
  request: ['path fields', fieldsOf('input')],
  reply: ['path fields', fieldsOf('output')],
  call: ['contract signature mutability', call],
  returns: ['contract function names', returns],
  text: ['place English Chinese', textAt],
  value: ['place value', valueAt],
  result: ['place arguments value', resultAt],
  test: ['file title', test],
}

/** Compares a proof with the product. */
export const prover =
  (product: Product): Prove =>
  async ({ kind, args }, feature) => {
    const [names, find] = Object.hasOwn(kinds, kind) ? kinds[kind]! : ['']
    if (find === undefined) return { why: `no kind of proof is called "${kind}"`, is: 'malformed' }
    if (args.length !== names.split(' ').length) {
      return { why: `${kind} takes ${names}`, is: 'malformed' }
    }
    const found = await find([...args], product, feature)
    if (found === null) return { why: `no ${kind} ${args.join(' ')}`, is: 'absent' }
    const [is, should] = found
    return is === should ? null : { why: `${kind} is ${is}, not ${should}`, is: 'different' }
  }

const listOf = (names: string): string[] => (names === '-' ? [] : names.split(','))

/**
 * `back stays` is kept alive in the layout `back`. Parameters are declared by the route, or read by a screen of its
 * feature or by the shell.
 */
function route([path, page, layout, params = '']: string[], { web, files, read }: Product): Found {
  const owner = web.find(({ routes }) => routes.some((one) => one.path === path))
  const found = owner?.routes.find((one) => one.path === path)
  if (found === undefined) return null
  const screens = new RegExp(`^(features/${owner?.name}/web|platform/web/shell)/`)
  const reads = (name: string): boolean =>
    found.params?.includes(name) === true ||
    files.some((file) => screens.test(file) && read(file).includes(`.get('${name}')`))
  const known = listOf(params).filter(reads)
  const stays = found.keepAlive === true ? ' stays' : ''
  return [`${found.page} ${found.layout}${stays} ${known}`, `${page} ${layout} ${listOf(params)}`]
}

function menu([order, ...should]: string[], { web }: Product): Found {
  const found = web.flatMap((one) => one.menu ?? []).find((one) => String(one.order) === order)
  return found === undefined
    ? null
    : [`${found.text.en} ${found.text.tc} ${found.to}`, should.join(' ')]
}

/** Another feature's endpoint at the same path is not it. */
function endpoint(args: string[], { endpoints }: Product, feature: string): Found {
  const found = endpoints.find((one) => one.feature === feature && one.endpoint.path === args[1])
  if (found === undefined) return null
  const { method, path, access } = found.endpoint
  const form = method === 'GET' ? '-' : bodyTypeOf(found.endpoint)
  return [[method, path, access, form].join(' '), args.join(' ')]
}

/** Fields at any depth. */
function fieldsOf(side: 'input' | 'output'): Find {
  return ([path, names = ''], { endpoints }) => {
    const found = endpoints.find((one) => one.endpoint.path === path)?.endpoint
    if (found === undefined) return null
    const has = namesIn(z.toJSONSchema(found[side], { io: side, unrepresentable: 'any' }))
    return [String(listOf(names).filter((name) => has.includes(name))), names]
  }
}

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
  return [...own, ...Object.values(schema).flatMap(namesIn)]
}

const abiOf = (contract: string, { abis }: Product): readonly AbiEntry[] =>
  abis[`${contract.charAt(0).toLowerCase()}${contract.slice(1)}Abi`] ?? []

function call([contract = '', signature, mutability = '']: string[], product: Product): Found {
  const found = abiOf(contract, product).find(
    ({ name, inputs = [] }) => `${name}(${inputs.map(({ type }) => type)})` === signature,
  )
  return found === undefined ? null : [found.stateMutability ?? found.type, mutability]
}

function returns([contract = '', method, names = '']: string[], product: Product): Found {
  const found = abiOf(contract, product).find(({ name }) => name === method)
  return found === undefined ? null : [String((found.outputs ?? []).map(({ name }) => name)), names]
}

const title =
  /(?:\b(?:test|it|describe)(?:\.\w+)*\(\s*|\)\s*\(\s*)('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/g

/** By its title, of Solidity by its name; the lint refuses tests that are switched off. */
function test([file = '', name = '']: string[], { files, read }: Product): Found {
  if (!/\.test\.tsx?$|\.t\.sol$/.test(file) || !files.includes(file)) return null
  const source = read(file).replace(/^\s*\/\/.*$/gm, '')
  const titles = file.endsWith('.sol')
    ? [...source.matchAll(/\bfunction ((?:test|invariant)\w*)/g)].map((match) => match[1])
    : [...source.matchAll(title)].map(([, text]) => text!.slice(1, -1).replace(/\\(.)/g, '$1'))
  return titles.includes(name) ? [name, name] : null
}
