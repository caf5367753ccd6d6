import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Devnet, startDevnet } from '../index.ts'
import { Bench, ownPlace } from './bench.ts'
import { rows } from './rows.ts'
import { runRow } from './suite.ts'

let net: Devnet
let bench: Bench

beforeAll(async () => {
  net = await startDevnet()
  bench = new Bench(ownPlace(net))
})

afterAll(() => net.close())

test('there are at least 500 rows, each with a name of its own', () => {
  expect(rows.length).toBeGreaterThanOrEqual(500)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

describe('the embedded network', () => {
  test.each(rows.map((row) => [row.id, row] as const))('%s', async (_id, row) => {
    expect(await runRow(row, bench)).toMatchObject({ state: 'passed', why: '' })
  })
})
