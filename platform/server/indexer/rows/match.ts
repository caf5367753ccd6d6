import type { Cell, CellType, Column, Row } from './schema.ts'

/** One condition of a `where`, that a row in memory can be held against. */
export interface Condition {
  readonly column: Column
  readonly op: string
  readonly value: Cell | ReadonlySet<Cell>
}

export interface Order {
  readonly column: Column
  readonly sign: 1 | -1
}

/** Of all else, as text, the database alone knows the order. */
export const isNumber = ({ type }: Column): boolean => type === 'int8' || type === 'numeric'

const orderings = new Set(['<', '<=', '>', '>='])
const others = new Set(['=', '!=', '<>', 'in', 'not in', 'is', 'is not'])

/** Whether a row in memory can be held against such a condition. */
export const canHold = (column: Column, op: string): boolean =>
  others.has(op) || (orderings.has(op) && isNumber(column))

/** What a cell is held against; undefined for what only the database can judge. */
export function heldAgainst(
  { type }: Column,
  op: string,
  value: unknown,
): Condition['value'] | undefined {
  if (op === 'is' || op === 'is not') return value === null ? null : undefined
  if (op !== 'in' && op !== 'not in') return comparable(type, value)
  if (!Array.isArray(value)) return undefined
  const cells = value.map((one: unknown) => comparable(type, one))
  return cells.includes(undefined) ? undefined : new Set(cells as Cell[])
}

function comparable(type: CellType, value: unknown): Cell | undefined {
  if (type === 'int8' && typeof value === 'bigint') return Number(value)
  if (type === 'int8') return typeof value === 'number' ? value : undefined
  if (type === 'numeric' && typeof value === 'number') {
    return Number.isSafeInteger(value) ? BigInt(value) : undefined
  }
  if (type === 'numeric') return typeof value === 'bigint' ? value : undefined
  if (type === 'bool') return typeof value === 'boolean' ? value : undefined
  return typeof value === 'string' ? value : undefined
}

export function matches(row: Row, conditions: readonly Condition[]): boolean {
  for (const one of conditions) if (!holds(row, one)) return false
  return true
}

/** As SQL has it: what is null is neither equal nor unequal to anything. */
function holds(row: Row, { column, op, value }: Condition): boolean {
  const cell = row[column.place]!
  if (op === 'is') return cell === null
  if (op === 'is not') return cell !== null
  if (cell === null) return false
  if (op === 'in') return (value as ReadonlySet<Cell>).has(cell)
  if (op === 'not in') return !(value as ReadonlySet<Cell>).has(cell)
  const other = value as NonNullable<Cell>
  if (op === '=') return cell === other
  if (op === '<') return cell < other
  if (op === '<=') return cell <= other
  if (op === '>') return cell > other
  if (op === '>=') return cell >= other
  return cell !== other
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
