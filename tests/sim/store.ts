import { features } from '#apps/server/features.ts'
import type { Database } from '#platform/server/database/db.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { type Ask, embedded } from '#platform/server/database/pglite.ts'
import { PGlite } from '@electric-sql/pglite'
import { CamelCasePlugin, Kysely, sql } from 'kysely'

import type { Random } from '#tools/bench/random.ts'
import type { Life, Schedule } from './schedule.ts'

/** As the server sets it up: int8 a number, numeric a bigint. */
const parsers = { 20: Number, 1700: BigInt }

/** The one database of all histories, emptied between them. It outlives the server's process. */
export class Store {
  private constructor(pglite: PGlite) {
    this.pglite = pglite
    this.db = this.through((question) => this.run(question))
  }
  private readonly pglite: PGlite
  /** For the simulation itself: past every gate. */
  readonly db: Database
  private tables: string[] = []
  private readonly prepared = new Map<string, string>()
  private inTransaction = false
  /** How likely a question is answered by a broken connection. */
  unrest = 0
  questions = 0
  faults = 0

  static async open(): Promise<Store> {
    const store = new Store(await PGlite.create({ dataDir: 'memory://', parsers }))
    await migrate(store.db, features)
    await store.pglite.exec('set plan_cache_mode = force_generic_plan')
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'kysely%'`.execute(store.db)
    store.tables = rows.map(({ name }) => name)
    return store
  }

  async empty(tables: readonly string[] = this.tables): Promise<void> {
    await this.pglite.exec(tables.map((name) => `delete from ${name};`).join('\n'))
  }

  async close(): Promise<void> {
    await this.db.destroy()
    await this.pglite.close()
  }

  /** The database as one life of the process has it: gone with it, and each question waits at a gate. */
  of(life: Life, schedule: Schedule, random: Random, plant: (ask: Ask) => Ask): Database {
    const run = plant((question) => this.run(question))
    return this.through(async (question) => {
      const words = wordsOf(question.sql)
      await schedule.gate(`db ${words}`, life)
      if (words !== 'rollback' && random.chance(this.unrest)) {
        this.faults += 1
        throw Object.assign(new Error('terminating connection'), { code: '57P01' })
      }
      const answer = await run(question)
      // What is written may stay unanswered.
      if (words === 'commit') await schedule.gate('db committed', life)
      return answer
    })
  }

  /** What a database does for a client that is gone. */
  async leave(): Promise<void> {
    if (this.inTransaction) await this.run({ sql: 'rollback' })
  }

  private through(ask: Ask): Database {
    const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
    return new Kysely({ dialect: embedded(ask, async () => {}, unasked), plugins })
  }

  private readonly run: Ask = async ({ sql: text, parameters = [] }) => {
    this.questions += 1
    if (text === 'begin') this.inTransaction = true
    const { rows, affectedRows } = await this.answer(text, parameters)
    if (text === 'commit' || text === 'rollback') this.inTransaction = false
    return affectedRows === undefined ? { rows } : { rows, affectedRows }
  }

  /** Each statement is prepared once: five times as fast, over all the histories. */
  private async answer(text: string, parameters: readonly unknown[]) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) {
      return this.pglite.query(text, parameters.map(textOf))
    }
    const known = this.prepared.get(text)
    const name = known ?? `s${this.prepared.size}`
    const values = parameters.map(literal).join(', ')
    const prepare = known === undefined ? `prepare ${name} as ${text};` : ''
    const all = await this.pglite.exec(
      `${prepare} execute ${name}${values === '' ? '' : `(${values})`}`,
    )
    this.prepared.set(text, name)
    return all.at(-1)!
  }
}

/** The tests of the database look for what this would find. */
const unasked = { getStore: () => undefined, enterWith: () => {} }

const textOf = (value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

const literal = (value: unknown): string =>
  value === null ? 'null' : `'${String(value as string | number).replaceAll("'", "''")}'`

/** Verb and table of a statement, for the trace. */
function wordsOf(text: string): string {
  const [, verb = text, table = ''] =
    /^\s*(\w+)(?:.*?(?:from|into|update)\s+"?(\w+)"?)?/is.exec(text) ?? []
  return table === '' ? verb : `${verb} ${table}`
}
