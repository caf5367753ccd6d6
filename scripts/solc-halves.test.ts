import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

interface Compiler {
  readonly compile: (input: string) => string
}
const require = createRequire(import.meta.url)
const { compile, halves } = require('./solc-halves.cjs') as Compiler & {
  readonly halves: (input: unknown) => readonly Record<string, unknown>[] | null
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

test('each part asks for files of its own, and only where it is worth a second compiler', () => {
  expect(halves(inputOf(true))).toEqual([{ 'a.sol': wanted }, { 'b.sol': wanted }])
  expect(halves(inputOf(false))).toBeNull()
  const short = { 'a.sol': { content: 'contract A {}' }, 'b.sol': { content: 'contract B {}' } }
  expect(halves({ ...inputOf(true), sources: short })).toBeNull()
})
