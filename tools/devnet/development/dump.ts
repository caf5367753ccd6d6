/** The whole state as a text that another network of this kind can load: gzip of JSON, in hex. */
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Header } from '../block.ts'
import type { State, StateImage, TableName } from '../state.ts'
import type { Ledger } from '../store/ledger.ts'
import { historyAddress } from '../tvm/history.ts'
import type { Edit } from './edits.ts'

const format = 'tron-devnet state 1'

interface Dump {
  readonly format: typeof format
  /** Milliseconds of the head it was taken at. */
  readonly timestamp: number
  /** And its number. */
  readonly number: number
  /** sun that the genesis block gave out. */
  readonly genesis: bigint
  readonly tables: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** Block ids belong to their chain. */
const isOfChain = (table: string, key: string): boolean =>
  table === 'storage' && key.startsWith(historyAddress)

const genesisOf = (ledger: Ledger): bigint =>
  ledger.mustHave(0).writes.reduce((sum, { table, after }) => {
    return table === 'accounts' ? sum + (after as { balance: bigint }).balance : sum
  }, 0n)

const rowsOf = (image: StateImage, table: string): Map<string, unknown> =>
  image[table as TableName] as Map<string, unknown>

/** `0x` and hex digits. */
export function dumpOf(state: State, ledger: Ledger): string {
  const image = state.image()
  const tables = Object.keys(image).map((table) => {
    const rows = [...rowsOf(image, table)].filter(([key]) => !isOfChain(table, key))
    return [table, Object.fromEntries(rows)]
  })
  const { timestamp, number } = ledger.head
  const dump = { format, timestamp, number, genesis: genesisOf(ledger), tables }
  const text = JSON.stringify(written({ ...dump, tables: Object.fromEntries(tables) }))
  return `0x${gzipSync(text).toString('hex')}`
}

export interface Load {
  readonly edit: Edit
  /** Milliseconds: stakes and resources of the dump count from there. */
  readonly timestamp: Header['timestamp']
}

/** Rewards follow from numbers of blocks, which are others here. */
function renumber(state: State, by: number): void {
  state.addTotal('cycleBlock', BigInt(by))
  for (const [address, row] of state.rows('witnesses')) {
    if (row.since !== null) state.set('witnesses', address, { ...row, since: row.since + by })
  }
}

const mostBytes = 1 << 30

/** Replaces all accounts by those of the dump. Throws a RangeError for another text. */
export function loadOf(text: string, ledger: Ledger): Load {
  const { tables, timestamp, number, genesis } = read(text)
  return {
    timestamp,
    edit: (state) => {
      const image = state.image()
      for (const name of Object.keys(image)) {
        const table = name as TableName
        const rows = tables[name] ?? {}
        for (const key of rowsOf(image, name).keys()) {
          if (!(key in rows) && !isOfChain(name, key)) state.delete(table, key)
        }
        for (const [key, row] of Object.entries(rows)) state.set(table, key, row as never)
      }
      renumber(state, ledger.head.number - number)
      // The sum of all sun is what this chain's genesis gave out, and what is granted.
      state.addTotal('granted', genesis - genesisOf(ledger))
    },
  }
}

function read(text: string): Dump {
  try {
    const bytes = Buffer.from(text.replace(/^0x/, ''), 'hex')
    const json = gunzipSync(bytes, { maxOutputLength: mostBytes }).toString()
    const dump = restored(JSON.parse(json)) as Dump
    if (dump.format === format && isWhole(dump)) return dump
  } catch {
    // Neither gzip nor JSON: refused below.
  }
  throw new RangeError('This is not a state that a network of this version has dumped.')
}

const isWhole = ({ tables, timestamp, number, genesis }: Dump): boolean =>
  typeof tables === 'object' &&
  'accounts' in tables &&
  Number.isInteger(timestamp) &&
  Number.isInteger(number) &&
  typeof genesis === 'bigint'

/** JSON has neither large integers nor bytes: an object with one key of these stands for them. */
function written(value: unknown): unknown {
  if (typeof value === 'bigint') return { $n: String(value) }
  if (value instanceof Uint8Array) return { $x: Buffer.from(value).toString('hex') }
  if (Array.isArray(value)) return value.map(written)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, written(each)]))
}

function restored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restored)
  if (typeof value !== 'object' || value === null) return value
  const { $n, $x } = value as { $n?: string; $x?: string }
  if ($n !== undefined) return BigInt($n)
  if ($x !== undefined) return Uint8Array.from(Buffer.from($x, 'hex'))
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, restored(each)]))
}
