import { afterEach, expect, test, vi } from 'vitest'

import type { App } from './app.ts'
import { keptReadings } from './keptReadings.ts'

afterEach(() => vi.useRealTimers())

const app = (): App => ({}) as App

test('a reading is asked once for its time, then again', async () => {
  vi.useFakeTimers()
  const kept = keptReadings<number>(1_000, 10)
  const [one, read] = [app(), vi.fn(async () => read.mock.calls.length)]
  expect(await Promise.all([kept(one, 'a', read), kept(one, 'a', read)])).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await kept(one, 'a', read)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await kept(one, 'a', read)).toBe(2)
  expect(await kept(app(), 'a', read)).toBe(3)
})

test('beyond the maximum the oldest is asked again', async () => {
  const kept = keptReadings<string>(60_000, 2)
  const [one, asked] = [app(), [] as string[]]
  for (const key of ['a', 'b', 'a', 'c', 'b', 'a']) {
    await kept(one, key, async () => {
      asked.push(key)
      return key
    })
  }
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

test('a failed reading is not kept', async () => {
  const kept = keptReadings<number>(60_000, 2)
  const one = app()
  await expect(kept(one, 'a', () => Promise.reject(new Error('silent')))).rejects.toThrow('silent')
  expect(await kept(one, 'a', async () => 7)).toBe(7)
})
