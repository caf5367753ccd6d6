import { AsyncLocalStorage } from 'node:async_hooks'
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

interface Answer {
  readonly id: number
  readonly rows: unknown[]
  readonly affectedRows?: number
  readonly error?: { message: string; code?: string }
}

/** The embedded database behind Kysely: one connection, handed out in turn. */
export async function openPglite(dataDir: string | null): Promise<Dialect> {
  const giveBack = dataDir === null ? async () => {} : await soleOpener(dataDir)
  const worker = new Worker(new URL('./pglite-worker.js', import.meta.url), {
    workerData: { dataDir },
  })
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(cause: unknown): void }>()
  let count = 0
  const ask = (message: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      count += 1
      waiting.set(count, { resolve, reject })
      worker.postMessage({ id: count, parameters: [], ...message })
    })
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    waiting.set(0, { resolve: () => resolve(), reject })
    worker.on('message', (answer: Answer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (answer.error === undefined) asked?.resolve(answer)
      else
        asked?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }))
    })
  })
  worker.on('error', (cause) => {
    for (const asked of waiting.values()) asked.reject(cause)
    waiting.clear()
  })

  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const answer = await ask({ sql: query.sql, parameters: query.parameters })
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
  const inside = new AsyncLocalStorage<{ open: boolean }>()
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
      commitTransaction: run('commit'),
      rollbackTransaction: run('rollback'),
      async releaseConnection() {
        holder.open = false
        release()
      },
      async destroy() {
        await ask({ close: true })
        await worker.terminate()
        await giveBack()
      },
    }),
  }
}
