import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { findBrowser } from '#apps/journeys/browser.ts'
import { builtWeb, serverOn, startStack } from '#apps/journeys/stack.ts'

import { contracts, make, web } from '../../scripts/run/build.mjs'
import { run } from '../../scripts/run/children.mjs'
import type { Bench, Report } from './bench.ts'
import { installPeers } from './peers.ts'
import { median } from './rounds.ts'

const rounds = 5

/** A page with nothing to run: what this machine and its browser allow. */
const floor = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Floor</title></head><body><h1>A page with nothing to run</h1><p>${'Text that stands still. '.repeat(20)}</p></body></html>`

/** What one look at a page gives; times in milliseconds. */
interface Look {
  readonly score: number
  readonly lcp: number
  readonly tbt: number
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
    report.say('building')
    await make([contracts], () => {})
    await make([web], () => {})
    const folder = mkdtempSync(path.join(tmpdir(), 'tessera-web-'))
    cpSync(builtWeb, folder, { recursive: true })
    writeFileSync(path.join(folder, 'floor.html'), floor)
    report.say('starting node, contracts, neighbours and server')
    const stack = await startStack({ neighbours: true })
    const server = await serverOn(stack.world, folder)
    try {
      await measure(report, server.url)
    } finally {
      await server.close()
      await stack.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

async function measure(report: Report, url: string): Promise<void> {
  const looks = { home: [] as Look[], nft: [] as Look[], floor: [] as Look[] }
  const paths = { home: '/', nft: '/nft', floor: '/floor.html' }
  for (let round = 1; round <= rounds; round++) {
    for (const [name, at] of Object.entries(paths) as [keyof typeof paths, string][]) {
      report.say(`${name}, ${round} of ${rounds}`)
      looks[name].push(await look(url + at))
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
    figure('cls', '', { atMost: 0.01 })
  }
  report.figure({ name: 'lighthouse.machine', unit: 'points', ours: middle('floor', 'machine') })
}

async function look(url: string): Promise<Look> {
  const program = path.join(import.meta.dirname, 'peers/node_modules/lighthouse/cli/index.js')
  const { path: browser } = await findBrowser()
  const argv = [
    program,
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
  ]
  const { code, output, stdout } = await run(process.execPath, argv, {
    env: { CHROME_PATH: browser },
  })
  if (code !== 0) throw new Error(`lighthouse failed on ${url}:\n${output.slice(-2_000)}`)
  const result = JSON.parse(stdout) as {
    categories: { performance: { score: number | null } }
    audits: Record<string, { numericValue?: number }>
    environment: { benchmarkIndex: number }
  }
  const value = (audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN
  return {
    score: (result.categories.performance.score ?? Number.NaN) * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: result.environment.benchmarkIndex,
  }
}
