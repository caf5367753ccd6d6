import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { yieldToMain } from './yieldToMain.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one after the other, each in a task of its own', () => {
  const done: string[] = []
  for (const name of ['a', 'b', 'c']) yieldToMain(() => done.push(name))
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['a'])
  yieldToMain(() => done.push('d'))
  vi.advanceTimersToNextTimer()
  expect(done).toEqual(['a', 'b'])
  vi.runAllTimers()
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what is withdrawn is not done; what fails does not keep the others from it', () => {
  const done: string[] = []
  const withdraw = yieldToMain(() => done.push('a'))
  yieldToMain(() => {
    throw new Error('b')
  })
  yieldToMain(() => done.push('c'))
  withdraw()
  withdraw()
  expect(() => vi.advanceTimersToNextTimer()).toThrow('b')
  vi.runAllTimers()
  expect(done).toEqual(['c'])
  // And the turn restarts.
  yieldToMain(() => done.push('d'))
  vi.runAllTimers()
  expect(done).toEqual(['c', 'd'])
})
