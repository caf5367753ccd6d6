import { blankOf } from '#platform/server/database/names.ts'
import type { Column, Row, TableShape } from './schema.ts'

const columns: readonly Column[] = [
  { name: 'kind', sqlName: 'kind', type: 'text', nullable: false },
  { name: 'id', sqlName: 'id', type: 'int8', nullable: false },
  { name: 'amountPaid', sqlName: 'amount_paid', type: 'numeric', nullable: false },
  { name: 'open', sqlName: 'open', type: 'bool', nullable: false },
  { name: 'dueAt', sqlName: 'due_at', type: 'int8', nullable: true },
]

/** A table of one column of each kind, of its own tests. `unique`: as a shape has it. */
export const shapeWith = (unique: readonly string[] | null): TableShape => ({
  sqlName: 'pots',
  columns,
  byName: new Map(columns.map((column) => [column.name, column])),
  blank: blankOf(columns.map(({ name }) => name)) as Row,
  key: columns.slice(0, 2),
  unique,
})

export const pot = (id: number, change: Partial<Row> = {}): Row =>
  ({ kind: 'clay', id, amountPaid: 0n, open: true, dueAt: null, ...change }) as Row
