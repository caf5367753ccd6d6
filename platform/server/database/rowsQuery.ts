import pg, { type FieldDef } from 'pg'

import { blankOf, jsName } from './names.ts'

/** How the rows of a statement come over the wire, and what is made of them. */
interface Layout {
  readonly fields: readonly FieldDef[]
  /** Names of its columns in TypeScript. */
  readonly keys: readonly string[]
  readonly readers: readonly ((text: string) => unknown)[]
  readonly blank: Readonly<Record<string, unknown>>
}

type Callback = (error: Error | null | undefined, result: pg.QueryResult<object>) => void

const layouts = new Map<string, Layout>()

/** Of a statement that has a name, worked out once, and again where its table has other columns by now. */
function layoutOf(name: string | undefined, fields: readonly FieldDef[]): Layout {
  const known = name === undefined ? undefined : layouts.get(name)
  if (known !== undefined && isOf(known, fields)) return known
  const keys = fields.map((field) => jsName(field.name))
  const layout = {
    fields,
    keys,
    readers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID)),
    blank: blankOf([...new Set(keys)]),
  }
  if (name !== undefined) layouts.set(name, layout)
  return layout
}

const isOf = ({ fields: known }: Layout, fields: readonly FieldDef[]): boolean =>
  known.length === fields.length &&
  known.every((one, i) => one.dataTypeID === fields[i]!.dataTypeID && one.name === fields[i]!.name)

/** Rows with camel names, each made in one step: the library looks at every column of every answer anew. */
class CamelResult extends pg.Result<Record<string, unknown>> {
  constructor(name: string | undefined) {
    super('object', pg.types)
    this.name = name
  }
  private readonly name: string | undefined
  private layout: Layout | null = null

  addFields(fields: FieldDef[]): void {
    this.fields = fields
    this.layout = layoutOf(this.name, fields)
  }

  parseRow(values: readonly (string | null)[]): Record<string, unknown> {
    const { keys, readers, blank } = this.layout!
    const row = { ...blank }
    for (let i = 0; i < values.length; i++) {
      const value = values[i]!
      row[keys[i]!] = value === null ? null : readers[i]!(value)
    }
    return row
  }
}

/** One statement on its way, whose rows have camel names. */
export class RowsQuery extends pg.Query {
  constructor(text: string, values: unknown[], name: string | undefined, done: Callback) {
    super(name === undefined ? { text, values } : { text, values, name }, done)
    const result = new CamelResult(name)
    // Where the library keeps what is coming in; it has no other way to give it rows of one's own.
    Object.assign(this, { _result: result, _results: result })
  }
}
