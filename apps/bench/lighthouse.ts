import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { make, web } from '../../scripts/run/build.mjs'
import { run } from '../../scripts/run/children.mjs'
import type { Bench, Report } from './bench.ts'
import { processorBlocking } from './lighthouse/blocking.ts'
import { installPeers } from './peers.ts'
import { median } from './rounds.ts'
import { startStack } from './stack/stack.ts'

const rounds = 5

/** A page with nothing to run: what this machine and its browser allow. */
const floor = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Floor</title></head><body><h1>A page with nothing to run</h1><p>${'Text that stands still. '.repeat(20)}</p></body></html>`

/** Lies beside the built app for as long as it is measured, so that the same server sends it. */
const floorFile = path.resolve(import.meta.dirname, '../../build/web/floor.html')

/** What one look at a page gives; times in milliseconds. */
interface Look {
  readonly score: number
  readonly lcp: number
  readonly tbt: number
  /** The same by the processor's time: see `processorBlocking`. */
  readonly tbtProcessor: number
  readonly cls: number
  /** Lighthouse's own measure of the machine at that moment: about 2000 on a quiet one. */
  readonly machine: number
}

/** Home and the market on a simulated phone, beside a page without scripts from the same server. */
export const bench: Bench = {
  name: 'lighthouse',
  title: `Lighthouse, mobile, median of ${rounds}`,
  async run(report) {
    await installPeers(report)
    // Before the server starts: it looks at what there is to send.
    await make([web], () => {})
    const stack = await startStack(report)
    try {
      report.say('seeding neighbours')
      await stack.command('seed')
      await hasCards(stack.url)
      writeFileSync(floorFile, floor)
      await measure(report, stack.url)
    } finally {
      await stack.close()
      rmSync(floorFile, { force: true })
    }
  },
}

/** Resolves once the index answers cards: an empty market would be another page. */
async function hasCards(url: string): Promise<void> {
  const since = Date.now()
  for (;;) {
    const reply = await fetch(`${url}/tessera/nft/cardPage`, {
      method: 'POST',
      body: new URLSearchParams(),
    })
    const { data } = (await reply.json()) as { data: { total: number } | null }
    if (data !== null && data.total > 0) return
    if (Date.now() - since > 60_000) throw new Error('the index shows no card')
    await setTimeout(500)
  }
}

async function measure(report: Report, url: string): Promise<void> {
  const looks = { home: [] as Look[], nft: [] as Look[], floor: [] as Look[] }
  const paths = { home: '/', nft: '/nft', floor: '/floor.html' }
  for (let round = 1; round <= rounds; round++) {
    for (const [name, at] of Object.entries(paths) as [keyof typeof paths, string][]) {
      report.say(`${name}, ${round} of ${rounds}`)
      looks[name].push(await lookAgain(report, url + at))
    }
  }
  const middle = (page: keyof typeof paths, of: keyof Look): number =>
    median(looks[page].map((each) => each[of]))
  const goals = { home: { score: 99, lcp: 0.9 }, nft: { score: 98, lcp: 1.4 } }
  for (const page of ['home', 'nft'] as const) {
    const figure = (
      name: keyof Look,
      unit: string,
      goal: { atMost: number } | { atLeast: number },
      scale = 1,
    ): void => {
      const peer = { name: 'a page without scripts', value: middle('floor', name) / scale }
      const ours = middle(page, name) / scale
      report.figure({ name: `lighthouse.${page}.${name}`, unit, ours, peer, goal })
    }
    figure('score', 'points', { atLeast: goals[page].score })
    figure('lcp', 's', { atMost: goals[page].lcp }, 1_000)
    figure('tbt', 'ms', { atMost: 50 })
    figure('tbtProcessor', 'ms', { atMost: 50 })
    figure('cls', '', { atMost: 0.01 })
  }
  report.figure({ name: 'lighthouse.machine', unit: 'points', ours: middle('floor', 'machine') })
}

/** Lighthouse at times loses its own browser ("Please run Lighthouse again"), and then says nothing of the page. */
async function lookAgain(report: Report, url: string): Promise<Look> {
  for (let left = 3; ; left--) {
    try {
      return await look(url)
    } catch (error) {
      const lost = /Runtime error encountered: (.*)/.exec(String(error))?.[1]
      if (lost === undefined || left === 0) throw error
      report.say(`once more: ${lost}`)
    }
  }
}

async function look(url: string): Promise<Look> {
  const program = path.join(import.meta.dirname, 'peers/node_modules/lighthouse/cli/index.js')
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-lighthouse-'))
  try {
    return await lookInto(program, url, path.join(folder, 'look'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function lookInto(program: string, url: string, file: string): Promise<Look> {
  const argv = [
    program,
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    '--save-assets',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ]
  // It finds the browser itself, or by CHROME_PATH.
  const { code, output } = await run(process.execPath, argv)
  if (code !== 0) throw new Error(`lighthouse failed on ${url}:\n${output.slice(-4_000)}`)
  const result = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: { performance: { score: number | null } }
    audits: Record<string, { numericValue?: number }>
    environment: { benchmarkIndex: number }
  }
  const { traceEvents } = JSON.parse(readFileSync(`${file}-0.trace.json`, 'utf8'))
  const value = (audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    score: (result.categories.performance.score ?? Number.NaN) * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    tbtProcessor: processorBlocking(traceEvents),
    cls: value('cumulative-layout-shift'),
    machine: result.environment.benchmarkIndex,
  }
}
