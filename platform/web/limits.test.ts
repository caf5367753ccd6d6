import { readFileSync } from 'node:fs'
import path from 'node:path'

import { defaultLocale } from '#platform/std/text.ts'
import { expect, test } from 'vitest'

import { chunkTimeoutMs } from './chunk.ts'
import { requestTimeoutMs } from './client.ts'
import { pollMs, retries } from './wallet/detect.ts'

test('how long is waited, and how often', () => {
  expect(requestTimeoutMs).toBe(10_000)
  expect(chunkTimeoutMs).toBe(120_000)
  expect([pollMs, retries]).toEqual([1_000, 5])
})

test('the frame is 480 px wide; English is preset', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, '../ui/tokens.css'), 'utf8')
  expect(/--column:\s*(\d+)px/.exec(tokens)?.[1]).toBe('480')
  expect(defaultLocale).toBe('en')
})
