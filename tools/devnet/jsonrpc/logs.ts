/** Which logs are requested, and where they are found. */
import type { BlockRecord } from '../block.ts'
import type { Json, JsonObject } from '../codec/json.ts'
import { bare } from '../addresses.ts'
import type { Node } from '../node.ts'
import type { LogEntry } from '../receipt.ts'
import { RpcError, badParams, protocol, tooMany } from './errors.ts'
import { filterFields, mustMap } from './mapping.ts'
import { type LogPlace, logJson, logsOf } from './transactions.ts'
import { addressOf, blockById, bytesOf, hashOf, heightOf, isSet } from './values.ts'

const maxBlockRange = 5000
const maxSubTopics = 1000
const maxAddresses = 1000
const maxResults = 10_000

/** What a log must be like. An empty list takes anything. */
export interface LogMatch {
  /** 40 hex digits each */
  readonly addresses: readonly string[]
  readonly topics: readonly (readonly string[])[]
}

/** `to` may lie in the future: Infinity follows the head. */
export interface LogFilter extends LogMatch {
  readonly from: number
  readonly to: number
}

type Params = Readonly<Record<string, unknown>>

function inWords<T>(prefix: string, read: () => T, suffix = ''): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof RpcError)) throw error
    throw badParams(`${prefix}${error.message}${suffix}`)
  }
}

function addressesOf(input: unknown): string[] {
  if (input === undefined || input === null) return []
  if (typeof input === 'string') return [inWords('invalid address: ', () => bare(addressOf(input)))]
  if (!Array.isArray(input)) throw badParams('invalid addresses in query')
  if (input.length > maxAddresses) throw badParams(`exceed max addresses: ${maxAddresses}`)
  return input.map((each, i) =>
    inWords(`invalid address at index ${i}: [`, () => bare(addressOf(each)), ']'),
  )
}

const topicOf = (value: unknown): string =>
  inWords('invalid topic(s): ', () => {
    const hex = bytesOf(value)
    if (hex.length !== 64) throw badParams(`invalid topic: ${String(value)}`)
    return hex
  })

function topicsOf(input: unknown): string[][] {
  if (input === undefined || input === null) return []
  if (!Array.isArray(input)) throw badParams('invalid topic(s)')
  if (input.length > 4) throw badParams('topics size should be <= 4')
  return input.map((each: unknown) => {
    if (each === null) return []
    if (typeof each === 'string') return [topicOf(each)]
    if (!Array.isArray(each)) throw badParams('invalid topic(s)')
    if (each.length > maxSubTopics) throw badParams(`exceed max topics: ${maxSubTopics}`)
    return each.map(topicOf)
  })
}

/** Tags are followed: a range to the newest block moves with the head. */
function rangeOf(node: Node, { fromBlock, toBlock }: Params): { from: number; to: number } {
  const head = node.head.number
  const to = !isSet(toBlock) || toBlock === 'latest' ? Infinity : heightOf(node, toBlock)
  if (!isSet(fromBlock)) return { from: Math.min(to, head), to }
  const from = heightOf(node, fromBlock)
  if (isSet(toBlock) && from > to) throw badParams('please verify: fromBlock <= toBlock')
  return { from, to }
}

export function filterOf(node: Node, value: unknown): LogFilter {
  mustMap(value, filterFields)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw protocol(-32602, 'method parameters invalid')
  }
  const input = value as Params
  const match = { addresses: addressesOf(input['address']), topics: topicsOf(input['topics']) }
  const { blockHash } = input
  if (blockHash === undefined || blockHash === null) return { ...match, ...rangeOf(node, input) }
  if ((input['fromBlock'] ?? input['toBlock'] ?? null) !== null) {
    throw badParams('cannot specify both BlockHash and FromBlock/ToBlock, choose one or the other')
  }
  const block = blockById(node, hashOf(blockHash))
  if (block === null) throw badParams('invalid blockHash')
  return { ...match, from: block.header.number, to: block.header.number }
}

function fits({ addresses, topics }: LogMatch, log: LogEntry): boolean {
  if (addresses.length > 0 && !addresses.includes(log.address)) return false
  return topics.every((wanted, i) => {
    const topic = log.topics[i]
    return topic !== undefined && (wanted.length === 0 || wanted.includes(topic))
  })
}

export const logsIn = (match: LogMatch, block: BlockRecord): (readonly [LogEntry, LogPlace])[] =>
  [...logsOf(block)].filter(([log]) => fits(match, log))

/** Heights to look at: where the contracts wrote logs, or all of them. */
function heights(node: Node, { addresses, from, to }: LogFilter): Iterable<number> {
  const last = Math.min(to, node.head.number)
  if (addresses.length === 0) {
    return Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => from + i)
  }
  const known = new Set(addresses.flatMap((each) => node.ledger.blocksWithLogsOf(each)))
  return [...known].filter((at) => at >= from && at <= last).sort((a, b) => a - b)
}

export function findLogs(node: Node, filter: LogFilter): Json {
  if (Math.min(filter.to, node.head.number) - filter.from > maxBlockRange) {
    throw badParams(`exceed max block range: ${maxBlockRange}`)
  }
  const found: JsonObject[] = []
  for (const at of heights(node, filter)) {
    for (const [log, place] of logsIn(filter, node.ledger.mustHave(at))) {
      if (found.length === maxResults) {
        throw tooMany(`query returned more than ${maxResults} results`)
      }
      found.push(logJson(log, place))
    }
  }
  return found
}
