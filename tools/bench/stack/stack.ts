import { type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { contracts, make, programs } from '../../../scripts/run/build.mjs'
import { run, stop } from '../../../scripts/run/children.mjs'
import { claimPort } from '../../../scripts/run/ports.mjs'
import { Problem } from '../../../scripts/run/problem.mjs'
import { answering, program, serverProgram, startService } from '../../../scripts/run/services.mjs'
import type { Report } from '../bench.ts'
import { type Running, keeperLooks } from './keeper.ts'

/** The built programs as `npm start` runs them, in a folder and on ports of their own. */
export interface Stack {
  readonly url: string
  readonly tronUrl: string
  readonly deploymentFile: string
  readonly server: Running
  readonly node: Running
  /** Ends both and starts them again on what they have kept. */
  readonly restart: () => Promise<Pick<Stack, 'server' | 'node'>>
  /** Runs another of the built programs on it, to its end, and until what it did is indexed. */
  readonly command: (name: string, ...argv: readonly string[]) => Promise<void>
  /** Starts the keeper on it, shows it once it has looked for the first time, and ends it. */
  readonly keeper: (look: (keeper: Running) => void) => Promise<void>
  readonly close: () => Promise<void>
}

const host = '127.0.0.1'
const nodeFlags = ['--block-time', '3', '--solid-lag', '2', '--quiet']

/** Node, contracts, server; the server with this environment beside its own. */
export async function startStack(
  report: Report,
  extra: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  report.report('building')
  await make([contracts], () => {})
  await make([programs], () => {})
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-bench-'))
  const port = await claimPort('PORT', 0, host)
  const tronPort = await claimPort('TRON_PORT', 0, host)
  const url = `http://${host}:${port}`
  const tronUrl = `http://${host}:${tronPort}`
  const env = {
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    TRON_PORT: String(tronPort),
    TRON_URL: tronUrl,
    DATA_DIR: dataDir,
    ...extra,
  }
  const children: ChildProcess[] = []
  const stopAll = async (): Promise<void> => {
    for (let child = children.pop(); child !== undefined; child = children.pop()) {
      await stop(child, 3_000)
    }
  }
  const start = async (name: string, argv: string[], proof: string): Promise<Running> => {
    const since = performance.now()
    const service = startService(name, argv, env, path.join(dataDir, 'log'))
    children.push(service.child)
    await answering(service, proof, 60_000)
    return { pid: service.child.pid ?? 0, startMs: performance.now() - since }
  }
  const startNode = () =>
    start('node', program('devnet', ...nodeFlags), `${tronUrl}/wallet/getnowblock`)
  const startServer = () => start('server', serverProgram(env), `${url}/healthz`)
  const close = async (): Promise<void> => {
    await stopAll()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const restart = async () => {
    await stopAll()
    return { node: await startNode(), server: await startServer() }
  }
  const finish = async (name: string, ...argv: readonly string[]): Promise<void> => {
    const { code, output } = await run(process.execPath, program(name, ...argv), { env })
    if (code !== 0) throw new Problem(output)
  }
  const command: Stack['command'] = async (name, ...argv) => {
    await finish(name, ...argv)
    await indexed(url)
  }
  const keeper = (look: (keeper: Running) => void) =>
    keeperLooks(env, path.join(dataDir, 'log'), look)
  try {
    report.report('starting node, contracts and server')
    const node = await startNode()
    await finish('deploy')
    const deploymentFile = path.join(dataDir, 'deployment.json')
    const stays = { url, tronUrl, deploymentFile }
    return { ...stays, node, server: await startServer(), restart, command, keeper, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Waits until the server has the block that was the head when this was called. */
async function indexed(url: string): Promise<void> {
  const health = async () =>
    (await (await fetch(`${url}/healthz`)).json()) as { chainHead: number; indexHeight: number }
  const { chainHead } = await health()
  const late = performance.now() + 60_000
  while ((await health()).indexHeight < chainHead) {
    if (performance.now() > late) throw new Problem(`block ${chainHead} is not indexed in 60 s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
