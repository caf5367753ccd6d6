import { type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { contracts, make, programs } from '../../../scripts/run/build.mjs'
import { run, stop } from '../../../scripts/run/children.mjs'
import { claimPort } from '../../../scripts/run/ports.mjs'
import { Problem } from '../../../scripts/run/problem.mjs'
import { answering, program, startService } from '../../../scripts/run/services.mjs'
import type { Report } from '../bench.ts'

/** The built programs as `npm start` runs them, in a folder and on ports of their own. */
export interface Stack {
  readonly url: string
  readonly server: ChildProcess
  readonly node: ChildProcess
  readonly dataDir: string
  readonly close: () => Promise<void>
}

const host = '127.0.0.1'

/** Node, contracts, server; the server with the environment that is given beside its own. */
export async function startStack(
  report: Report,
  extra: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  report.say('building')
  await make([contracts], () => {})
  await make([programs], () => {})
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-bench-'))
  const logs = path.join(dataDir, 'log')
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
  const services: ChildProcess[] = []
  const close = async (): Promise<void> => {
    for (const child of services.toReversed()) await stop(child, 3_000)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const start = async (name: string, argv: string[], proof: string): Promise<ChildProcess> => {
    const service = startService(name, argv, env, logs)
    services.push(service.child)
    await answering(service, proof, 60_000)
    return service.child
  }
  try {
    report.say('starting node, contracts and server')
    const flags = ['--block-time', '3', '--solid-lag', '2', '--quiet']
    const node = await start('node', program('devnet', ...flags), `${tronUrl}/wallet/getnowblock`)
    const deployed = await run(process.execPath, program('deploy'), { env })
    if (deployed.code !== 0) throw new Problem(deployed.output)
    const server = await start('server', program('server'), `${url}/healthz`)
    return { url, server, node, dataDir, close }
  } catch (error) {
    await close()
    throw error
  }
}
