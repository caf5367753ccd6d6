/** Filters that clients poll for what is new. */
import { randomBytes } from 'node:crypto'
import type { BlockRecord } from '../block.ts'
import type { Json, JsonObject } from '../codec/json.ts'
import type { Node } from '../node.ts'
import { badParams, failure, tooMany } from './errors.ts'
import { type LogFilter, filterOf, findLogs, logsIn } from './logs.ts'
import type { Methods } from './methods.ts'
import { logJson } from './transactions.ts'
import { hexBytes } from './values.ts'

const maxBlockFilters = 50_000
const maxLogFilters = 20_000
/** Milliseconds without a question after which a filter is forgotten. */
const lifetime = 300_000
/** Reported blocks that are remembered, to take their logs back when they are replaced. */
const remembered = 128

interface Filter {
  /** null: the filter returns the ids of new blocks. */
  readonly logs: LogFilter | null
  /** The newest blocks that were reported, oldest first. */
  returned: BlockRecord[]
  asked: number
}

const filters = new WeakMap<Node, Map<string, Filter>>()

function of(node: Node): Map<string, Filter> {
  const known = filters.get(node) ?? new Map<string, Filter>()
  filters.set(node, known)
  const past = Date.now() - lifetime
  for (const [id, { asked }] of known) if (asked < past) known.delete(id)
  return known
}

const nameOf = (id: unknown): string => (typeof id === 'string' ? id.replace(/^0x/, '') : '')

function find(node: Node, id: unknown): Filter {
  const filter = of(node).get(nameOf(id))
  if (filter === undefined) throw failure('filter not found')
  return filter
}

function add(node: Node, logs: LogFilter | null, most: number, what: string): string {
  const known = of(node)
  const alike = [...known.values()].filter((each) => (each.logs === null) === (logs === null))
  if (alike.length >= most) throw tooMany(`exceed max ${what}: ${most}, try again later`)
  const id = randomBytes(16).toString('hex')
  const head = node.ledger.mustHave(node.head.number)
  known.set(id, { logs, returned: [head], asked: Date.now() })
  return hexBytes(id)
}

function newFilter(node: Node, input: unknown): Json {
  const range = input as { fromBlock?: unknown; toBlock?: unknown } | null
  if (range?.fromBlock === 'finalized' || range?.toBlock === 'finalized') {
    throw badParams('invalid block range params')
  }
  return add(node, filterOf(node, input), maxLogFilters, 'log filters')
}

/**
 * Blocks that were reported and are no longer part of the chain, newest first, taken off `told`.
 */
function replaced(node: Node, filter: Filter): BlockRecord[] {
  const gone: BlockRecord[] = []
  for (;;) {
    const last = filter.returned.at(-1)
    if (last === undefined || node.ledger.block(last.header.number)?.header.id === last.header.id) {
      return gone
    }
    gone.push(last)
    filter.returned.pop()
  }
}

const inRange = ({ from, to }: LogFilter, { header }: BlockRecord): boolean =>
  header.number >= from && header.number <= to

function changes(node: Node, id: unknown): Json {
  const filter = find(node, id)
  filter.asked = Date.now()
  const gone = replaced(node, filter)
  const lowest = gone.at(-1)?.header.number ?? node.head.number + 1
  const last = filter.returned.at(-1)?.header.number ?? lowest - 1
  const fresh: BlockRecord[] = []
  for (let at = last + 1; at <= node.head.number; at++) fresh.push(node.ledger.mustHave(at))
  filter.returned = [...filter.returned, ...fresh].slice(-remembered)
  const { logs } = filter
  if (logs === null) return fresh.map(({ header }) => hexBytes(header.id))
  const shown = (blocks: readonly BlockRecord[], removed: boolean): JsonObject[] =>
    blocks
      .filter((block) => inRange(logs, block))
      .flatMap((block) => logsIn(logs, block).map(([log, place]) => logJson(log, place, removed)))
  return [...shown(gone, true), ...shown(fresh, false)]
}

function filterLogs(node: Node, id: unknown): Json {
  const { logs } = find(node, id)
  if (logs === null) throw failure('filter not found')
  return findLogs(node, logs)
}

function uninstall(node: Node, id: unknown): Json {
  find(node, id)
  return of(node).delete(nameOf(id))
}

export const filterMethods: Methods = {
  eth_getLogs: [1, (node, [input]) => findLogs(node, filterOf(node, input))],
  eth_newFilter: [1, (node, [input]) => newFilter(node, input)],
  eth_newBlockFilter: [0, (node) => add(node, null, maxBlockFilters, 'block filters')],
  eth_getFilterChanges: [1, (node, [id]) => changes(node, id)],
  eth_getFilterLogs: [1, (node, [id]) => filterLogs(node, id)],
  eth_uninstallFilter: [1, (node, [id]) => uninstall(node, id)],
}
