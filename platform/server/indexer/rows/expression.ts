import type { OperationNode } from 'kysely'

import { jsName } from '#platform/server/database/names.ts'
import { Plus } from '../plus.ts'
import type { Cell, Column, Row, TableShape } from './schema.ts'

/** What a column becomes: from its row as it is, and from the row that was to be inserted. */
export type Becomes = (row: Row, excluded: Row | null) => Cell | undefined

type Term =
  | { readonly of: 'row' | 'excluded'; readonly column: Column }
  | { readonly of: 'number'; readonly value: number }
  | { readonly of: 'parameter'; readonly place: number }

interface Sum {
  readonly left: Term
  readonly sign: 1 | -1
  readonly right: Term | null
}

/** A sum or a difference of columns and values: `events + 1`, `nft_totals.minted + $`, `paid - $`. */
const sumWords = /^\s*([\w.$]+)(?:::int8)?\s*(?:([+-])\s*([\w.$]+)(?:::int8)?\s*)?$/
/** As they were read, by their words. */
const known = new WeakMap<TableShape, Map<string, Sum | null>>()

/** A value as it stands, or a fragment of SQL that is such a sum; undefined for anything else. */
export function changeOf(shape: TableShape, value: unknown): Cell | Becomes | undefined {
  if (isCell(value)) return value
  if (value instanceof Plus) return plusOf(shape, value)
  if (!isFragment(value)) return undefined
  const { text, parameters } = flat(value.toOperationNode())
  if (text === null) return undefined
  const sum = sumOf(shape, text)
  if (sum === null) return undefined
  const { left, sign, right } = sum
  return (row, excluded) => {
    const one = termOf(left, row, excluded, parameters)
    if (right === null || one === undefined) return one
    const other = termOf(right, row, excluded, parameters)
    return other === undefined ? undefined : add(one, other, sign)
  }
}

function plusOf(
  { sqlName, byName }: TableShape,
  { table, column: name, by }: Plus<number | bigint>,
): Becomes | undefined {
  if (table !== sqlName) return undefined
  const column = byName.get(name)
  return column === undefined ? undefined : (row) => add(row[column.place]!, by, 1)
}

function sumOf(shape: TableShape, text: string): Sum | null {
  let sums = known.get(shape)
  if (sums === undefined) {
    sums = new Map()
    known.set(shape, sums)
  }
  let sum = sums.get(text)
  if (sum === undefined) {
    sum = parse(shape, text)
    sums.set(text, sum)
  }
  return sum
}

function add(one: Cell, other: Cell, sign: 1 | -1): Cell | undefined {
  if (one === null || other === null) return null
  if (typeof one === 'number' && typeof other === 'number') return one + sign * other
  const whole = (value: Cell): value is number | bigint =>
    typeof value === 'bigint' || typeof value === 'number'
  if (!whole(one) || !whole(other)) return undefined
  return BigInt(one) + BigInt(sign) * BigInt(other)
}

function termOf(
  term: Term,
  row: Row,
  excluded: Row | null,
  parameters: readonly Cell[],
): Cell | undefined {
  if (term.of === 'number') return term.value
  if (term.of === 'parameter') return parameters[term.place]
  return (term.of === 'row' ? row : excluded)?.[term.column.place]
}

function parse(shape: TableShape, text: string): Sum | null {
  const found = sumWords.exec(text)
  if (found === null) return null
  const [, first = '', sign, second] = found
  const left = parseTerm(shape, first)
  const right = second === undefined ? null : parseTerm(shape, second)
  if (left === null || (second !== undefined && right === null)) return null
  return { left, sign: sign === '-' ? -1 : 1, right }
}

function parseTerm({ sqlName, byName }: TableShape, words: string): Term | null {
  if (/^\$\d+$/.test(words)) return { of: 'parameter', place: Number(words.slice(1)) }
  if (/^\d+$/.test(words)) return { of: 'number', value: Number(words) }
  const [first, second, third] = words.split('.')
  if (first === undefined || third !== undefined || words.includes('$')) return null
  const column = byName.get(jsName(second ?? first))
  if (column === undefined) return null
  if (first === 'excluded') return { of: 'excluded', column }
  return second === undefined || first === sqlName ? { of: 'row', column } : null
}

interface Flat {
  readonly text: string | null
  readonly parameters: readonly Cell[]
}

/** Of a value and of a piece of SQL. */
interface Raw {
  readonly value: unknown
  readonly sqlFragments: readonly string[]
  readonly parameters: readonly OperationNode[]
}

/** Its text with `$0`, `$1` for values, names as SQL has them. */
function flat(node: OperationNode): Flat {
  const parameters: Cell[] = []
  const write = (one: OperationNode): string | null => {
    const { value, sqlFragments, parameters: inner } = one as unknown as Raw
    if (one.kind === 'ValueNode') {
      if (!isCell(value)) return null
      parameters.push(value)
      return `$${parameters.length - 1}`
    }
    if (one.kind === 'ReferenceNode') return nameOf(one)
    if (one.kind !== 'RawNode') return null
    let text = sqlFragments[0] ?? ''
    for (const [i, parameter] of inner.entries()) {
      const words = write(parameter)
      if (words === null) return null
      text += words + (sqlFragments[i + 1] ?? '')
    }
    return text
  }
  return { text: write(node), parameters }
}

function nameOf(node: OperationNode): string | null {
  const { column, table } = node as unknown as {
    column: { kind: string; column: { name: string } }
    table?: { table: { identifier: { name: string } } }
  }
  if (column.kind !== 'ColumnNode') return null
  const prefix = table === undefined ? '' : `${table.table.identifier.name}.`
  return prefix + column.column.name
}

const isFragment = (value: unknown): value is { toOperationNode(): OperationNode } =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value

const isCell = (value: unknown): value is Cell =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  typeof value === 'string' ||
  typeof value === 'boolean'
