import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { endpoint } from '../std/endpoint.ts'
import {
  currentInitialData,
  type InitialData,
  notedCalls,
  provideInitialData,
} from './initialData.ts'
import { initialReply } from './initialReply.ts'

const cards = endpoint({
  path: '/cards',
  summary: 'Cards',
  input: z.object({ sort: z.optional(z.string()) }),
  output: z.object({ total: z.int(), list: z.array(z.string()) }),
})
const levels = endpoint({ ...cards, path: '/levels', output: z.array(z.int()) })

const list = { total: 2, list: ['a', 'b'] }
const passed: InitialData = {
  now: 1_800_000_000,
  search: '?sort=default',
  replies: [
    { path: '/cards', key: { sort: 'default', size: 20 }, data: list },
    { path: '/levels', key: {}, data: ['no number'] },
  ],
}

/** What a screen requests. */
const first = { sort: 'default', size: 20 }
const wanted = (from = initialReply, drawn = true) =>
  from(cards, first, { sort: 'default', pageSize: '20' }, drawn)

/** A page that came with that data, `age` milliseconds ago. */
async function inPage(data: InitialData | string, age: number) {
  vi.resetModules()
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  vi.stubGlobal('document', { querySelector: () => (text === '' ? null : { textContent: text }) })
  vi.setSystemTime(performance.timeOrigin + age)
  return { ...(await import('./initialData.ts')), ...(await import('./initialReply.ts')) }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  provideInitialData(null)
})

test('while a page is rendered its screens find what they request, and nothing else', () => {
  provideInitialData(passed)
  expect(currentInitialData()).toEqual(passed)
  expect(wanted()).toMatchObject({ initialData: list })
  expect(initialReply(cards, { sort: 'newest', size: 20 }, {}, true)).toEqual({})
  expect(initialReply(cards, { size: 20 }, {}, true)).toEqual({})
  provideInitialData(null)
  expect([currentInitialData().now, currentInitialData().search, wanted()]).toEqual([0, '', {}])
})

test('the code that renders a page receives each call of its screens, once', () => {
  provideInitialData(passed)
  wanted()
  wanted()
  initialReply(levels, {}, {}, true)
  const calls = [
    { path: '/cards', key: first, input: { sort: 'default', pageSize: '20' } },
    { path: '/levels', key: {}, input: {} },
  ]
  expect(notedCalls()).toEqual(calls)
  provideInitialData(passed)
  expect(notedCalls()).toEqual([])
})

test('in a browser they come with the page, as old as the page is, and nothing is noted', async () => {
  const page = await inPage(passed, 4_000)
  expect(page.currentInitialData()).toEqual(passed)
  expect(wanted(page.initialReply)).toEqual({
    initialData: list,
    initialDataUpdatedAt: performance.timeOrigin,
  })
  expect(page.notedCalls()).toEqual([])
})

test('a reply that is not as declared is requested again', async () => {
  const page = await inPage(passed, 0)
  expect(page.initialReply(levels, {}, {}, true)).toEqual({})
})

test.each([60_001, 3_600_000])(
  'scripts %i ms late take over what was rendered, marked as old; later screens request again',
  async (age) => {
    const page = await inPage(passed, age)
    expect(wanted(page.initialReply)).toEqual({
      initialData: list,
      initialDataUpdatedAt: performance.timeOrigin,
    })
    expect(wanted(page.initialReply, false)).toEqual({})
  },
)

test('a clock that was set back does not keep a reply fresh', async () => {
  const page = await inPage(passed, -3_600_000)
  expect(wanted(page.initialReply).initialDataUpdatedAt).toBe(Date.now())
})

test('a page that came without any gives nothing', async () => {
  const page = await inPage('', 0)
  expect([page.currentInitialData().now, wanted(page.initialReply)]).toEqual([0, {}])
})
