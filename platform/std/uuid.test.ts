import { afterEach, expect, test, vi } from 'vitest'

import { uuid } from './uuid.ts'

afterEach(() => vi.unstubAllGlobals())

const random = (bytes: readonly number[]) =>
  vi.stubGlobal('crypto', {
    getRandomValues: (into: Uint8Array) => {
      into.set(bytes)
      return into
    },
  })

test('it needs nothing that only a secure context has', () => {
  random([...Array(16).keys()])
  expect(uuid()).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f')
})

test('version and variant stand whatever the chance', () => {
  random(Array(16).fill(0xff))
  expect(uuid()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})

test('no two are the same', () => {
  expect(new Set(Array.from({ length: 1_000 }, uuid)).size).toBe(1_000)
})
