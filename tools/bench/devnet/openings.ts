import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Report } from '../bench.ts'
import { median } from '../rounds.ts'
import { holder } from './chain.ts'
import { load } from './load.ts'
import { startOurs } from './ours.ts'

const many = 100_000
const lanes = 8
const seconds = (ms: number): number => Math.round(ms / 10) / 100

/** How long the built program takes to its first answer: on nothing, and on a chain it has kept. */
export async function openings(report: Report, bytecode: string): Promise<void> {
  const starts: number[] = []
  for (let i = 0; i < 5; i++) starts.push(await startOnce([]))
  report.figure({
    name: 'process start to first answer, in memory',
    unit: 's',
    ours: seconds(median(starts)),
    goal: { atMost: 0.5 },
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-bench-folder-'))
  const flags = ['--data-dir', folder]
  try {
    const ours = await startOurs(flags)
    await ours.prepare(bytecode, lanes)
    const rates: number[] = []
    let stranger = 0
    for (let sent = 0; sent < many; sent += 10_000) {
      await ours.refresh()
      const { rate } = await load({
        url: ours.url,
        warm: 0,
        lanes: Array.from({ length: lanes }, (_, lane) =>
          Array.from({ length: 10_000 / lanes }, () => ours.transfer(lane, holder(stranger++))),
        ),
      })
      rates.push(rate)
      report.report(`kept: ${sent + 10_000} transfers`)
    }
    report.figure({
      name: `token transfers, each on disk before its answer, ${lanes} in flight`,
      unit: 'transfers/s',
      ours: Math.round(median(rates)),
    })
    process.kill(ours.pid, 'SIGKILL')
    await ours.close()
    report.figure({
      name: `process start to first answer, killed with ${many.toLocaleString('en')} transfers kept`,
      unit: 's',
      ours: seconds(await startOnce(flags)),
      goal: { atMost: 1.5 },
    })
    const opened: number[] = []
    for (let i = 0; i < 3; i++) opened.push(await startOnce(flags))
    report.figure({
      name: `process start to first answer, closed with ${many.toLocaleString('en')} transfers kept`,
      unit: 's',
      ours: seconds(median(opened)),
      goal: { atMost: 1.5 },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startOnce(flags: readonly string[]): Promise<number> {
  const ours = await startOurs(flags)
  await ours.close()
  return ours.startMs
}
