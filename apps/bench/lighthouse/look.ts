import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { run } from '../../../scripts/run/children.mjs'
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
  /** Where it was asked for. */
  readonly rules: Rules | null
  readonly lcp: number
  readonly tbt: number
  /** The same by the processor's time: see `processorBlocking`. */
  readonly tbtProcessor: number
  readonly cls: number
  /** Lighthouse's own measure of the machine at that moment: about 2000 on a quiet one. */
  readonly machine: number
}

const program = path.resolve(import.meta.dirname, '../peers/node_modules/lighthouse/cli/index.js')

/** Lighthouse at times loses its own browser ("Please run Lighthouse again"), and then says nothing of the page. */
export async function lookAgain(report: Report, url: string, rules: boolean): Promise<Look> {
  for (let left = 3; ; left--) {
    try {
      return await look(url, rules)
    } catch (error) {
      const lost = /Runtime error encountered: (.*)/.exec(String(error))?.[1]
      if (lost === undefined || left === 0) throw error
      report.say(`once more: ${lost}`)
    }
  }
}

async function look(url: string, rules: boolean): Promise<Look> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-lighthouse-'))
  try {
    return await lookInto(url, path.join(folder, 'look'), rules)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function lookInto(url: string, file: string, rules: boolean): Promise<Look> {
  const categories = ['performance', ...(rules ? ['accessibility', 'best-practices'] : [])]
  const argv = [
    program,
    url,
    '--quiet',
    `--only-categories=${categories.join()}`,
    '--output=json',
    `--output-path=${file}`,
    '--save-assets',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ]
  // It finds the browser itself, or by CHROME_PATH.
  const { code, output } = await run(process.execPath, argv)
  if (code !== 0) throw new Error(`lighthouse failed on ${url}:\n${output.slice(-4_000)}`)
  const result = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: Readonly<Record<string, { score: number | null }>>
    audits: Record<string, { numericValue?: number }>
    environment: { benchmarkIndex: number }
  }
  const { traceEvents } = JSON.parse(readFileSync(`${file}-0.trace.json`, 'utf8'))
  const value = (audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string): number =>
    (result.categories[category]?.score ?? Number.NaN) * 100
  return {
    score: score('performance'),
    rules: rules
      ? { accessibility: score('accessibility'), bestPractices: score('best-practices') }
      : null,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    tbtProcessor: processorBlocking(traceEvents),
    cls: value('cumulative-layout-shift'),
    machine: result.environment.benchmarkIndex,
  }
}
