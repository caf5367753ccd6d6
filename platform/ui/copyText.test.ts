import { afterEach, expect, test, vi } from 'vitest'

import { copyText } from './copyText.ts'

afterEach(() => vi.unstubAllGlobals())

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

test('what the browser takes is copied', async () => {
  const taken: string[] = []
  clipboard(async (text) => void taken.push(text))
  expect(await copyText('T1')).toBe(true)
  expect(taken).toEqual(['T1'])
})

test('what the browser refuses is not', async () => {
  clipboard(() => Promise.reject(new Error('denied')))
  expect(await copyText('T1')).toBe(false)
})

test('a page without a secure context has no clipboard, and is told so', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('T1')).toBe(false)
})
