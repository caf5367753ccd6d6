import {
  type Column,
  type NamedRow,
  type Row,
  type TableShape,
  rowFrom,
  shapeFrom,
} from '../schema.ts'

const columns: readonly Column[] = [
  { name: 'kind', sqlName: 'kind', type: 'text', nullable: false, place: 0 },
  { name: 'id', sqlName: 'id', type: 'int8', nullable: false, place: 1 },
  { name: 'amountPaid', sqlName: 'amount_paid', type: 'numeric', nullable: false, place: 2 },
  { name: 'open', sqlName: 'open', type: 'bool', nullable: false, place: 3 },
  { name: 'dueAt', sqlName: 'due_at', type: 'int8', nullable: true, place: 4 },
]

/** A table of one column of each kind, of its own tests. `unique`: names in SQL. */
export const shapeWith = (unique: readonly string[] | null): TableShape =>
  shapeFrom({ sqlName: 'pots', columns, key: ['kind', 'id'], unique })

/** As a handler has it. */
export const namedPot = (id: number, change: NamedRow = {}): NamedRow => ({
  kind: 'clay',
  id,
  amountPaid: 0n,
  open: true,
  dueAt: null,
  ...change,
})

export const pot = (id: number, change: NamedRow = {}): Row =>
  rowFrom(shapeWith(null), namedPot(id, change))

export const columnOf = (name: string): Column => columns.find((column) => column.name === name)!
