import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startPostgres } from '#platform/server/database/testing/postgres.ts'

import { begin, run, stop } from '../../scripts/run/children.mjs'
import { root } from '../../scripts/run/root.mjs'
import type { Bench, Report } from './bench.ts'
import { ask } from './http/ask.ts'
import { measureKeeper } from './processes/keeper.ts'
import { median } from './rounds.ts'
import { type Stack, startStack } from './stack/stack.ts'
import { residentMegabytes } from './usage.ts'

const starts = 3
const answers = 10_000

/** How long each process takes to answer, and what memory it holds, fresh and after much work. */
export const bench: Bench = {
  name: 'processes',
  title: 'Start-up and memory of every process',
  async run(report) {
    const postgres = await startPostgres()
    try {
      await measure(report, 'server on PostgreSQL', { DATABASE_URL: postgres.url })
    } finally {
      await postgres.close()
    }
    await measure(report, 'server, embedded database', {})
    await wholeStart(report)
  },
}

/** The second start and later ones: contracts stand, tables are there, the chain is kept. */
async function measure(
  report: Report,
  name: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  const stack = await startStack(report, env)
  try {
    const server: number[] = []
    const node: number[] = []
    let now: Pick<Stack, 'server' | 'node'> = stack
    for (let i = 0; i < starts; i++) {
      now = await stack.restart()
      server.push(now.server.startMs / 1000)
      node.push(now.node.startMs / 1000)
      report.report(`${name}: up in ${now.server.startMs.toFixed(0)} ms`)
    }
    const second = (value: number) => Math.round(value * 100) / 100
    const embedded = Object.keys(env).length === 0
    // Most of an embedded database's time and memory is its own: it is compared with itself alone.
    const alone = embedded ? await databaseAlone() : null
    const beside = (value: number | undefined) =>
      value === undefined ? {} : { peer: { name: 'PGlite alone', value: second(value) } }
    report.figure({
      name: `${name}, start to first answer`,
      unit: 's',
      ours: second(median(server)),
      ...beside(alone?.seconds),
      ...(embedded ? {} : { goal: { atMost: 1.5 } }),
    })
    report.figure({
      name: `${name}, memory after start`,
      unit: 'MB',
      ours: residentMegabytes(now.server.pid),
      ...beside(alone?.megabytes),
      ...(embedded ? {} : { goal: { atMost: 300 } }),
    })
    report.report(`${answers} requests`)
    await ask({
      url: stack.url,
      path: '/tessera/nft/cardPage',
      bodies: ['pageSize=20'],
      headers: {},
      connections: 16,
      answers,
    })
    report.figure({
      name: `${name}, memory after ${answers.toLocaleString('en')} requests`,
      unit: 'MB',
      ours: residentMegabytes(now.server.pid),
      ...beside(alone?.megabytes),
      ...(embedded ? {} : { goal: { atMost: 300 } }),
    })
    if (!embedded) return
    report.figure({
      name: 'embedded TRON node, start to first answer',
      unit: 's',
      ours: second(median(node)),
      goal: { atMost: 0.5 },
    })
    report.figure({
      name: 'embedded TRON node, memory',
      unit: 'MB',
      ours: residentMegabytes(now.node.pid),
      goal: { atMost: 300 },
    })
    await measureKeeper(report, stack, starts)
  } finally {
    await stack.close()
  }
}

/** The second opening of a folder, as the server's are. */
async function databaseAlone(): Promise<{ seconds: number; megabytes: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-bench-pglite-'))
  const open = async () => {
    const file = path.join(import.meta.dirname, 'peers/pglite.mjs')
    const { code, stdout, output } = await run(process.execPath, [file, folder])
    if (code !== 0) throw new Error(output)
    return JSON.parse(stdout) as { seconds: number; megabytes: number }
  }
  try {
    await open()
    return await open()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm start` as it is run, on data that it has made before. */
async function wholeStart(report: Report): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-bench-start-'))
  try {
    await oneStart(dataDir)
    report.report('the first start is done')
    const taken: number[] = []
    for (let i = 0; i < starts; i++) taken.push(await oneStart(dataDir))
    report.figure({
      name: 'npm start, second time',
      unit: 's',
      ours: Math.round(median(taken) * 10) / 10,
      goal: { atMost: 5 },
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Seconds until the address is printed. */
async function oneStart(dataDir: string): Promise<number> {
  const since = performance.now()
  const child = begin(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', TRON_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    let stated = ''
    await new Promise<void>((resolve, reject) => {
      const onOutput = (text: string): void => {
        stated += text
        if (stated.includes('Tessera is at')) resolve()
      }
      child.stdout?.setEncoding('utf8').on('data', onOutput)
      child.stderr?.setEncoding('utf8').on('data', onOutput)
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${stated}`)))
    })
    return (performance.now() - since) / 1000
  } finally {
    await stop(child, 10_000)
  }
}
