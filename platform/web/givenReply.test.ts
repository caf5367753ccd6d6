import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { endpoint } from '../std/endpoint.ts'
import { currentGiven, type Given, notedCalls, provideGiven } from './given.ts'
import { givenReply } from './givenReply.ts'

const cards = endpoint({
  path: '/cards',
  summary: 'Cards',
  input: z.object({ sort: z.optional(z.string()) }),
  output: z.object({ total: z.int(), list: z.array(z.string()) }),
})
const levels = endpoint({ ...cards, path: '/levels', output: z.array(z.int()) })

const list = { total: 2, list: ['a', 'b'] }
const given: Given = {
  now: 1_800_000_000,
  search: '?sort=default',
  replies: [
    { path: '/cards', key: { sort: 'default', size: 20 }, data: list },
    { path: '/levels', key: {}, data: ['no number'] },
  ],
}

/** What a screen asks for. */
const first = { sort: 'default', size: 20 }
const wanted = (from = givenReply, drawn = true) =>
  from(cards, first, { sort: 'default', pageSize: '20' }, drawn)

/** A page that came with that data, `age` milliseconds ago. */
async function inPage(data: Given | string, age: number) {
  vi.resetModules()
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  vi.stubGlobal('document', { querySelector: () => (text === '' ? null : { textContent: text }) })
  vi.setSystemTime(performance.timeOrigin + age)
  return { ...(await import('./given.ts')), ...(await import('./givenReply.ts')) }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  provideGiven(null)
})

test('while a page is drawn its screens find what they ask for, and nothing else', () => {
  provideGiven(given)
  expect(currentGiven()).toEqual(given)
  expect(wanted()).toMatchObject({ initialData: list })
  expect(givenReply(cards, { sort: 'newest', size: 20 }, {}, true)).toEqual({})
  expect(givenReply(cards, { size: 20 }, {}, true)).toEqual({})
  provideGiven(null)
  expect([currentGiven().now, currentGiven().search, wanted()]).toEqual([0, '', {}])
})

test('whoever draws a page is told each call that its screens make, once', () => {
  provideGiven(given)
  wanted()
  wanted()
  givenReply(levels, {}, {}, true)
  const calls = [
    { path: '/cards', key: first, input: { sort: 'default', pageSize: '20' } },
    { path: '/levels', key: {}, input: {} },
  ]
  expect(notedCalls()).toEqual(calls)
  provideGiven(given)
  expect(notedCalls()).toEqual([])
})

test('in a browser they come with the page, as old as the page is, and nothing is noted', async () => {
  const page = await inPage(given, 4_000)
  expect(page.currentGiven()).toEqual(given)
  expect(wanted(page.givenReply)).toEqual({
    initialData: list,
    initialDataUpdatedAt: performance.timeOrigin,
  })
  expect(page.notedCalls()).toEqual([])
})

test('a reply that is not as declared is asked for anew', async () => {
  const page = await inPage(given, 0)
  expect(page.givenReply(levels, {}, {}, true)).toEqual({})
})

test.each([60_001, 3_600_000])(
  'scripts %i ms late take over what was rendered, marked as old; later screens ask anew',
  async (age) => {
    const page = await inPage(given, age)
    expect(wanted(page.givenReply)).toEqual({
      initialData: list,
      initialDataUpdatedAt: performance.timeOrigin,
    })
    expect(wanted(page.givenReply, false)).toEqual({})
  },
)

test('a clock that was set back does not keep a reply fresh', async () => {
  const page = await inPage(given, -3_600_000)
  expect(wanted(page.givenReply).initialDataUpdatedAt).toBe(Date.now())
})

test('a page that came without any gives nothing', async () => {
  const page = await inPage('', 0)
  expect([page.currentGiven().now, wanted(page.givenReply)]).toEqual([0, {}])
})
