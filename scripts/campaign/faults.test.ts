import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { gated } from '../mutation/gate.mjs'
import { lawFaults as faults } from '../mutation/contractFaults.ts'
import { faultsIn } from './faults.mjs'

const root = path.join(import.meta.dirname, '../..')
const files = [...new Set(faults.map(({ file }) => file))]

test('each law has a fault', () => {
  expect(new Set(faults.map(({ law }) => law))).toEqual(new Set([1, 2, 3, 4, 5]))
})

test.each(files)('the faults of %s stand in it once, and sleep together in one source', (file) => {
  const source = readFileSync(path.join(root, file), 'utf8')
  const planted = faultsIn(file, source)
  expect(planted.length).toBeGreaterThan(0)
  const together = gated(source, planted)
  for (const { id } of planted) expect(together).toContain(`block.coinbase == address(${id})`)
})

test('a fault that a contract has no line for is an error', () => {
  expect(() => faultsIn(files[0]!, 'contract Other {}')).toThrow('has 0 times')
})
