import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

import { soleOpener } from './soleOpener.ts'
import { DatabaseUnavailable, onlyReads } from './unavailable.ts'

interface Answer {
  readonly id: number
  readonly rows: unknown[]
  readonly affectedRows?: number
  readonly error?: { message: string; code?: string }
}

/**
 * PGlite's code, compiled once a process: each thread would compile it again and run it slowly at
 * first.
 */
let compiled: Promise<WebAssembly.Module> | undefined

async function compile(): Promise<WebAssembly.Module> {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const bytes = await readFile(path.join(path.dirname(main), 'pglite.wasm'))
  return WebAssembly.compile(new Uint8Array(bytes))
}

/** Questions to the thread that holds the database. Its end, at any time, ends them all with an error. */
class DatabaseThread {
  private readonly worker: Worker
  private readonly waiting = new Map<
    number,
    { resolve(answer: Answer): void; reject(cause: unknown): void }
  >()
  private count = 0
  private ended: Error | null = null

  constructor(workerData: {
    dataDir: string | null
    copyOf: string | undefined
    code: WebAssembly.Module
  }) {
    this.worker = new Worker(new URL('./pglite-worker.js', import.meta.url), { workerData })
    this.worker.on('message', ({ id, error, ...answer }: Answer) => {
      const asked = this.waiting.get(id)
      this.waiting.delete(id)
      if (error === undefined) asked?.resolve({ id, ...answer })
      else asked?.reject(Object.assign(new Error(error.message), { code: error.code }))
    })
    this.worker.on('error', (cause) => this.end(cause))
    this.worker.on('exit', () => this.end(new Error('it is closed')))
  }

  /** The thread's first word, unasked: that the database is open. */
  readonly open = (): Promise<Answer> => this.answer(0)

  ask(message: object): Promise<Answer> {
    if (this.ended !== null) return Promise.reject(this.ended)
    this.count += 1
    const answer = this.answer(this.count)
    this.worker.postMessage({ id: this.count, parameters: [], ...message })
    return answer
  }

  /** After what is still being worked on; a thread that does not come to its end is cut off. */
  async close(): Promise<void> {
    const late = setTimeout(() => void this.worker.terminate(), 3_000)
    await this.ask({ close: true }).catch(() => {})
    clearTimeout(late)
    await this.worker.terminate()
  }

  private answer(id: number): Promise<Answer> {
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  private end(cause: Error): void {
    this.ended ??= new DatabaseUnavailable(cause)
    for (const asked of this.waiting.values()) asked.reject(this.ended)
    this.waiting.clear()
  }
}

/** The embedded database behind Kysely, in a thread of its own; one in memory begins as a copy of that dump, else empty. */
export async function openPglite(dataDir: string | null, copyOf?: string): Promise<Dialect> {
  let thread: DatabaseThread | null = null
  const dump = async (file: string): Promise<void> => {
    if (thread === null) throw new Error('it is not open yet')
    await thread.ask({ dump: file })
  }
  const releaseLock = dataDir === null ? async () => {} : await soleOpener(dataDir, dump)
  try {
    const made = dataDir === null ? () => {} : makeWhole(dataDir)
    compiled ??= compile()
    thread = new DatabaseThread({ dataDir, copyOf, code: await compiled })
    await thread.open()
    made()
  } catch (cause) {
    await releaseLock()
    throw dataDir === null ? cause : damaged(dataDir, cause)
  }
  const opened = thread
  return embedded(
    (message) => opened.ask(message),
    async () => {
      await opened.close()
      await releaseLock()
    },
  )
}

/** States what an operator can do, and what is lost without a backup. */
function damaged(folder: string, cause: unknown): Error {
  const why = cause instanceof DatabaseUnavailable ? cause.cause : cause
  const message = why instanceof Error ? why.message : String(why)
  return new Error(
    `The database in ${folder} does not open (${message}). If its disk is full, make room; else it is damaged: ` +
      'npm run restore -- FILE --force puts a backup in its place. Without one, move the folder away: what is from ' +
      'the chain is read again, sessions, orders and profiles are lost.',
    { cause },
  )
}

/**
 * A database that was killed while it was being made has files enough to look complete, and never
 * opens. Until it has opened once a file beside it marks it, and its content is thrown away;
 * without that file nothing is.
 */
function makeWhole(dataDir: string): () => void {
  const making = `${dataDir}.making`
  const isMaking = existsSync(making)
  if (existsSync(path.join(dataDir, 'PG_VERSION')) && !isMaking) return () => {}
  if (!isMaking && existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error('its PG_VERSION is missing')
  }
  mkdirSync(path.dirname(dataDir), { recursive: true })
  writeFileSync(making, '')
  rmSync(dataDir, { recursive: true, force: true })
  return () => rmSync(making)
}

/** The thread ended during a write: it is unknown whether it was kept. */
const lost = (error: unknown): unknown =>
  error instanceof DatabaseUnavailable ? new DatabaseUnavailable(error.cause, true) : error

/** One question to an embedded database. */
export type Ask = (question: {
  sql: string
  parameters?: readonly unknown[]
}) => Promise<Pick<Answer, 'rows' | 'affectedRows'>>

/** Where the caller has an open transaction; it costs every promise a little. */
type Inside = Pick<AsyncLocalStorage<{ open: boolean }>, 'getStore' | 'enterWith'>

/** Kysely's connection to the database behind it: one connection, handed out in turn. */
export function embedded(
  ask: Ask,
  close: () => Promise<void>,
  inside: Inside = new AsyncLocalStorage(),
): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      // In a transaction nothing is kept before its end.
      const lone = !holder.open && !onlyReads(query.sql)
      const answer = await ask({ sql: query.sql, parameters: query.parameters }).catch(
        (error: unknown) => {
          throw lone ? lost(error) : error
        },
      )
      return {
        rows: answer.rows as R[],
        ...(answer.affectedRows === undefined
          ? {}
          : { numAffectedRows: BigInt(answer.affectedRows) }),
      }
    },
    // eslint-disable-next-line require-yield
    async *streamQuery() {
      throw new Error('the embedded database does not stream')
    },
  }
  const run = (sql: string) => async () => void (await ask({ sql }))
  let last: Promise<void> = Promise.resolve()
  let release = (): void => {}
  let holder = { open: false }
  return {
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createDriver: () => ({
      init: async () => {},
      async acquireConnection() {
        // One connection: a query beside the transaction that encloses it would wait for ever.
        if (inside.getStore()?.open)
          throw new Error('use the transaction, not db, inside a transaction')
        const before = last
        let free = (): void => {}
        last = new Promise((resolve) => (free = resolve))
        await before
        release = free
        return connection
      },
      async beginTransaction() {
        holder = { open: true }
        inside.enterWith(holder)
        await run('begin')()
      },
      commitTransaction: () =>
        run('commit')().catch((error: unknown) => {
          throw lost(error)
        }),
      rollbackTransaction: run('rollback'),
      async releaseConnection() {
        holder.open = false
        release()
      },
      destroy: close,
    }),
  }
}
