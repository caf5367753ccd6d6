import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext } from 'playwright-core'

/** Where a failed journey leaves what its pages looked like and did: `build/journeys/<test>/`. */
const root = path.join(import.meta.dirname, '..', '..', 'build', 'journeys')
const open = new Set<BrowserContext>()

/**
 * Every step of the context is recorded, as documents: a picture of each frame is a tenth of all time. It is
 * written only where a test fails.
 */
export async function record(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: true, screenshots: false })
  open.add(context)
  context.once('close', () => open.delete(context))
}

/**
 * Ends what was recorded so far and starts again; a context that closes meanwhile has nothing left.
 */
async function restart(context: BrowserContext, trace?: string): Promise<void> {
  try {
    await context.tracing.stopChunk(trace === undefined ? {} : { path: trace })
    await context.tracing.startChunk()
  } catch (error) {
    if (!/has been closed/.test(String(error))) throw error
    open.delete(context)
  }
}

/** Forgets what a passed test did. */
export async function discard(): Promise<void> {
  for (const context of open) await restart(context)
}

/**
 * Writes, for each context that is still open, its trace, and a picture of each of its pages.
 * Returns the folder; null where no page is open.
 */
export async function keep(test: string): Promise<string | null> {
  const name = test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100)
  const folder = path.join(root, name)
  rmSync(folder, { recursive: true, force: true })
  if (open.size === 0) return null
  mkdirSync(folder, { recursive: true })
  let count = 0
  for (const context of open) {
    count += 1
    for (const [index, page] of context.pages().entries()) {
      // A page that hangs has no picture; its trace shows why.
      const file = path.join(folder, `page-${count}-${index + 1}.png`)
      await page.screenshot({ path: file, fullPage: true, timeout: 5_000 }).catch(() => {})
    }
    await restart(context, path.join(folder, `trace-${count}.zip`))
  }
  return path.relative(process.cwd(), folder)
}
