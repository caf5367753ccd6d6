import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

import { launchBrowser } from './browser.ts'
import { type Stack, startStack } from './stack.ts'
import type { Watched } from './watch.ts'

// Live bindings: a process runs one file after the other, each with a stack of its own.
export let stack: Stack
export let browser: Watched

/** Gives a file's journeys one stack and one browser, or each journey its own: there before it, gone after it. */
export function onStage(
  options: Parameters<typeof startStack>[0],
  { forEach = false }: { readonly forEach?: boolean } = {},
): void {
  const [before, after] = forEach ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(async () => {
    stack = await startStack(options)
    browser = await launchBrowser()
  })
  after(async () => {
    await browser?.close()
    await stack?.close()
  })
}
