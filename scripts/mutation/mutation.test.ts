import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contracts } from './contracts.mjs'
import { equivalents } from './contractFaults.ts'
import { gated } from './gate.mjs'
import { Judge, soliditySources } from './judge.mjs'
import { mutantsOf } from './mutate.mjs'
import { withoutFile } from './patterns.mjs'
import { endOf } from './tally.mjs'

const root = path.join(import.meta.dirname, '../..')
const faults = contracts.flatMap(({ file }) => {
  const source = readFileSync(path.join(root, file), 'utf8')
  return mutantsOf(source).map((mutant) => ({ file, ...mutant }))
})

test('every explanation is of a fault that is planted', () => {
  const stale = equivalents.filter(
    ({ file, was, now }) =>
      !faults.some((one) => one.file === file && one.was === was && one.now === now),
  )
  expect(stale).toEqual([])
})

test('every contract that can have a fault has tests that must notice it', () => {
  const listed = new Set(contracts.map(({ file }) => file))
  const forgotten = soliditySources().contracts.filter((file) => {
    // A local network alone has them.
    if (listed.has(file) || file.startsWith('platform/contracts/local/')) return false
    return mutantsOf(readFileSync(path.join(root, file), 'utf8')).length > 0
  })
  expect(forgotten).toEqual([])
})

test('every part of a pattern names tests', () => {
  const patterns = contracts.map(({ tests }) => tests)
  expect(withoutFile(patterns, soliditySources().tests)).toEqual([])
})

test('an alternative that is empty, or of no file, names no tests', () => {
  const files = ['a/Pair.t.sol', 'a/PairSwap.t.sol', 'a/Zap.t.sol']
  expect(withoutFile(['a/Pair{.,Swap.}t.sol', 'a/{Pair*,Zap}.t.sol'], files)).toEqual([])
  expect(withoutFile(['a/Pair{,Swap}.t.sol', 'a/{Pair*,Zip}.t.sol'], files)).toEqual([
    'a/Pair{}.t.sol',
    'a/Zip.t.sol',
  ])
})

test('no function of the copy is pure, of tests neither: what it calls may read who made the block', async () => {
  const judge = new Judge()
  try {
    await judge.open()
    const files = readdirSync(judge.folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.sol') && !file.startsWith('node_modules'),
    )
    expect(files.filter((file) => file.endsWith('.t.sol')).length).toBeGreaterThan(100)
    const pure = files.filter((file) =>
      /^(?!\s*\/\/).*\bpure\b/m.test(readFileSync(path.join(judge.folder, file), 'utf8')),
    )
    expect(pure).toEqual([])
  } finally {
    judge.close()
  }
})

const source = `contract Some {
    function f(uint256 a) external pure returns (uint256 b) {
        if (a > 3) {
            b = a + 2;
        }
        for (uint256 i; i < a; ++i) b += i;
    }
}`

test('faults of a line are gated together, and the line is whole where all sleep', () => {
  const planted = mutantsOf(source)
    .filter(({ line }) => line === 3 || line === 4)
    .map((mutant, index) => ({ ...mutant, id: index + 1 }))
  expect(planted.map(({ now }) => now)).toEqual(['if (a >= 3) {', 'b = a - 2;', ''])
  expect(gated(source, planted)?.split('\n').slice(1, 5)).toEqual([
    '    function f(uint256 a) external view returns (uint256 b) {',
    'if (block.coinbase == address(1) ? (a >= 3) : (a > 3)) {',
    'if (block.coinbase == address(2)) { b = a - 2; } else { if (block.coinbase == address(3)) {  } else { b = a + 2; } }',
    '        }',
  ])
})

const counts = (noticed: number, survived: number, harmless: number) => ({
  noticed,
  survived,
  harmless,
})

test('every fault noticed or explained passes, and both shares are reported', () => {
  expect(endOf([counts(60, 0, 1), counts(36, 0, 3)], 7)).toEqual({
    code: 0,
    text: '96 of 96 faults noticed (100.0 %) in 7 s; with 4 more that no test can notice, 96.0 %',
  })
})

test('one survivor without an explanation is a failure, however many were noticed', () => {
  expect(endOf([counts(999, 1, 0)], 7)).toEqual({
    code: 1,
    text: '999 of 1000 faults noticed (99.9 %) in 7 s; with 0 more that no test can notice, 99.9 %; 1 survived unexplained',
  })
})

test('explanations do not make up for what is not noticed', () => {
  expect(endOf([counts(94, 0, 6)], 7).code).toBe(1)
  expect(endOf([counts(95, 0, 5)], 7).code).toBe(0)
})

test('a run that judged nothing is a failure', () => {
  expect(endOf([counts(0, 0, 0)], 7).code).toBe(1)
})
