import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

type Contracts = Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly sources: Record<string, { readonly id: number }>
  readonly contracts: Contracts
}
const require = createRequire(import.meta.url)
const { compileUnits } = require('./solc-units.cjs') as {
  readonly compileUnits: (input: unknown, folder: string) => Output
}
const solc = require('solc') as { readonly compile: (input: string) => string }

const how = {
  evmVersion: 'cancun',
  viaIR: true,
  optimizer: { enabled: true, runs: 20_000 },
  metadata: { bytecodeHash: 'none', appendCBOR: false },
}
const pragma = 'pragma solidity 0.8.30;'
/** B deploys A; both warn of an argument that they do not use. */
const files = {
  'a.sol': `${pragma} contract A { uint256[] all; function f(uint256 a) external { all.push(3); } }`,
  'b.sol': `${pragma}\nimport {A} from "./a.sol"; contract B { A a; function g(uint256 b) external { a = new A(); } }`,
  'c.sol': `${pragma} contract C { uint256 public c; }`,
}

const inputOf = (texts: Record<string, string>, wanted = Object.keys(texts), more = {}) => ({
  language: 'Solidity',
  sources: Object.fromEntries(Object.entries(texts).map(([file, content]) => [file, { content }])),
  settings: {
    ...how,
    ...more,
    outputSelection: Object.fromEntries(
      wanted.map((file) => [file, { '*': ['abi', 'evm.bytecode.object'] }]),
    ),
  },
})
const codeOf = (output: Output, file: string, name: string): string | undefined =>
  output.contracts[file]?.[name]?.evm.bytecode.object

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'units-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('file by file gives the code and the warnings of one whole compilation', () => {
  const input = inputOf(files)
  const whole = JSON.parse(solc.compile(JSON.stringify(input))) as Output
  const units = compileUnits(input, folder)
  for (const [file, name] of [
    ['a.sol', 'A'],
    ['b.sol', 'B'],
    ['c.sol', 'C'],
  ] as const) {
    expect(codeOf(units, file, name)).toMatch(/^60/)
    expect(codeOf(units, file, name)).toBe(codeOf(whole, file, name))
  }
  const stated = ({ errors = [] }: Output) => errors.map((one) => one.formattedMessage).toSorted()
  expect(stated(units)).toEqual(stated(whole))
  expect(stated(units).length).toBeGreaterThan(1)
  expect(units.sources).toEqual({ 'a.sol': { id: 0 }, 'b.sol': { id: 1 }, 'c.sol': { id: 2 } })
})

test('only what changed, and what imports it, is compiled again', () => {
  compileUnits(inputOf(files), folder)
  const before = new Set(readdirSync(folder))
  expect(before.size).toBe(3)
  const changed = { ...files, 'a.sol': files['a.sol'].replace('push(3)', 'push(4)') }
  const again = compileUnits(inputOf(changed), folder)
  expect(readdirSync(folder).filter((file) => !before.has(file))).toHaveLength(2)
  const whole = JSON.parse(solc.compile(JSON.stringify(inputOf(changed)))) as Output
  expect(codeOf(again, 'b.sol', 'B')).toBe(codeOf(whole, 'b.sol', 'B'))
})

test('what forge names by its remapping is the unit that our scripts compiled', () => {
  const ours = {
    '@lib/a.sol': files['a.sol'],
    'b.sol': files['b.sol'].replace('./a.sol', '@lib/a.sol'),
  }
  compileUnits(inputOf(ours, ['b.sol']), folder)
  const before = readdirSync(folder)
  const theirs = { 'packages/@lib/a.sol': ours['@lib/a.sol'], 'b.sol': ours['b.sol'] }
  const forge = { remappings: ['@lib/=packages/@lib/'], libraries: {} }
  const output = compileUnits(inputOf(theirs, ['b.sol'], forge), folder)
  expect(readdirSync(folder)).toEqual(before)
  expect(codeOf(output, 'b.sol', 'B')).toMatch(/^60/)
})

test('tests are made by the older generator, what they deploy by name as the product is', () => {
  const texts = {
    ...files,
    'a.t.sol': `${pragma}\nimport {A} from "./a.sol"; contract ATest { function f(A a) external { a.f(1); } }`,
  }
  const output = compileUnits(inputOf(texts), folder)
  const older = inputOf(texts, ['a.t.sol'], {
    viaIR: false,
    optimizer: { enabled: true, runs: 200 },
  })
  const compiled = JSON.parse(solc.compile(JSON.stringify(older))) as Output
  expect(codeOf(output, 'a.t.sol', 'ATest')).toMatch(/^60/)
  expect(codeOf(output, 'a.t.sol', 'ATest')).toBe(codeOf(compiled, 'a.t.sol', 'ATest'))
})

test('an error is reported in the compiler’s words, the second time too', () => {
  const input = inputOf({ ...files, 'c.sol': `${pragma}\nimport "./missing.sol";` })
  for (let time = 0; time < 2; time += 1) {
    const errors = compileUnits(input, folder).errors ?? []
    const failed = errors.filter(({ severity }) => severity === 'error')
    expect(failed.map((one) => one.formattedMessage).join()).toMatch(/missing\.sol/)
  }
})
