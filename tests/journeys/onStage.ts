import { afterAll, beforeAll } from 'vitest'

import { launchBrowser } from './browser.ts'
import { type Stack, startStack } from './stack.ts'
import type { Watched } from './watch.ts'

// Live bindings: a process runs one file after the other, each with a stack of its own.
export let stack: Stack
export let browser: Watched

/** Gives a file's journeys one stack and one browser: there before the first, gone after the last. */
export function onStage(options: Parameters<typeof startStack>[0]): void {
  beforeAll(async () => {
    stack = await startStack(options)
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await stack?.close()
  })
}
