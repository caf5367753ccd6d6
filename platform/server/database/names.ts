import {
  CamelCasePlugin,
  type KyselyPlugin,
  type PluginTransformResultArgs,
  type PostgresDialect,
  PostgresQueryCompiler,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely'

/** `expiresAt` and `expires_at`, each worked out once. */
class Names extends CamelCasePlugin {
  sql(name: string): string {
    return this.snakeCase(name)
  }
  js(name: string): string {
    return this.camelCase(name)
  }
}
const names = new Names()

/** `expiresAt` → `expires_at`. */
export const sqlName = (name: string): string => names.sql(name)

/** `expires_at` → `expiresAt`. */
export const jsName = (name: string): string => names.js(name)

/** To be copied and filled: V8 keeps an object of many columns quick where it was read whole, and not where it grew. */
export const blankOf = (columns: readonly string[]): UnknownRow =>
  JSON.parse(`{${columns.map((column) => `${JSON.stringify(column)}:null`).join()}}`) as UnknownRow

/** Writes names with underscores as it writes the statement: no second tree is built for them. */
class UnderscoreCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(names.sql(identifier))
  }
}

type Dialect = Pick<
  PostgresDialect,
  'createAdapter' | 'createDriver' | 'createIntrospector' | 'createQueryCompiler'
>

/** The dialect, with camel names in TypeScript and names with underscores in SQL. */
export const underscored = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => dialect.createDriver(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => new UnderscoreCompiler(),
})

/** Camel names for the columns of rows; what lies inside a column keeps its own. */
export const camelRows: KyselyPlugin = {
  transformQuery: ({ node }): RootOperationNode => node,
  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows
    if (first === undefined) return result
    const columns = Object.keys(first)
    const keys = columns.map((column) => names.js(column))
    if (keys.every((key, i) => key === columns[i])) return result
    const blank = blankOf(keys)
    const rows = result.rows.map((row) => {
      const renamed: UnknownRow = { ...blank }
      for (let i = 0; i < keys.length; i++) renamed[keys[i]!] = row[columns[i]!]
      return renamed
    })
    return { ...result, rows }
  },
}
