import { CompiledQuery, type DatabaseConnection, type Transaction } from 'kysely'

import type { Database, PlatformTables } from '#platform/server/database/db.ts'
import { notByKey } from '#platform/server/database/byKey.ts'
import type { Row, TableShape } from './schema.ts'
import { type Entry, type Key, TableRows } from './table.ts'
import { type Statement, noteStatements, rowStatements } from './write.ts'

/** Rows are changed by their key, many at once. */
const byKey: Statement = {
  text: `select set_config(name, 'off', true) from unnest($1::text[]) as name`,
  values: [`{${notByKey.join()}}`],
}

/** Says that the transaction goes on: PostgreSQL ends one that is silent for long. */
const going: Statement = { text: 'select 1', values: [] }
const silentMs = 1_000

/** Changed rows that are written while the next events are read. */
const chunk = 8_000

/**
 * The from-chain rows between the handlers and the database. What a handler writes is kept here and
 * goes to the database many rows a statement; what it reads by key is found here. Each block's former
 * images are noted here too, one a row, so they are the same however many blocks a transaction holds.
 * A block that is final has none: nothing will undo it.
 */
export class ChainRows {
  private readonly tables: ReadonlyMap<string, TableRows>
  private readonly apart: Database | null
  /** The transaction has written what is not known here. */
  private isPast = false
  private db: Transaction<PlatformTables> | null = null
  /** Chunks that were sent off and not waited for, the oldest first. */
  private readonly onTheWay: Promise<unknown>[] = []
  private failed: { readonly error: unknown } | null = null
  private changes = 0
  private sentAt = 0
  private block = 0
  /** The block whose former images are noted; null where it is final. */
  noted: number | null = null

  /**
   * `empty`: tables in which there is nothing, by their names in SQL. `apart`: where rows can be read past the statements
   * that are on their way; null where there is one connection alone.
   */
  constructor(
    shapes: ReadonlyMap<string, TableShape>,
    empty: ReadonlySet<string>,
    apart: Database | null,
  ) {
    this.apart = apart
    this.tables = new Map(
      [...shapes].map(([name, shape]) => [name, new TableRows(shape, empty.has(shape.sqlName))]),
    )
  }

  table(name: string): TableRows | undefined {
    return this.tables.get(name)
  }

  get holdsAll(): boolean {
    for (const { complete } of this.tables.values()) if (!complete) return false
    return true
  }

  /** The transaction that all goes to from now on. */
  begin(db: Transaction<PlatformTables>): void {
    this.db = db
    this.isPast = false
    this.send([byKey])
  }

  get transaction(): Transaction<PlatformTables> {
    if (this.db === null) throw new Error('rows are written in a transaction')
    return this.db
  }

  /** Where a row that is not known here is read: this transaction has not changed it, so it is as it was committed. */
  get committed(): Pick<Database, 'selectFrom'> {
    if (this.apart === null || this.isPast) return this.transaction
    if (performance.now() - this.sentAt > silentMs) this.send([going])
    return this.apart
  }

  change(table: TableRows, key: Key, found: Entry | null, row: Row | null): void {
    table.change(key, found, row, this.noted)
    this.changes += 1
  }

  beginBlock(block: number, final: boolean): void {
    this.block = block
    this.noted = final ? null : block
  }

  /** Lets what was sent off go on its way: as long as rows are found here, nothing else waits for the database. */
  breathe(): Promise<void> | null {
    return this.apart === null || this.onTheWay.length === 0 ? null : new Promise(setImmediate)
  }

  /** What the block has done is noted; what came together is sent off, and not waited for. */
  async endBlock(): Promise<void> {
    for (const table of this.tables.values()) table.endBlock(this.block)
    if (this.changes < chunk) return
    this.changes = 0
    this.send(this.everything())
    // The database is one chunk behind at most.
    if (this.onTheWay.length > 1) await this.onTheWay.shift()
    this.refuseFailed()
  }

  /** Everything is in the database, before the transaction ends. */
  async finish(): Promise<void> {
    this.changes = 0
    this.send(this.everything())
    await this.settle()
    for (const table of this.tables.values()) table.trim()
    this.db = null
  }

  /** So that the database itself can be asked about this table. */
  async show(table: TableRows): Promise<void> {
    if (table.dirty.length === 0) return
    this.send(rowStatements(table))
    await this.settle()
  }

  /** So that the database can be asked about anything, or written to past this. */
  async showAll(): Promise<void> {
    this.send([...this.tables.values()].flatMap(rowStatements))
    await this.settle()
  }

  /** Before a statement that writes past this: what it changes has its own notes, after these. */
  async standAside(): Promise<void> {
    for (const table of this.tables.values()) table.endBlock(this.block)
    this.send(this.everything())
    await this.settle()
  }

  /** It was written past the rows here. */
  forget(): void {
    this.isPast = true
    for (const table of this.tables.values()) table.forget()
  }

  private everything(): Statement[] {
    const tables = [...this.tables.values()]
    return [...tables.flatMap(rowStatements), ...noteStatements(tables)]
  }

  private send(statements: readonly Statement[]): void {
    this.sentAt = performance.now()
    const sent = this.transaction
      .getExecutor()
      .provideConnection((connection) => this.say(connection, statements))
      .catch((error: unknown) => {
        this.failed ??= { error }
      })
    this.onTheWay.push(sent)
  }

  /** PostgreSQL takes many at once, and does one after the other; the embedded database takes one. */
  private async say(connection: DatabaseConnection, all: readonly Statement[]): Promise<void> {
    const said: Promise<unknown>[] = []
    for (const { text, values } of all) {
      const one = connection.executeQuery(CompiledQuery.raw(text, [...values]))
      if (this.apart === null) await one
      else said.push(one)
    }
    // Whatever fails, what comes after it ends before the transaction does.
    const failed = (await Promise.allSettled(said)).find(({ status }) => status === 'rejected')
    if (failed !== undefined) throw (failed as PromiseRejectedResult).reason
  }

  private async settle(): Promise<void> {
    await Promise.all(this.onTheWay.splice(0))
    this.refuseFailed()
  }

  private refuseFailed(): void {
    if (this.failed !== null) throw this.failed.error
  }
}
