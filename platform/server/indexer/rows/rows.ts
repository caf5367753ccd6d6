import { CompiledQuery, type DatabaseConnection, type Transaction } from 'kysely'

import { type Database, type PlatformTables, readsByKey } from '#platform/server/database/db.ts'
import { notByKey } from '#platform/server/database/byKey.ts'
import type { Row, TableShape } from './schema.ts'
import type { Entry, Key } from './bucket.ts'
import { TableRows } from './table.ts'
import { type Statement, noteStatements, rowStatements } from './write.ts'

/** Rows are changed by their key, many at once. */
const byKey: Statement = {
  text: `select set_config(name, 'off', true) from unnest($1::text[]) as name`,
  values: [`{${notByKey.join()}}`],
}

/** Shows that the transaction continues: PostgreSQL ends one that is silent for long. */
const going: Statement = { text: 'select 1', values: [] }
const silentMs = 1_000

/** Changed rows that are written while the next events are read. Of fewer at a time the same rows are written more often. */
const chunk = 24_000

/** What one transaction has on its way to the database. */
interface Sending {
  /** Begins once the one before has taken effect. */
  readonly db: Promise<Transaction<PlatformTables>>
  /** Chunks that were sent off and not waited for, the oldest first. */
  readonly onTheWay: Promise<unknown>[]
  failed: { readonly error: unknown } | null
}

/**
 * The from-chain rows between the handlers and the database. What a handler writes is kept here and
 * goes to the database many rows a statement; what it reads by key is found here. Each block's former
 * images are noted here too, one a row, so they are the same however many blocks a transaction holds.
 * A block that is final has none: nothing will undo it.
 */
export class ChainRows {
  private readonly tables: ReadonlyMap<string, TableRows>
  /** Where rows can be read past the statements that are on their way; null where there is one connection alone. */
  readonly apart: Database | null
  private sending: Sending | null = null
  private changes = 0
  private sentAt = 0
  private block = 0
  /** The block whose former images are noted; null where it is final. */
  noted: number | null = null

  /** `empty`: tables in which there is nothing, by their names in SQL. */
  constructor(shapes: ReadonlyMap<string, TableShape>, empty: ReadonlySet<string>, db: Database) {
    this.apart = readsByKey(db)
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

  /** The transaction that all goes to from now on. It need not have begun as long as every row is here. */
  begin(db: Promise<Transaction<PlatformTables>>): void {
    this.sending = { db, onTheWay: [], failed: null }
    this.send([byKey])
  }

  get transaction(): Promise<Transaction<PlatformTables>> {
    return this.now.db
  }

  private get now(): Sending {
    if (this.sending === null) throw new Error('rows are written in a transaction')
    return this.sending
  }

  /** Where a row that is not known here is read: this transaction has not changed it, so it is as it was committed. */
  async committed(): Promise<Pick<Database, 'selectFrom'>> {
    const own = await this.transaction
    if (this.apart === null) return own
    if (performance.now() - this.sentAt > silentMs) this.send([going])
    return this.apart
  }

  change(table: TableRows, key: Key, found: Entry | null, row: Row | null): void {
    table.change(key, found, row, this.noted)
    this.changes += 1
  }

  insert(table: TableRows, row: Row): void {
    table.insert(row, this.noted)
    this.changes += 1
  }

  beginBlock(block: number, final: boolean): void {
    this.block = block
    this.noted = final ? null : block
  }

  /** Lets what was sent off go on its way: as long as rows are found here, nothing else waits for the database. */
  breathe(): Promise<void> | null {
    return this.apart === null || this.now.onTheWay.length === 0 ? null : new Promise(setImmediate)
  }

  /** What the block has done is noted; what came together is sent off, and not waited for. */
  async endBlock(): Promise<void> {
    for (const table of this.tables.values()) table.endBlock(this.block)
    if (this.changes < chunk) return
    this.changes = 0
    this.send(this.everything())
    const { onTheWay } = this.now
    // The database is one chunk behind at most.
    if (onTheWay.length > 1) await onTheWay.shift()
    refuse(this.now)
  }

  /**
   * All blocks of the transaction are here: what is left is sent off, and rows beyond what is kept are let go. Returns
   * how to wait until the database has it, before the transaction ends.
   */
  finish(): () => Promise<void> {
    this.changes = 0
    this.send(this.everything())
    const sent = this.now
    this.sending = null
    for (const table of this.tables.values()) table.trim()
    return () => settle(sent)
  }

  /** So that this table can be queried in the database itself. */
  async show(table: TableRows): Promise<void> {
    if (table.dirty.length === 0) return
    this.send(rowStatements(table))
    await settle(this.now)
  }

  /** The database, with all that was written until now. */
  async read(): Promise<Database> {
    this.send([...this.tables.values()].flatMap(rowStatements))
    await settle(this.now)
    return this.transaction
  }

  private everything(): Statement[] {
    const tables = [...this.tables.values()]
    return [...tables.flatMap(rowStatements), ...noteStatements(tables)]
  }

  private send(statements: readonly Statement[]): void {
    this.sentAt = performance.now()
    const { now } = this
    const sent = now.db
      .then((db) =>
        db.getExecutor().provideConnection((connection) => this.execute(connection, statements)),
      )
      .catch((error: unknown) => {
        now.failed ??= { error }
      })
    now.onTheWay.push(sent)
  }

  /** PostgreSQL takes many at once, and does one after the other; the embedded database takes one. */
  private async execute(connection: DatabaseConnection, all: readonly Statement[]): Promise<void> {
    const calls: Promise<unknown>[] = []
    for (const { text, values } of all) {
      const one = connection.executeQuery(CompiledQuery.raw(text, [...values]))
      if (this.apart === null) await one
      else calls.push(one)
    }
    // Whatever fails, what comes after it ends before the transaction does.
    const failed = (await Promise.allSettled(calls)).find(({ status }) => status === 'rejected')
    if (failed !== undefined) throw (failed as PromiseRejectedResult).reason
  }
}

async function settle(sending: Sending): Promise<void> {
  await Promise.all(sending.onTheWay.splice(0))
  refuse(sending)
}

function refuse({ failed }: Sending): void {
  if (failed !== null) throw failed.error
}
