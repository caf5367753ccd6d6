import type { BrowserContext, Page } from 'playwright-core'
import { vi } from 'vitest'

import { endpoints } from './gateway.ts'
import { type Answers, answerHostile } from './hostileAnswers.ts'
import { faultOf, faultOfTextless } from './hostileLook.ts'
import { mayHoldText } from './hostileShapes.ts'
import type { Look } from '#tests/examples.ts'
import { isServerRendered } from '#tests/screens.ts'
import { services } from './hostileVisits.ts'

export interface Visit {
  readonly path: string
  readonly as: BrowserContext
  readonly textless: Look['textless']
  readonly onlyRefusals: boolean
}

export interface Round {
  readonly origin: string
  readonly texts: readonly string[]
  /** Empty where there is no text. */
  readonly asAnswered: boolean
}

/**
 * Visits them one after the other with these texts in every reply: what was wrong, the number of
 * visits to pages that the server renders, and of those that came prerendered.
 */
export async function visitAll(
  visits: readonly Visit[],
  { origin, texts, asAnswered }: Round,
): Promise<{ faults: Record<string, object>; visited: number; rendered: number }> {
  const faults: Record<string, object> = {}
  let visited = 0
  const opened = new Map<BrowserContext, readonly [Page, Answers]>()
  const open = async (as: BrowserContext) => {
    const page = await as.newPage()
    return [page, await answerHostile(page, origin, texts, asAnswered)] as const
  }
  for (const { path, as, textless } of visits) {
    const [page, answers] = opened.get(as) ?? (await open(as))
    opened.set(as, [page, answers])
    // What the page before still asks is not of this one.
    if (textless !== undefined) await page.goto('about:blank')
    const visit = async () => {
      answers.asked = new Set()
      if (isServerRendered(path)) visited += 1
      await page.goto(path)
      await settled(page)
    }
    await visit()
    const known = Object.keys(textless ?? {})
    const hasAsked = () => known.every((call) => answers.asked.has(call))
    if (!hasAsked()) {
      // Slow to start, it was idle before it asked: it is visited again, with its code loaded.
      await vi.waitUntil(hasAsked, { timeout: 60_000 }).catch(() => undefined)
      await visit()
    }
    const fault =
      textless === undefined
        ? await faultOf(page, texts)
        : await faultOfTextless(page, texts, {
            asked: holding(answers.asked),
            known,
          })
    if (fault !== null) faults[`${path} ${asAnswered ? 'as answered' : 'filled'}`] = fault
  }
  let rendered = 0
  for (const [page, answers] of opened.values()) {
    rendered += answers.rendered
    await page.close()
  }
  return { faults, visited, rendered }
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.locator('main').waitFor()
}

/** Calls of a screen's own whose replies may hold a text. */
const holding = (asked: ReadonlySet<string>): string[] =>
  endpoints
    .filter(({ path, output }) => asked.has(path) && mayHoldText(output))
    .map(({ path }) => path)
    .filter((path) => !services.includes(path))
