import { parseAddress } from '#platform/std/address.ts'
import { callApi } from '#platform/web/client.ts'
import { readContract } from '#platform/web/tron/contract.ts'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { LogEntry } from '../../logText.ts'
import { signedRows } from '../../testing/signedRows.ts'
import { readLog } from './readLog.ts'

vi.mock('#platform/web/client.ts', () => ({ callApi: vi.fn() }))
vi.mock('#platform/web/tron/ask.ts', () => ({ blockAt: async () => ({ number: 7 }) }))
vi.mock('#platform/web/tron/contract.ts', () => ({ readContract: vi.fn() }))

const chainId = '0x94a9059e'
const anchor = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
let rows: readonly LogEntry[]
let rewritten: readonly LogEntry[]
/** Hashes that the chain has, by row. */
let anchored: Map<number, string>
/** What the server answers. */
let list: readonly LogEntry[]
let total: number

beforeAll(async () => {
  rows = await signedRows(chainId, 130)
  rewritten = await signedRows(chainId, 130, 'another')
})
beforeEach(() => {
  anchored = new Map([5, 110].map((number) => [number, rows[number - 1]!.hash]))
  ;[list, total] = [rows, 130]
  vi.mocked(callApi).mockImplementation((async (_: unknown, input: Record<string, string>) => {
    const [page, size] = [Number(input['pageNum']), Number(input['pageSize'])]
    return { total, chainId, operators: [], list: list.slice((page - 1) * size, page * size) }
  }) as never)
  vi.mocked(readContract).mockImplementation((async (read: Record<string, unknown>) => {
    const hash = (number: number) => `0x${anchored.get(number) ?? '0'.repeat(64)}`
    const last = Math.max(...anchored.keys())
    if (read['functionName'] === 'head') return [BigInt(last), hash(last), 1n]
    const [first, count] = (read['args'] as readonly bigint[]).map(Number)
    return Array.from({ length: count! }, (__, n) => hash(first! + n))
  }) as never)
})

test('all pages are verified, with every anchor', async () => {
  const { right, fault, anchored: last, newest } = await readLog(chainId, anchor)
  expect({ right, fault, last }).toEqual({ right: 130, fault: null, last: 110 })
  expect(newest.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, n) => 130 - n))
})

test.each([130, 120, 110, 100, 5, 1, 0])(
  'a log that was written again and anchored again is found, also where the server counts %i of its rows',
  async (count) => {
    anchored.set(120, rewritten[119]!.hash)
    ;[list, total] = [rewritten, count]
    const { fault } = await readLog(chainId, anchor)
    expect(fault).toEqual(
      count < 5 ? { number: count + 1, why: 'missing' } : { number: 5, why: 'anchor' },
    )
  },
)

test('a row that is anchored while the log is read is no fault', async () => {
  const answer = vi.mocked(readContract).getMockImplementation()!
  list = rows.slice(0, 120)
  total = 120
  vi.mocked(readContract).mockImplementation((async (read: never) => {
    const found = await answer(read)
    // The server has more rows from now on, and the keeper anchors the last.
    anchored.set(130, rows[129]!.hash)
    ;[list, total] = [rows, 130]
    return found
  }) as never)
  expect((await readLog(chainId, anchor)).fault).toBeNull()
})

test('rows that the server counts and does not have are none', async () => {
  total = 1_000
  expect(await readLog(chainId, anchor)).toMatchObject({ right: 130, fault: null })
  list = rows.slice(0, 109)
  expect((await readLog(chainId, anchor)).fault).toEqual({ number: 110, why: 'missing' })
})

test('without a node it is not compared; without the server it fails', async () => {
  vi.mocked(readContract).mockRejectedValue(new Error('silent'))
  expect(await readLog(chainId, anchor)).toMatchObject({ right: 130, fault: null, anchored: null })
  vi.mocked(callApi).mockRejectedValue(new Error('no answer'))
  await expect(readLog(chainId, anchor)).rejects.toThrow('no answer')
})
