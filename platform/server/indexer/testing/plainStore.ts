import type { PlatformTables } from '#platform/server/database/db.ts'
import type { KeyOf, RowOf, Table } from '#platform/std/chainTable.ts'
import type { Transaction } from 'kysely'

import type { Narrowed, Store } from '../store.ts'

type Named = Readonly<Record<string, unknown>>
type Becomes = Named | ((row: never) => Named)

/** A statement for each call, whose trigger notes what was there: what rows in memory are held against. */
export function plainStore(db: Transaction<PlatformTables>): Store {
  const store = new PlainStore(db)
  let last: Promise<unknown> = Promise.resolve()
  // One after the other, as calls that are made in one go are done in memory.
  return new Proxy<Store>(store, {
    get:
      (_, verb: keyof Store) =>
      (...args: never[]) => {
        const work = last.then(() =>
          (store[verb] as (...all: never[]) => unknown).apply(store, args),
        )
        last = work.catch(() => {})
        return work
      },
  })
}

class PlainStore implements Store {
  constructor(db: Transaction<PlatformTables>) {
    this.db = db
  }
  // The table is known at run time alone.
  // oxlint-disable-next-line typescript/no-explicit-any
  private readonly db: Transaction<any>

  async find<T extends Table>(table: T, key: KeyOf<T>): Promise<RowOf<T> | undefined> {
    const [found] = await this.list(table, keyIn(table, key) as Partial<RowOf<T>>)
    return found
  }

  async get<T extends Table>(table: T, key: KeyOf<T>): Promise<RowOf<T>> {
    const found = await this.find(table, key)
    if (found === undefined) throw new Error(`${table.name} has no such row`)
    return found
  }

  async insert<T extends Table>(table: T, row: RowOf<T>): Promise<void> {
    await this.db.insertInto(table.name).values(row).execute()
  }

  async update<T extends Table>(table: T, key: KeyOf<T>, change: Becomes): Promise<RowOf<T>> {
    const row = await this.get(table, key)
    const set = typeof change === 'function' ? change(row as never) : change
    let update = this.db.updateTable(table.name).set(set)
    for (const [name, value] of Object.entries(keyIn(table, key))) {
      update = update.where(name, '=', value)
    }
    if (Object.keys(set).length > 0) await update.execute()
    return { ...row, ...set }
  }

  async upsert<T extends Table>(table: T, row: RowOf<T>, change: Becomes): Promise<RowOf<T>> {
    if ((await this.find(table, row)) !== undefined) return this.update(table, row, change)
    await this.insert(table, row)
    return row
  }

  async delete<T extends Table>(table: T, key: KeyOf<T>): Promise<void> {
    let gone = this.db.deleteFrom(table.name)
    for (const [name, value] of Object.entries(keyIn(table, key))) {
      gone = gone.where(name, '=', value)
    }
    await gone.execute()
  }

  async list<T extends Table>(
    table: T,
    equal: Partial<RowOf<T>>,
    { from = {}, until = {}, by = [], limit }: Narrowed<T> = {},
  ): Promise<RowOf<T>[]> {
    let query = this.db.selectFrom(table.name).selectAll()
    for (const [name, value] of Object.entries(equal)) {
      query = query.where(name, value === null ? 'is' : '=', value)
    }
    for (const [name, value] of Object.entries(from)) query = query.where(name, '>=', value)
    for (const [name, value] of Object.entries(until)) query = query.where(name, '<=', value)
    for (const one of by) {
      const [name = '', direction] = one.split(' ')
      query = query.orderBy(name, direction === 'desc' ? 'desc' : 'asc')
    }
    const found = await (limit === undefined ? query : query.limit(limit)).execute()
    return found as RowOf<T>[]
  }
}

const keyIn = (table: Table, named: Named): Named =>
  Object.fromEntries(table.key.map((name) => [name, named[name]]))
