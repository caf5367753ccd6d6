import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { startServer } from '#apps/server/server.ts'
import { type Deployment as Read, deploymentOf } from '#platform/chain/deployment.ts'
import type { Deployment } from '#apps/deploy/deploy.ts'

import { contracts, make, programs } from '../../../scripts/run/build.mjs'
import { program } from '../../../scripts/run/services.mjs'
import type { Report } from '../bench.ts'
import { serve } from '../devnet/process.ts'
import type { Fixture } from './fixture.ts'

/** The fixture's chain behind a node of its own. `close` leaves nothing behind. */
export interface Served {
  readonly url: string
  readonly close: () => Promise<void>
}

/** No block of it is final: so each keeps its former images. */
export async function serveFixture(report: Report, { folder }: Fixture): Promise<Served> {
  report.report('building')
  await make([contracts], () => {})
  await make([programs], () => {})
  const home = mkdtempSync(path.join(tmpdir(), 'tessera-bench-'))
  cpSync(path.join(folder, 'chain'), path.join(home, 'chain'), { recursive: true })
  report.report('opening the chain')
  const flags = ['--data-dir', path.join(home, 'chain'), '--block-time', 'manual']
  const served = await serve({
    argv: (port) => [
      process.execPath,
      ...program('devnet', '--quiet', '--port', String(port), '--solid-lag', '1000', ...flags),
    ],
    path: '/wallet/getnowblock',
    body: '{}',
  })
  return {
    url: served.url,
    async close() {
      await served.close()
      rmSync(home, { recursive: true, force: true })
    },
  }
}

export const readable = (deployment: Deployment): Read => deploymentOf(deployment)

/** The whole server on a database, without the web app. */
export const serverAt = (tronUrl: string, deployment: Deployment, databaseUrl: string) =>
  startServer({
    config: {
      host: '127.0.0.1',
      port: 0,
      tronUrl,
      dataDir: null,
      databaseUrl,
      deploymentFile: '',
      logLevel: 'silent',
      publicOrigin: null,
      rateLimit: 1_000_000,
      nativeSymbol: 'TRX',
      links: [],
      demo: [],
    },
    deployment: readable(deployment),
    webFolder: null,
  })
