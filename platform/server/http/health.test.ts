import { tmpdir } from 'node:os'

import type { App } from '#platform/server/app.ts'
import { ChainClock } from '#platform/server/clock.ts'
import type { IndexRunner } from '#platform/server/indexer/run.ts'
import { expect, test } from 'vitest'

import { healthOf } from './health.ts'
import { answering } from '#tests/http/db.ts'

/** Health where everything but the disk is well. */
const healthWith = (config: Partial<App['config']>) => {
  const app = {
    config,
    deployment: { network: 'nile', fingerprint: 'f' },
    clock: new ChainClock(),
    db: answering({ version: '15', schema: '1 first' }),
    node: { head: async () => ({ number: 7 }) },
  } as unknown as App
  const indexer = { caughtUpAt: performance.now(), otherChain: null, height: 7 }
  return healthOf(app, indexer as unknown as IndexRunner)
}

test('a full disk of DATA_DIR makes the server unwell, and the reason names it', async () => {
  const leastRoomBytes = Number.MAX_SAFE_INTEGER
  expect(await healthWith({ dataDir: tmpdir(), leastRoomBytes })).toMatchObject({
    status: 'unwell',
    reason: 'The disk of DATA_DIR is full: make room there.',
  })
  expect(await healthWith({ dataDir: tmpdir(), leastRoomBytes: 1 })).toMatchObject({
    status: 'ready',
    reason: '',
  })
})

test('a server that keeps nothing in DATA_DIR needs no room there', async () => {
  const leastRoomBytes = Number.MAX_SAFE_INTEGER
  for (const dataDir of [null, '/nowhere/at/all']) {
    expect(await healthWith({ dataDir, leastRoomBytes })).toMatchObject({ status: 'ready' })
  }
})
