import fc from 'fast-check'
import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type UnknownRow,
} from 'kysely'
import { expect, test } from 'vitest'

import { camelRows, underscored } from './names.ts'

const dialect = underscored({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler() {
    throw new Error('it brings its own')
  },
})
const db = new Kysely<Record<string, Record<string, unknown>>>({ dialect })
const rowsOf = async (rows: UnknownRow[]) =>
  (await camelRows.transformResult({ queryId: { queryId: '' }, result: { rows } })).rows

test('a name of two words has an underscore in SQL, wherever it stands', () => {
  const { sql, parameters } = db
    .selectFrom('chainBlocks as lastBlock')
    .select(['lastBlock.parentId as parentOf'])
    .where('txHash', '=', 'aB')
    .orderBy('createdAt')
    .compile()
  expect(sql).toBe(
    'select "last_block"."parent_id" as "parent_of" from "chain_blocks" as "last_block"' +
      ' where "tx_hash" = $1 order by "created_at"',
  )
  expect(parameters).toEqual(['aB'])
})

test('a quote in a name ends no name', () => {
  expect(db.selectFrom('a"b').selectAll().compile().sql).toBe('select * from "a""b"')
})

test('columns get their camel names, what lies inside them keeps its own', async () => {
  expect(await rowsOf([])).toEqual([])
  expect(await rowsOf([{ plain: 1 }])).toEqual([{ plain: 1 }])
  expect(await rowsOf([{ tx_hash: 'a', inner: { a_b: [{ c_d: 1 }] } }])).toEqual([
    { txHash: 'a', inner: { a_b: [{ c_d: 1 }] } },
  ])
})

test('rows are named as the library’s own plugin names them', async () => {
  const plugin = new CamelCasePlugin({ maintainNestedObjectKeys: true })
  const column = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(_[a-z0-9]{1,5}){0,3}$/)
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(column, { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer(), { minLength: 1, maxLength: 4 }),
      async (columns, values) => {
        const rows = values.map((value) => Object.fromEntries(columns.map((name) => [name, value])))
        const theirs = await plugin.transformResult({
          queryId: { queryId: '' },
          result: { rows },
        })
        expect(await rowsOf(rows)).toEqual(theirs.rows)
      },
    ),
  )
})
