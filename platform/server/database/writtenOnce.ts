import type { CompiledQuery, Kysely } from 'kysely'

/** A placeholder for a value until it is known. */
class Slot {
  constructor(name: string | symbol) {
    this.name = name
  }
  readonly name: string | symbol
}

const slots = new Proxy({}, { get: (_, name) => new Slot(name) })

/**
 * A query whose text is made at its first use: later ones send other values with it. Building and writing a
 * statement takes as long as reading a row. `write` has each value go into the query as it is, and decides nothing by it.
 */
export function writtenOnce<Tables, Values extends object, Row>(
  write: (db: Kysely<Tables>, values: Values) => { compile(): CompiledQuery<Row> },
): (db: Kysely<Tables>, values: Values) => Promise<Row[]> {
  let written: CompiledQuery<Row> | undefined
  return async (db, values) => {
    written ??= write(db, slots as Values).compile()
    const parameters = written.parameters.map((one) =>
      one instanceof Slot ? (values as Record<string | symbol, unknown>)[one.name] : one,
    )
    const query: CompiledQuery<Row> = { ...written, parameters }
    return (await db.executeQuery(query)).rows
  }
}
