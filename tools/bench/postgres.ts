import { totalmem } from 'node:os'

import { type TestPostgres, startPostgres } from '#platform/server/database/testing/postgres.ts'

const megabytes = Math.min(4_096, Math.floor(totalmem() / 4 / 1024 / 1024))

/** Set as its manual advises whoever runs it for others: a quarter of the memory, checkpoints by time. */
export const startServerPostgres = (): Promise<TestPostgres> =>
  startPostgres({ shared_buffers: `${megabytes}MB`, max_wal_size: '8GB' })
