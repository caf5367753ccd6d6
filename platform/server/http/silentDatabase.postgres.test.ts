import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { App } from '#platform/server/app.ts'
import { bindApi } from '#platform/server/bind.ts'
import { ChainClock } from '#platform/server/clock.ts'
import { type Database, openDatabase } from '#platform/server/database/db.ts'
import { type OpenEngine, openEngine } from '#platform/server/database/testing/databases.ts'
import { endpoint } from '#platform/std/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { buildHttp } from './http.ts'

/** Replies while PostgreSQL is silent, is gone, or stops between a commit and its answer. */
const note = z.object({ count: z.int() })
const call = (name: string) =>
  endpoint({ path: `/tessera/test/${name}`, summary: name, input: z.object({}), output: note })
const api = { read: call('read'), raw: call('raw'), lone: call('lone'), both: call('both') }
const count = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int8 as count from notes`.execute(
    db,
  )
  return rows[0]!.count
}
const write = sql`insert into notes values (1)`
const bound = bindApi(api, {
  async read(_, { db }) {
    const { total } = await db
      .selectFrom('nonces')
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { count: total }
  },
  raw: async (_, { db }) => ({ count: await count(db) }),
  async lone(_, { db }) {
    await write.execute(db)
    return { count: 1 }
  },
  both: (_, { db }) =>
    db.transaction().execute(async (own) => {
      await write.execute(own)
      onCommit()
      return { count: 1 }
    }),
})

let onCommit = (): void => {}
let engine: OpenEngine
let way: Awaited<ReturnType<typeof openWay>>
let db: Database
let http: FastifyInstance
const ask = (name: keyof typeof api, language = 'en') =>
  http.inject({ method: 'POST', url: api[name].path, headers: { 'accept-language': language } })

beforeAll(async () => {
  engine = await openEngine()
  await sql`create table notes (id int8)`.execute(engine.db)
  await sql`create table nonces (id int8)`.execute(engine.db)
})
beforeEach(async () => {
  way = await openWay(engine.databaseUrl ?? '')
  await sql`truncate notes`.execute(engine.db)
  db = await openDatabase({ databaseUrl: way.url, dataDir: null })
  const clock = new ChainClock()
  clock.see({ number: 1, id: 'a', parent: 'b', time: 1 }, 1)
  const app = {
    config: { rateLimit: 0 },
    deployment: { network: 'nile' },
    clock,
    db,
    log: pino({ level: 'silent' }),
  }
  http = await buildHttp(app as unknown as App, bound, null)
  // With connections open, and statements that have their names.
  for (const name of ['read', 'raw'] as const) await ask(name)
})
afterEach(async () => {
  vi.useRealTimers()
  onCommit = () => {}
  way.open()
  await http.close()
  await db.destroy()
  await way.close()
})
afterAll(async () => {
  await engine?.close()
})

/** The answer after PostgreSQL did not reply and the clock has advanced by eight seconds. */
async function inTime<T>(asking: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = asking()
  await way.asked
  await vi.advanceTimersByTimeAsync(8_000)
  return answer
}

const unavailable = { code: 'DATABASE_UNAVAILABLE', data: null, retry: true }
const unknown = { code: 'RESULT_UNKNOWN', data: null, retry: true }

test.each(['read', 'raw'] as const)('silent, a read (%s): 503 within 8 s', async (name) => {
  way.silence()
  const reply = await inTime(() => ask(name))
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toEqual({
    ...unavailable,
    msg: 'The database does not answer. Try again in a moment',
  })
  // It is back: so are we.
  vi.useRealTimers()
  way.open()
  expect((await ask(name)).statusCode).toBe(200)
})

test('silent, a single write: RESULT_UNKNOWN, and the write was kept', async () => {
  way.silence('answers')
  const reply = await inTime(() => ask('lone', 'zh-TW'))
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({
    ...unknown,
    msg: '資料庫在確認前停止回應，此操作可能已完成，也可能未完成。請重新載入查看；重試是安全的，不會重複執行',
  })
  vi.useRealTimers()
  await expect.poll(() => count(engine.db)).toBe(1)
})

test('silent after a commit was sent: RESULT_UNKNOWN, and it was kept', async () => {
  onCommit = () => way.silence('answers')
  const reply = await inTime(() => ask('both'))
  expect(reply.json()).toMatchObject(unknown)
  vi.useRealTimers()
  await expect.poll(() => count(engine.db)).toBe(1)
})

test('silent within a transaction: DATABASE_UNAVAILABLE, nothing was kept', async () => {
  way.silence('answers')
  const reply = await inTime(() => ask('both'))
  expect(reply.json()).toMatchObject(unavailable)
})

test.each(['read', 'raw', 'both'] as const)('gone (%s): 503 DATABASE_UNAVAILABLE', async (name) => {
  way.cut()
  // The connections that broke, and then none to be had.
  for (let again = 0; again < 2; again++) {
    const reply = await ask(name)
    expect(reply.statusCode).toBe(503)
    expect(reply.json()).toMatchObject(unavailable)
  }
  way.open()
  expect((await ask(name)).statusCode).toBe(200)
})

/** A socket before PostgreSQL's, which passes everything, nothing, or no answers. */
async function openWay(to: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-way-'))
  const target = new URL(to)
  const real = `${target.searchParams.get('host')}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  let [asks, answers, refuses] = [true, true, false]
  let inVain = (): void => {}
  const server = createServer((socket) => {
    if (refuses) return void socket.destroy()
    const behind = connect(real)
    for (const one of [socket, behind]) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        socket.destroy()
        behind.destroy()
        sockets.delete(one)
      })
    }
    socket.on('data', (bytes) => {
      if (asks) behind.write(bytes)
      if (!answers) inVain()
    })
    behind.on('data', (bytes) => answers && socket.write(bytes))
  })
  await once(server.listen(path.join(folder, '.s.PGSQL.5432')), 'listening')
  const url = new URL(to)
  url.searchParams.set('host', folder)
  const cut = (): void => {
    for (const one of sockets) one.destroy()
  }
  return {
    url: url.href,
    /** A query was sent since the silence began. */
    asked: new Promise<void>((resolve) => (inVain = resolve)),
    open: () => ([asks, answers, refuses] = [true, true, false]),
    silence(what: 'all' | 'answers' = 'all') {
      ;[asks, answers] = [what === 'answers', false]
    },
    cut() {
      refuses = true
      cut()
    },
    async close() {
      server.close()
      cut()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
