import { type CompiledQuery, type Transaction, sql } from 'kysely'

import type { PlatformTables } from '#platform/server/database/db.ts'
import { type Answer, type Soon, answer } from './answer.ts'
import { type Query, queryOf } from './query.ts'
import type { ChainRows } from './rows.ts'
import type { NamedRow } from './schema.ts'
import type { TableRows } from './table.ts'
import { type Step, type Verb, type Way, wayOf } from './way.ts'

type Db = Transaction<PlatformTables>
type Counts = Readonly<Record<string, bigint>>
type Result = readonly (NamedRow | Counts)[]

/**
 * The database as a handler has it: the words of the query builder, answered from the rows in memory
 * where they can be. Whatever else is asked goes to the database, once it has all that it is about.
 */
export const facadeOf = (rows: ChainRows): Db => {
  const begin = (verb: Verb) => {
    const begun = new Map<string, Asked>()
    return (name: string): Asked => {
      let asked = begun.get(name)
      if (asked === undefined) {
        const table = typeof name === 'string' ? rows.table(name) : undefined
        const about = table === undefined ? null : { table, way: wayOf(table.shape, verb) }
        asked = new Asked({ rows, verb, name, about }, null, '', [])
        begun.set(name, asked)
      }
      return asked
    }
  }
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

/** What a statement is about. */
interface Subject {
  readonly rows: ChainRows
  readonly verb: Verb
  readonly name: string
  /** null where rows of the table are not kept. */
  readonly about: { readonly table: TableRows; readonly way: Way } | null
}

/** A statement as far as it was said. What follows is another statement: this one stays as it is. */
class Asked implements Step {
  constructor(subject: Subject, before: Asked | null, method: string, args: readonly unknown[]) {
    this.subject = subject
    this.before = before
    this.method = method
    this.args = args
  }
  private readonly subject: Subject
  private readonly before: Asked | null
  /** What was said last, and before it what `before` says; nothing of the first. */
  readonly method: string
  readonly args: readonly unknown[]

  say(method: string, args: readonly unknown[]): Asked {
    return new Asked(this.subject, this, method, args)
  }

  execute(): Promise<Result> {
    return this.giving((result) => result)
  }

  executeTakeFirst(): Promise<NamedRow | Counts | undefined> {
    return this.giving((result) => result[0])
  }

  executeTakeFirstOrThrow(): Promise<NamedRow | Counts> {
    return this.giving(([first]) => {
      if (first === undefined)
        throw new Error(`${this.subject.verb} ${this.subject.name} found nothing`)
      return first
    })
  }

  /** Most statements are answered as they are said: for them there is one promise, and nothing to wait for. */
  private giving<T>(what: (result: Result) => T): Promise<T> {
    try {
      const result = this.result()
      return result instanceof Promise ? result.then(what) : Promise.resolve(what(result))
    } catch (error) {
      return Promise.reject(error as Error)
    }
  }

  private result(): Soon<Result> {
    const { rows, verb, about } = this.subject
    const steps = this.steps()
    const query = about && queryOf(about.way, steps)
    if (about === null || query === null) return this.elsewhere(steps)
    const { table } = about
    const answered = answer(rows, table, verb, query)
    if (answered instanceof Promise) {
      return answered.then((one) => this.resultOf(one, table, query, steps))
    }
    return this.resultOf(answered, table, query, steps)
  }

  private resultOf(
    answered: Answer | null,
    table: TableRows,
    query: Query,
    steps: readonly Step[],
  ): Soon<Result> {
    const { rows, verb } = this.subject
    if (answered === null) return rows.show(table).then(() => this.said(steps))
    if (verb === 'selectFrom' || query.named.gives !== null) return answered.rows
    return [{ [counted[verb]]: BigInt(answered.changed) }]
  }

  private async elsewhere(steps: readonly Step[]): Promise<Result> {
    const { rows, verb } = this.subject
    if (verb !== 'selectFrom') return past(rows, () => this.said(steps))
    await rows.showAll()
    return this.said(steps)
  }

  private steps(): readonly Step[] {
    const steps: Step[] = []
    // oxlint-disable-next-line typescript/no-this-alias
    for (let said: Asked = this; said.before !== null; said = said.before) steps.push(said)
    return steps.reverse()
  }

  /** Said again to the database's own builder. */
  private async said(steps: readonly Step[]): Promise<readonly NamedRow[]> {
    type Builder = Record<string, (...args: readonly unknown[]) => Builder> & {
      execute(): Promise<readonly NamedRow[]>
    }
    const { rows, verb, name } = this.subject
    const db = (await rows.transaction) as unknown as Builder
    return steps
      .reduce((builder, { method, args }) => builder[method]!(...args), db[verb]!(name))
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

/** Written by the database itself: its trigger notes it, and what was known is known no more. */
async function past<T>(rows: ChainRows, work: () => Promise<T>): Promise<T> {
  await rows.standAside()
  const own = await rows.transaction
  await noteBy(own, rows.noted)
  const result = await work()
  await noteBy(own, null)
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
  const own = rows.executor
  const reads = ({ sql }: CompiledQuery): boolean => /^\s*select\b/i.test(sql)
  const executor = {
    adapter: own.adapter,
    plugins: own.plugins,
    transformQuery: own.transformQuery.bind(own),
    compileQuery: own.compileQuery.bind(own),
    async executeQuery(query: CompiledQuery) {
      const execute = async () => (await rows.transaction).getExecutor().executeQuery(query)
      if (!reads(query)) return past(rows, execute)
      await rows.showAll()
      return execute()
    },
  }
  return executor as unknown as ReturnType<Db['getExecutor']>
}
