import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

interface Compiler {
  readonly compile: (input: string) => string
}
const require = createRequire(import.meta.url)
interface Settings {
  readonly viaIR: boolean
  readonly optimizer?: { readonly enabled: boolean }
  readonly outputSelection: object
}
const { compile, parts } = require('./solc-parts.cjs') as Compiler & {
  readonly parts: (input: unknown) => readonly Settings[]
}

/** Long enough to be compiled as two; the second deploys the first, and each has a warning of its own. */
const filling = `\n// ${'x'.repeat(60_000)}\n`
const head = `pragma solidity 0.8.30;${filling}`
const sources = {
  'a.sol': { content: `${head}contract A { function f(uint256 a) external pure {} }` },
  'b.sol': {
    content: `${head}import './a.sol'; contract B { A a; function g(uint256 b) external { a = new A(); } }`,
  },
}
const wanted = { '*': ['abi', 'evm.bytecode.object'], '': ['ast'] }
const inputOf = (viaIR: boolean) => ({
  language: 'Solidity',
  sources,
  settings: { viaIR, outputSelection: { 'a.sol': wanted, 'b.sol': wanted } },
})

test('two compilers give what one gives', () => {
  const input = JSON.stringify(inputOf(true))
  const whole = JSON.parse((require('solc') as Compiler).compile(input)) as { errors: unknown[] }
  const parts = JSON.parse(compile(input)) as typeof whole
  const sorted = (errors: unknown[]) => errors.map((one) => JSON.stringify(one)).toSorted()
  expect({ ...parts, errors: sorted(parts.errors) }).toEqual({
    ...whole,
    errors: sorted(whole.errors),
  })
  expect(parts.errors.length).toBeGreaterThan(1)
})

const selections = (input: unknown) => parts(input).map((settings) => settings.outputSelection)

test('each part asks for files of its own, and only where it is worth a second compiler', () => {
  expect(selections(inputOf(true))).toEqual([{ 'a.sol': wanted }, { 'b.sol': wanted }])
  expect(parts(inputOf(false))).toEqual([inputOf(false).settings])
  const short = { 'a.sol': { content: 'contract A {}' }, 'b.sol': { content: 'contract B {}' } }
  const input = inputOf(true)
  expect(selections({ ...input, sources: short })).toEqual([input.settings.outputSelection])
})

test('tests are a part of their own and made by the older generator, the product as it is told', () => {
  const outputSelection = { 'a.sol': wanted, 'a.t.sol': wanted }
  const settings = { viaIR: true, optimizer: { enabled: true, runs: 9 }, outputSelection }
  const [product, tests, more] = parts({ ...inputOf(true), settings })
  expect(product).toEqual({ ...settings, outputSelection: { 'a.sol': wanted } })
  expect(tests).toMatchObject({ viaIR: false, outputSelection: { 'a.t.sol': wanted } })
  expect(more).toBeUndefined()
})

test('a test and what it deploys have the code that each of them is told', () => {
  const contract = (name: string, said = '') => ({
    content: `pragma solidity 0.8.30; ${said} contract ${name} { uint256[] public all; function f(uint256 a) external { all.push(a * 3); } }`,
  })
  const how = { viaIR: true, optimizer: { enabled: true, runs: 20_000 } }
  const codeOf = (output: string, file: string, name: string) =>
    (
      JSON.parse(output) as {
        contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
      }
    ).contracts[file]?.[name]?.evm.bytecode.object
  const only = (settings: object, file: string) =>
    JSON.stringify({
      language: 'Solidity',
      sources: { 'p.sol': contract('P'), 'p.t.sol': contract('PTest', "import './p.sol';") },
      settings: { ...settings, outputSelection: { [file]: wanted } },
    })
  const both = JSON.parse(only(how, 'p.sol')) as { settings: { outputSelection: object } }
  both.settings.outputSelection = { 'p.sol': wanted, 'p.t.sol': wanted }
  const together = compile(JSON.stringify(both))
  const one = (require('solc') as Compiler).compile
  const older = { viaIR: false, optimizer: { enabled: true, runs: 200 } }
  expect(codeOf(together, 'p.sol', 'P')).toBe(codeOf(one(only(how, 'p.sol')), 'p.sol', 'P'))
  const test = codeOf(one(only(older, 'p.t.sol')), 'p.t.sol', 'PTest')
  expect(codeOf(together, 'p.t.sol', 'PTest')).toBe(test)
})
