import { totalmem } from 'node:os'
import { type TestPostgres, startPostgres } from '#platform/server/database/testing/postgres.ts'

import { installLocked } from '../../scripts/run/locked.mjs'
import type { Report } from './bench.ts'

/** Of a package of their own: its `#` imports would not be the product's. */
export async function installPeers(report: Report): Promise<void> {
  await installLocked('tools/bench/peers', report.report)
}

const megabytes = Math.min(4_096, Math.floor(totalmem() / 4 / 1024 / 1024))

/** Configured as its manual advises for a server: a quarter of the memory, checkpoints by time. */
export const startServerPostgres = (): Promise<TestPostgres> =>
  startPostgres({ shared_buffers: `${megabytes}MB`, max_wal_size: '8GB' })
