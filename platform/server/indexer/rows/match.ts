import type { Cell, Column, Row } from './schema.ts'

/** That a row in memory is held against. */
export interface Condition {
  readonly column: Column
  /** is: null. */
  readonly op: '=' | '<=' | '>=' | 'is'
  readonly value: Cell
}

export interface Order {
  readonly column: Column
  readonly sign: 1 | -1
}

/** Of all else, as text, the database alone knows the order. */
export const isNumber = ({ type }: Column): boolean => type === 'int8' || type === 'numeric'

export function matches(row: Row, conditions: readonly Condition[]): boolean {
  for (const one of conditions) if (!holds(row, one)) return false
  return true
}

/** As SQL has it: what is null is neither equal nor above nor below anything. */
function holds(row: Row, { column, op, value }: Condition): boolean {
  const cell = row[column.place]!
  if (op === 'is') return cell === null
  if (cell === null) return false
  if (op === '=') return cell === value
  return op === '<=' ? cell <= value! : cell >= value!
}

/** In place; null comes last, and first where the order is the other way round. */
export function sort(rows: Row[], orders: readonly Order[]): Row[] {
  return rows.sort((a, b) => {
    for (const { column, sign } of orders) {
      const [one, other] = [a[column.place]!, b[column.place]!]
      if (one === other) continue
      if (one === null) return sign
      if (other === null) return -sign
      return one < other ? -sign : sign
    }
    return 0
  })
}
