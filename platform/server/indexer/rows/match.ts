import type { Cell, CellType, Column, Row, TableShape } from './schema.ts'

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

/** The condition that three arguments of `where` are; null for one that only the database can judge. */
export function conditionOf(
  shape: TableShape,
  name: string,
  op: string,
  value: unknown,
): Condition | null {
  const column = shape.byName.get(name)
  if (column === undefined) return null
  const { type } = column
  if (op === 'in' || op === 'not in') {
    if (!Array.isArray(value)) return null
    const cells = value.map((one: unknown) => comparable(type, one))
    if (cells.some((one) => one === undefined || one === null)) return null
    return { column, op, value: new Set(cells as Cell[]) }
  }
  if (op === 'is' || op === 'is not') {
    return value === null ? { column, op, value } : null
  }
  const cell = comparable(type, value)
  if (cell === undefined || cell === null) return null
  if (op === '=' || op === '!=' || op === '<>') return { column, op, value: cell }
  return orderings.has(op) && isNumber(column) ? { column, op, value: cell } : null
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
