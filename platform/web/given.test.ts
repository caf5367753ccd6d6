import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { endpoint } from '../std/endpoint.ts'
import { type Given, givenNow, givenReply, provideGiven, shownList, shownReply } from './given.ts'

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
  replies: [
    { path: '/cards', key: { sort: 'default', size: 20 }, data: list },
    { path: '/levels', key: {}, data: ['no number'] },
  ],
}

/** A page that came with that data, `age` milliseconds ago. */
async function inPage(data: Given | string, age: number) {
  vi.resetModules()
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  vi.stubGlobal('document', { querySelector: () => (text === '' ? null : { textContent: text }) })
  vi.setSystemTime(performance.timeOrigin + age)
  return import('./given.ts')
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  provideGiven(null)
})

test('how a page is drawn is how its screen asks', () => {
  expect(shownReply(cards, { sort: 'newest' })).toEqual({
    endpoint: cards,
    input: { sort: 'newest' },
    key: { sort: 'newest' },
  })
  expect(shownList(cards, { sort: 'default' }, 20)).toEqual({
    endpoint: cards,
    input: { sort: 'default', pageNum: '1', pageSize: '20' },
    key: { sort: 'default', size: 20 },
  })
})

test('while a page is drawn its screens find what they ask for, and nothing else', () => {
  provideGiven(given)
  expect(givenNow()).toBe(1_800_000_000)
  expect(givenReply(cards, { sort: 'default', size: 20 })).toMatchObject({ initialData: list })
  expect(givenReply(cards, { sort: 'newest', size: 20 })).toEqual({})
  expect(givenReply(cards, { size: 20 })).toEqual({})
  provideGiven(null)
  expect([givenNow(), givenReply(cards, { sort: 'default', size: 20 })]).toEqual([0, {}])
})

test('in a browser they come with the page, as old as the page is', async () => {
  const page = await inPage(given, 4_000)
  expect(page.givenNow()).toBe(1_800_000_000)
  expect(page.givenReply(cards, { sort: 'default', size: 20 })).toEqual({
    initialData: list,
    initialDataUpdatedAt: performance.timeOrigin,
  })
})

test('a reply that is not as declared is asked for anew', async () => {
  const page = await inPage(given, 0)
  expect(page.givenReply(levels, {})).toEqual({})
})

test('after a minute a screen asks anew', async () => {
  const page = await inPage(given, 60_001)
  expect(page.givenReply(cards, { sort: 'default', size: 20 })).toEqual({})
})

test('a page that came without any gives nothing', async () => {
  const page = await inPage('', 0)
  expect([page.givenNow(), page.givenReply(cards, {})]).toEqual([0, {}])
})
