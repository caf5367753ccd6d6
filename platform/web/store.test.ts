import { afterEach, expect, test, vi } from 'vitest'

import { createStore } from './store.ts'

afterEach(() => vi.unstubAllGlobals())

test('parts of a page that is taken over later see what the first ones saw', () => {
  vi.stubGlobal('document', {})
  const store = createStore(1)
  store.set(2)
  expect([store.get(), store.prerendered()]).toEqual([2, 1])
})

test('a page that is rendered for others is rendered with what was set for it', () => {
  const store = createStore(1)
  store.set(2)
  expect(store.prerendered()).toBe(2)
})

test('what pages are rendered with may be another value from the start', () => {
  const store = createStore<string | null>('token', null)
  store.set('other')
  expect(store.prerendered()).toBeNull()
})

test('a value that is the same changes nothing', () => {
  const store = createStore({ count: 1 })
  const changed = vi.fn()
  const stop = store.subscribe(changed)
  store.set((now) => now)
  expect(changed).not.toHaveBeenCalled()
  store.set({ count: 2 })
  stop()
  store.set({ count: 3 })
  expect(changed).toHaveBeenCalledOnce()
})
