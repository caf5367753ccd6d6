import { recoverSigner } from '#platform/chain/message.ts'
import { seed, sized } from '#platform/std/testing/campaign.ts'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { hashOf, type LogEntry, noHash, signedText } from './logText.ts'
import { signedRows } from './testing/signedRows.ts'
import { type Anchors, faultText, verifyLog } from './verifyLog.ts'

const chainId = '0x94a9059e'
const here = { chainId, signerOf: recoverSigner }
let rows: readonly LogEntry[]

beforeAll(async () => {
  rows = await signedRows(chainId, 6)
})

const faultOf = async (changed: readonly LogEntry[], chain = chainId, anchors?: Anchors) => {
  const { fault } = await verifyLog(
    { ...here, chainId: chain },
    changed,
    anchors === undefined ? {} : { anchors },
  )
  return fault === null ? null : faultText(fault)
}
const withRow = (number: number, change: Partial<LogEntry>): LogEntry[] =>
  rows.map((row) => (row.number === number ? { ...row, ...change } : row))

test('rows that follow each other are right, and the end is known', async () => {
  const next = { number: 7, previous: rows[5]!.hash }
  expect(await verifyLog(here, rows)).toEqual({ fault: null, next })
  expect(await verifyLog(here, [])).toEqual({
    fault: null,
    next: { number: 1, previous: noHash },
  })
})

test('a changed row is found, also with a new hash', async () => {
  expect(await faultOf(withRow(3, { subject: 'another' }))).toBe(
    'row 3: its hash is not that of its content',
  )
  const time = rows[2]!.time + 1
  const hash = hashOf(chainId, { ...rows[2]!, time })
  expect(await faultOf(withRow(3, { time, hash }))).toBe('row 4: it does not follow the row before')
})

test('rows that were all written again lack the signatures', async () => {
  const anew: LogEntry[] = []
  for (const row of rows) {
    const changed = { ...row, reason: 'nothing', previous: anew.at(-1)?.hash ?? noHash }
    anew.push({ ...changed, hash: hashOf(chainId, changed) })
  }
  expect(await faultOf(anew)).toBe('row 1: it is not signed by the account that it names')
})

test('a missing row, two that changed places, and a log of another chain are found', async () => {
  expect(await faultOf(rows.toSpliced(2, 1))).toBe('row 3: another row stands there')
  expect(await faultOf(rows.with(1, rows[2]!).with(2, rows[1]!))).toBe(
    'row 2: another row stands there',
  )
  expect(await faultOf(rows, '0x2b6653dc')).toBe('row 1: its hash is not that of its content')
})

test('what is anchored must be there as it was: no other row, no row cut off, also by who may sign', async () => {
  const anchors = new Map([
    [2, rows[1]!.hash],
    [5, rows[4]!.hash],
  ])
  expect(await faultOf(rows, chainId, anchors)).toBeNull()
  const other = await signedRows(chainId, 6, 'another reason')
  expect(await faultOf(other)).toBeNull()
  expect(await faultOf(other, chainId, anchors)).toBe('row 2: the chain has another hash of it')
  const later = new Map([[5, rows[4]!.hash]])
  expect(await faultOf(other, chainId, later)).toBe('row 5: the chain has another hash of it')
  expect(await faultOf(rows.slice(0, 5), chainId, anchors)).toBeNull()
  expect(await faultOf(rows.slice(0, 4), chainId, anchors)).toMatch(/^row 5: the chain has a hash/)
  expect(await faultOf([], chainId, anchors)).toMatch(/^row 1: the chain has a hash/)
})

test('a row whose text could be that of another row is refused, also signed', async () => {
  const [one] = await signedRows(chainId, 1, 'shown\nReason: hidden')
  const subject = `${one!.subject}\nReason: shown`
  const other = { ...one!, subject, reason: one!.reason.replace('shown\nReason: ', '') }
  expect(signedText(chainId, other)).toBe(signedText(chainId, one!))
  for (const row of [one!, other]) expect(await faultOf([row])).toMatch(/^row 1: its hash/)
  const [half] = await signedRows(chainId, 1, '\ud800')
  const replaced = { ...half!, reason: half!.reason.replace('\ud800', '\ufffd') }
  expect(hashOf(chainId, replaced)).toBe(half!.hash)
  expect(await faultOf([half!])).toMatch(/^row 1: its hash/)
  expect(await faultOf([replaced])).toBeNull()
})

test('rows after a known one are verified alone', async () => {
  const start = { number: 3, previous: rows[1]!.hash }
  const next = { number: 7, previous: rows[5]!.hash }
  expect(await verifyLog(here, rows.slice(2), { start })).toEqual({ fault: null, next })
  const { fault } = await verifyLog(here, rows.slice(2), {
    start: { number: 3, previous: rows[0]!.hash },
  })
  expect(fault).toEqual({ number: 3, why: 'previous' })
})

const fields = ['number', 'time', 'who', 'action', 'subject', 'reason', 'previous'] as const
const changed = (value: string | number, by: number): string | number =>
  typeof value === 'number' ? value + by : `${value.slice(0, -1)}${by % 10}x`

test('any change of any field is found', async () => {
  const field = fc.constantFrom(...fields, 'signature' as const, 'hash' as const)
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      field,
      fc.integer({ min: 1, max: 1_000 }),
      async (number, name, by) => {
        const row = rows[number - 1]!
        const fault = await faultOf(withRow(number, { [name]: changed(row[name], by) }))
        expect(fault).toMatch(new RegExp(`^row ${number}: `))
      },
    ),
    { numRuns: sized(100, 1_000), seed },
  )
})
