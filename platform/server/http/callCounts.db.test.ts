import { endpoint } from '#platform/std/endpoint.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'

import type { App } from '#platform/server/app.ts'
import { bindApi } from '#platform/server/bind.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import {
  type OpenEngine,
  enginesInFull,
  openEngine,
} from '#platform/server/database/testing/databases.ts'
import { SharedCounts } from './callCounts.ts'
import { buildHttp } from './http.ts'

/** Counts that all processes of one database share. */
let engine: OpenEngine
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openEngine(on)
    await migrate(engine.db, [])
  })
  afterAll(() => engine?.close())
  beforeEach(() => engine.db.deleteFrom('callCounts').execute())

  const minute = 60_000
  const add = (counts: SharedCounts, key: string) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) =>
      counts.incr(key, (error, count) => (count ? resolve(count) : reject(error)), minute),
    )
  const keys = async () =>
    (await engine.db.selectFrom('callCounts').select('key').execute()).map(({ key }) => key)
  /** As if this number of milliseconds had passed. */
  const pass = (ms: number) =>
    engine.db
      .updateTable('callCounts')
      .set({ endsAt: sql<number>`ends_at - ${ms}` })
      .execute()

  test('two processes count one address together, at once too', async () => {
    const [one, other] = [new SharedCounts(engine.db), new SharedCounts(engine.db)]
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) => add(n % 2 === 0 ? one : other, 'a')),
    )
    expect(all.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, n) => n + 1),
    )
    expect((await add(other, 'b')).current).toBe(1)
  })

  test('a count lasts a minute by the database’s clock, and restarts', async () => {
    const counts = new SharedCounts(engine.db)
    expect(await add(counts, 'a')).toEqual({ current: 1, ttl: minute })
    await pass(30_000)
    const { current, ttl } = await add(counts, 'a')
    expect(current).toBe(2)
    expect(ttl).toBeLessThanOrEqual(30_000)
    await pass(minute)
    expect((await add(counts, 'a')).current).toBe(1)
  })

  test('what has ended is removed by the calls that come', async () => {
    const counts = new SharedCounts(engine.db)
    for (let n = 0; n < 20; n++) await add(counts, `old${n}`)
    await pass(minute)
    for (const key of ['a', 'b', 'c']) await add(counts, key)
    expect((await keys()).toSorted()).toEqual(['a', 'b', 'c'])
  })

  const write = '/tessera/test/write'
  const api = {
    write: endpoint({
      path: write,
      summary: 'Writes',
      limit: { name: 'write', perMinute: 3 },
      input: z.object({}),
      output: z.object({}),
    }),
    read: endpoint({
      path: '/tessera/test/read',
      summary: 'Reads',
      input: z.object({}),
      output: z.object({}),
    }),
  }

  /** Another process of the same server. */
  async function process(databaseUrl: string | null) {
    const clock = new ChainClock()
    clock.see({ number: 1, id: 'a', parent: 'b', time: 1 }, 1)
    const log = { info() {}, error() {}, child: () => log }
    const config = { rateLimit: 4, databaseUrl }
    const app = { config, deployment: { network: 'nile' }, clock, db: engine.db, log }
    const nothing = async () => ({})
    const handlers = bindApi(api, { write: nothing, read: nothing })
    const http = await buildHttp(app as unknown as App, handlers, null)
    return async (url = write) => (await http.inject({ method: 'POST', url })).statusCode
  }

  test('behind two processes a reader writes no more often than behind one, and reads twice as often', async () => {
    const url = 'postgres://me@host/db'
    const [one, other] = [await process(url), await process(url)]
    expect([await one(), await other(), await one(), await other()]).toEqual([200, 200, 200, 429])
    const reads = []
    for (const call of [one, one, one, other, other, other]) reads.push(await call(api.read.path))
    expect(reads).toEqual([200, 200, 429, 200, 200, 429])
  })

  test('one process with an embedded database counts in memory', async () => {
    const one = await process(null)
    expect([await one(), await one(), await one(), await one()]).toEqual([200, 200, 200, 429])
    expect(await keys()).toEqual([])
  })
})
