import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { findBrowser } from '../../../scripts/run/browser.mjs'
import { begin, stop } from '../../../scripts/run/children.mjs'
import type { Report } from '../bench.ts'
import { processorBlocking } from './blocking.ts'

/** What does not change from one look to the next; scores of a hundred. */
export interface Rules {
  readonly accessibility: number
  readonly bestPractices: number
}

/** What one look at a page gives; times in milliseconds. */
export interface Look {
  /** Of a hundred. */
  readonly score: number
  /** Where it was requested. */
  readonly rules: Rules | null
  readonly lcp: number
  readonly tbt: number
  /** The same by the processor's time: see `processorBlocking`. */
  readonly tbtProcessor: number
  readonly cls: number
  /** Lighthouse's own measure of the machine at that moment: about 2000 on a quiet one. */
  readonly machine: number
}

/** What the program in `peers/` answers to one line. */
type Answer =
  | { readonly error: string }
  | {
      readonly scores: Readonly<Record<string, number | null>>
      readonly values: Readonly<Record<string, number | undefined>>
      readonly machine: number
    }

/** Lighthouse, kept running from one look to the next. */
export interface Looking {
  readonly lookAgain: (url: string, rules: boolean) => Promise<Look>
  readonly close: () => Promise<void>
}

/** Looks by the browser of the journeys: where the system has none, the bundled one. */
export async function startLooking(report: Report): Promise<Looking> {
  const program = path.resolve(import.meta.dirname, '../peers/lighthouse/looks.mjs')
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-lighthouse-'))
  const trace = path.join(folder, 'trace.json')
  const env = { ...process.env, CHROME_PATH: (await findBrowser()).path }
  const child = begin(process.execPath, [program], { env, stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()

  async function look(url: string, rules: boolean): Promise<Look | string> {
    child.stdin!.write(`${JSON.stringify({ url, rules, trace })}\n`)
    const { value, done } = await answers.next()
    if (done) throw new Error(`Lighthouse ended on ${url}`)
    const answer = JSON.parse(value) as Answer
    if ('error' in answer) return answer.error
    const { scores, values, machine } = answer
    const score = (category: string): number => (scores[category] ?? Number.NaN) * 100
    const valueOf = (audit: string): number => values[audit] ?? Number.NaN
    const { traceEvents } = JSON.parse(readFileSync(trace, 'utf8'))
    return {
      score: score('performance'),
      rules: rules
        ? { accessibility: score('accessibility'), bestPractices: score('best-practices') }
        : null,
      lcp: valueOf('largest-contentful-paint'),
      tbt: valueOf('total-blocking-time'),
      tbtProcessor: processorBlocking(traceEvents),
      cls: valueOf('cumulative-layout-shift'),
      machine,
    }
  }

  return {
    /**
     * It at times loses its own browser ("Please run Lighthouse again"), and then reports nothing
     * about the page.
     */
    async lookAgain(url, rules) {
      for (let left = 3; ; left--) {
        const found = await look(url, rules)
        if (typeof found !== 'string') return found
        if (left === 0) throw new Error(`Lighthouse failed on ${url}: ${found}`)
        report.report(`once more: ${found}`)
      }
    },
    async close() {
      child.stdin!.end()
      await stop(child, 3_000)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
