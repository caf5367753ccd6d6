/** One number for all that the network knows, to show whether anything changed or was lost. */
import { createHash } from 'node:crypto'
import type { State } from './state.ts'
import type { Ledger } from './store/ledger.ts'

/** sha256 over every row of every table, by sorted keys: 64 hex digits. Not in the middle of a block. */
export function stateDigest(state: State): string {
  const hash = createHash('sha256')
  for (const [name, rows] of Object.entries(state.image()).toSorted(byName)) {
    const keys = [...(rows as Map<string, unknown>).keys()].toSorted()
    for (const key of keys) hash.update(`${name}/${key}=${spelled(rows.get(key))}\n`)
  }
  return hash.digest('hex')
}

/** The state, the head, what waits, and the clock. */
export function digestOf(state: State, { head, pool, clock }: Ledger): string {
  const text = [stateDigest(state), head.id, ...pool.keys(), clock].join(' ')
  return createHash('sha256').update(text).digest('hex')
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : 1

/** Independent of the order in which an object got its keys; what is absent is not spelled. */
function spelled(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (value instanceof Uint8Array) return Buffer.from(value).toString('hex')
  if (Array.isArray(value)) return `[${value.map(spelled).join()}]`
  const parts = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(byName)
  return `{${parts.map(([key, each]) => `${key}:${spelled(each)}`).join()}}`
}
