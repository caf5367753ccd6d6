import type { FieldDef, QueryArrayResult } from 'pg'

import { blankOf, jsName } from './names.ts'

/** Names of a statement's columns in TypeScript, and a row without values. */
interface Layout {
  readonly fields: readonly FieldDef[]
  readonly keys: readonly string[]
  readonly blank: Readonly<Record<string, unknown>>
}

const layouts = new Map<string, Layout>()

/** Of a statement that has a name, worked out once, and again where its table has other columns by now. */
function layoutOf(name: string | undefined, fields: readonly FieldDef[]): Layout {
  const known = name === undefined ? undefined : layouts.get(name)
  if (known !== undefined && isOf(known, fields)) return known
  const keys = fields.map((field) => jsName(field.name))
  const layout = { fields, keys, blank: blankOf([...new Set(keys)]) }
  if (name !== undefined) layouts.set(name, layout)
  return layout
}

const isOf = ({ fields: known }: Layout, fields: readonly FieldDef[]): boolean =>
  known.length === fields.length && known.every((one, i) => one.name === fields[i]!.name)

/**
 * Rows that came as lists of values, with camel names. The library would look at every name of
 * every row again.
 */
export function namedRows(
  name: string | undefined,
  { rows, fields }: QueryArrayResult<unknown[]>,
): Record<string, unknown>[] {
  if (rows.length === 0) return []
  const { keys, blank } = layoutOf(name, fields)
  return rows.map((values) => {
    const row = { ...blank }
    for (let i = 0; i < values.length; i++) row[keys[i]!] = values[i]
    return row
  })
}
