import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from './browser.ts'
import { discard, keep } from './evidence.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser?.close())

test('a failed journey leaves a picture and a trace of each page, a passed one nothing', async () => {
  const context = await browser.newContext({ viewport: { width: 200, height: 100 } })
  const page = await context.newPage()
  await page.setContent('<h1>Where it went wrong</h1>')

  const folder = await keep('evidence/of: a test')
  expect(folder).toBe('build/journeys/evidence-of-a-test')
  // The first bytes of a PNG and of a ZIP.
  expect(readFileSync(`${folder}/page-1-1.png`).subarray(1, 4).toString()).toBe('PNG')
  expect(readFileSync(`${folder}/trace-1.zip`).subarray(0, 2).toString()).toBe('PK')
  rmSync(folder!, { recursive: true })

  await context.close()
  expect(await keep('evidence/of: a test')).toBeNull()
  expect(existsSync(folder!)).toBe(false)
})

test('a context that closes while its steps are stored is no failure', async () => {
  const context = await browser.newContext()
  const stop = context.tracing.stopChunk.bind(context.tracing)
  const start = context.tracing.startChunk.bind(context.tracing)
  context.tracing.stopChunk = async (options) => {
    await stop(options)
    await context.close()
  }
  context.tracing.startChunk = async () => {
    // The browser knows already that the context is gone, this process not yet.
    await expect(start()).rejects.toThrow('has been closed')
    throw new Error('tracing.startChunk: Target page, context or browser has been closed')
  }
  await discard()
  expect(await keep('evidence of a closed context')).toBeNull()
})
