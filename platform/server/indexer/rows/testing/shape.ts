import { amount, chainTable, flag, int, orNull, text } from '#platform/std/chainTable.ts'

import {
  type Column,
  type NamedRow,
  type Row,
  type TableShape,
  rowFrom,
  shapeOf,
} from '../schema.ts'

const pots = shapeOf(
  chainTable(
    'pots',
    { kind: text, id: int, amountPaid: amount, open: flag, dueAt: orNull(int) },
    { key: ['kind', 'id'] },
  ),
)

/** A table of one column of each kind, of its own tests. `unique`: names of columns. */
export const shapeWith = (unique: readonly string[] | null): TableShape => ({
  ...pots,
  unique: unique === null ? null : unique.map(columnOf),
})

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

export const columnOf = (name: string): Column => pots.byName.get(name)!
