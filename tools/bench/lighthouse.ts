import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { make, web } from '../../scripts/run/build.mjs'
import { root } from '../../scripts/run/root.mjs'
import type { Bench, Report } from './bench.ts'
import { type Look, type Looking, startLooking } from './lighthouse/look.ts'
import { installPeers } from './peers.ts'
import { median } from './rounds.ts'
import { startStack } from './stack/stack.ts'

const rounds = 3

/** A page with nothing to run: what this machine and its browser allow. */
const floor = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>Floor</title></head><body><h1>A page with nothing to run</h1><p>${'Text that stands still. '.repeat(20)}</p></body></html>`

/** Lies beside the built app for as long as it is measured, so that the same server sends it. */
const floorFile = path.resolve(import.meta.dirname, '../../build/web/floor.html')

/**
 * Every screen on a simulated phone, as a visitor without a wallet sees it, beside a page without
 * scripts.
 */
export const bench: Bench = {
  name: 'lighthouse',
  title: `Lighthouse, mobile, median of ${rounds}`,
  async run(report) {
    await installPeers(report)
    // Before the server starts: it looks at what there is to send.
    await make([web], () => {})
    const stack = await startStack(report)
    const looking = await startLooking(report)
    try {
      report.report('seeding neighbours')
      await stack.command('seed')
      await stack.command('seed', '--news', stack.url)
      const txHash = await firstOfHistory(stack.url)
      writeFileSync(floorFile, floor)
      await measure(report, looking, stack.url, pagesOf(txHash))
    } finally {
      await looking.close()
      await stack.close()
      rmSync(floorFile, { force: true })
    }
  },
}

/** Resolves once the index answers the first card's history: an empty market would be another page. */
async function firstOfHistory(url: string): Promise<string> {
  const since = Date.now()
  for (;;) {
    const reply = await fetch(`${url}/swapnft/ido/nftDetailList`, {
      method: 'POST',
      body: new URLSearchParams({ tokenId: '1' }),
    })
    const { data } = (await reply.json()) as { data: { list: { txHash: string }[] } | null }
    const [first] = data?.list ?? []
    if (first !== undefined) return first.txHash
    if (Date.now() - since > 60_000) throw new Error('the index shows no card')
    await setTimeout(500)
  }
}

/**
 * Addresses by screen; read in a process of its own, since this program is bundled and examples are
 * not.
 */
function pagesOf(txHash: string): ReadonlyMap<string, string> {
  const argv = ['--import', 'tsx', path.join(root, 'tests/listScreens.ts'), txHash]
  const listed = execFileSync(process.execPath, argv, { encoding: 'utf8' })
  return new Map(JSON.parse(listed) as [string, string][])
}

/** The first pages that people meet are held to more. */
const goals: Readonly<Record<string, { readonly score: number; readonly lcp: number }>> = {
  home: { score: 99, lcp: 0.9 },
}
const usual = { score: 98, lcp: 1.4 }

async function measure(
  report: Report,
  looking: Looking,
  url: string,
  pages: ReadonlyMap<string, string>,
): Promise<void> {
  const floors = await looksAt(report, looking, 'floor', `${url}/floor.html`)
  for (const [page, at] of pages) {
    const looks = await looksAt(report, looking, page, url + at)
    const goal = goals[page] ?? usual
    const figure = (
      name: Middle,
      unit: string,
      goal: { atMost: number } | { atLeast: number },
      scale = 1,
    ): void => {
      const peer = { name: 'a page without scripts', value: middle(floors, name) / scale }
      const ours = middle(looks, name) / scale
      report.figure({ name: `lighthouse.${page}.${name}`, unit, ours, peer, goal })
    }
    figure('score', 'points', { atLeast: goal.score })
    for (const name of ['accessibility', 'bestPractices'] as const) {
      const ours = looks[0]?.rules?.[name] ?? Number.NaN
      const goal = { atLeast: 100 }
      report.figure({ name: `lighthouse.${page}.${name}`, unit: 'points', ours, goal })
    }
    figure('lcp', 's', { atMost: goal.lcp }, 1_000)
    figure('tbt', 'ms', { atMost: 50 })
    figure('tbtProcessor', 'ms', { atMost: 50 })
    figure('cls', '', { atMost: 0.01 })
  }
  report.figure({ name: 'lighthouse.machine', unit: 'points', ours: middle(floors, 'machine') })
}

async function looksAt(
  report: Report,
  { lookAgain }: Looking,
  page: string,
  url: string,
): Promise<readonly Look[]> {
  const looks: Look[] = []
  for (let round = 1; round <= rounds; round++) {
    report.report(`${page}, ${round} of ${rounds}`)
    looks.push(await lookAgain(url, round === 1))
  }
  return looks
}

type Middle = Exclude<keyof Look, 'rules'>

const middle = (looks: readonly Look[], of: Middle): number => median(looks.map((each) => each[of]))
