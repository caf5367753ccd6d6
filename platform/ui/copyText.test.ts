import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { copyText, reportFailedCopies } from './copyText.ts'
import { setUiLocale } from './uiText.ts'

const shown: string[] = []
beforeEach(() => {
  shown.length = 0
  reportFailedCopies((sentence) => shown.push(sentence))
})
afterEach(() => {
  vi.unstubAllGlobals()
  setUiLocale('en')
})

const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

test('what the browser takes is copied', async () => {
  const taken: string[] = []
  clipboard(async (text) => void taken.push(text))
  expect(await copyText('T1')).toBe(true)
  expect(taken).toEqual(['T1'])
  expect(shown).toEqual([])
})

test('what the browser refuses is not', async () => {
  clipboard(() => Promise.reject(new Error('denied')))
  expect(await copyText('T1')).toBe(false)
  setUiLocale('tc')
  expect(await copyText('T1')).toBe(false)
  expect(shown).toEqual(['Copy failed', '複製失敗'])
})

test('a page without a secure context has no clipboard, and shows an error', async () => {
  vi.stubGlobal('navigator', {})
  expect(await copyText('T1')).toBe(false)
  expect(shown).toEqual(['Copy failed'])
})
