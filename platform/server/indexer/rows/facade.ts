import { type CompiledQuery, type Transaction, sql } from 'kysely'

import type { PlatformTables } from '#platform/server/database/db.ts'
import { answer } from './answer.ts'
import { type Query, type Step, type Verb, queryOf } from './query.ts'
import type { ChainRows } from './rows.ts'
import type { Row } from './schema.ts'

type Db = Transaction<PlatformTables>
type Counts = Readonly<Record<string, bigint>>

/**
 * The database as a handler has it: the words of the query builder, answered from the rows in memory
 * where they can be. Whatever else is asked goes to the database, once it has all that it is about.
 */
export const facadeOf = (rows: ChainRows): Db => {
  const begin = (verb: Verb) => (name: string) => new Asked(rows, verb, name, null, null)
  const facade = {
    withTables: () => facade,
    selectFrom: begin('selectFrom'),
    insertInto: begin('insertInto'),
    updateTable: begin('updateTable'),
    deleteFrom: begin('deleteFrom'),
    getExecutor: () => executorOf(rows),
  }
  return facade as unknown as Db
}

/** What was said of a statement so far. */
interface Said {
  readonly before: Said | null
  readonly step: Step | null
}

/** A statement as far as it was said. What follows is another statement: this one stays as it is. */
class Asked implements Said {
  constructor(rows: ChainRows, verb: Verb, name: string, before: Said | null, step: Step | null) {
    this.rows = rows
    this.verb = verb
    this.name = name
    this.before = before
    this.step = step
  }
  private readonly rows: ChainRows
  private readonly verb: Verb
  private readonly name: string
  readonly before: Said | null
  readonly step: Step | null

  say(method: string, args: readonly unknown[]): Asked {
    return new Asked(this.rows, this.verb, this.name, this, { method, args })
  }

  async execute(): Promise<readonly (Row | Counts)[]> {
    const { rows, verb, name } = this
    const steps = this.steps()
    const table = typeof name === 'string' ? rows.table(name) : undefined
    const query = table === undefined ? null : queryOf(table.shape, verb, steps)
    if (table !== undefined && query !== null) {
      const answered = await answer(rows, table, verb, query)
      if (answered !== null) return resultOf(verb, query, answered)
      await rows.show(table)
      return this.said()
    }
    if (verb === 'selectFrom') {
      await rows.showAll()
      return this.said()
    }
    return past(rows, () => this.said())
  }

  async executeTakeFirst(): Promise<Row | Counts | undefined> {
    return (await this.execute())[0]
  }

  async executeTakeFirstOrThrow(): Promise<Row | Counts> {
    const first = await this.executeTakeFirst()
    if (first === undefined) throw new Error(`${this.verb} ${this.name} found nothing`)
    return first
  }

  private steps(): readonly Step[] {
    const steps: Step[] = []
    let { before, step }: Pick<Said, 'before' | 'step'> = this
    while (step !== null) {
      steps.push(step)
      step = before?.step ?? null
      before = before?.before ?? null
    }
    return steps.reverse()
  }

  /** Said again to the database's own builder. */
  private said(): Promise<readonly Row[]> {
    type Builder = Record<string, (...args: readonly unknown[]) => Builder> & {
      execute(): Promise<readonly Row[]>
    }
    const db = this.rows.transaction as unknown as Builder
    return this.steps()
      .reduce((builder, { method, args }) => builder[method]!(...args), db[this.verb]!(this.name))
      .execute()
  }
}

/** What of the builder a handler may say; each makes a longer statement. */
const words = [
  'select selectAll where whereRef orderBy limit offset distinct distinctOn groupBy having',
  'innerJoin leftJoin rightJoin crossJoin forUpdate forShare union unionAll from using',
  'values columns expression defaultValues onConflict set returning returningAll clearWhere',
].flatMap((line) => line.split(' '))

for (const word of words) {
  Object.defineProperty(Asked.prototype, word, {
    value(this: Asked, ...args: readonly unknown[]) {
      return this.say(word, args)
    },
  })
}

const counted = {
  insertInto: 'numInsertedOrUpdatedRows',
  updateTable: 'numUpdatedRows',
  deleteFrom: 'numDeletedRows',
} as const

function resultOf(
  verb: Verb,
  { gives }: Query,
  { rows, changed }: { rows: readonly Row[]; changed: number },
): readonly (Row | Counts)[] {
  if (verb === 'selectFrom' || gives !== null) return rows
  return [{ [counted[verb]]: BigInt(changed) }]
}

/** Written by the database itself: its trigger notes it, and what was known is known no more. */
async function past<T>(rows: ChainRows, work: () => Promise<T>): Promise<T> {
  await rows.standAside()
  await noteBy(rows.transaction, rows.block)
  const result = await work()
  await noteBy(rows.transaction, null)
  rows.forget()
  return result
}

/** From here on the trigger notes what is written past the rows in memory; with null it notes nothing. */
async function noteBy(db: Db, block: number | null): Promise<void> {
  await sql`select set_config('tessera.block', ${block === null ? '' : String(block)}, true)`.execute(
    db,
  )
}

/** What SQL as text is executed by. */
function executorOf(rows: ChainRows): ReturnType<Db['getExecutor']> {
  const own = rows.transaction.getExecutor()
  const reads = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql)
  const executor = {
    adapter: own.adapter,
    plugins: own.plugins,
    transformQuery: own.transformQuery.bind(own),
    compileQuery: own.compileQuery.bind(own),
    async executeQuery(query: CompiledQuery) {
      if (!reads(query)) return past(rows, () => own.executeQuery(query))
      await rows.showAll()
      return own.executeQuery(query)
    },
  }
  return executor as unknown as ReturnType<Db['getExecutor']>
}
