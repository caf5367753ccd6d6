/** The event service: logs with names, for contracts whose ABI was sent at deployment. */
import { addressFromHex, addressToHex41, isAddress } from '#platform/std/address.ts'
import type { BlockRecord } from '../block.ts'
import type { Json, JsonObject } from '../codec/json.ts'
import { bare } from '../addresses.ts'
import type { Node } from '../node.ts'
import type { LogEntry } from '../receipt.ts'
import { type Call, type Routes, number, text } from './call.ts'
import { type Abi, contractMessage, signatureHash, signatureOf } from './contracts.ts'
import { NodeError } from './errors.ts'

type Entry = Abi['entrys'][number]

function eventOf(node: Node, { address, topics }: LogEntry): Entry | undefined {
  const abi = contractMessage(node, `41${address}`)?.abi
  return abi?.entrys.find(
    (entry) => entry.type === 3 && signatureHash(signatureOf(entry)) === topics[0],
  )
}

const plain = (value: unknown): Json => {
  if (typeof value === 'bigint') return value.toString()
  if (Array.isArray(value)) return value.map(plain)
  return typeof value === 'string' ? value : String(value)
}

async function decoded(entry: Entry, log: LogEntry): Promise<JsonObject> {
  const { decodeEventLog } = await import('viem')
  const item = { type: 'event', name: entry.name, inputs: entry.inputs } as const
  const { args } = decodeEventLog({
    abi: [item],
    data: `0x${log.data}`,
    topics: log.topics.map((topic) => `0x${topic}`) as [`0x${string}`],
  }) as { args?: readonly unknown[] | Readonly<Record<string, unknown>> }
  const result: JsonObject = {}
  entry.inputs.forEach(({ name }, i) => {
    const value = Array.isArray(args)
      ? (args as readonly unknown[])[i]
      : (args as Readonly<Record<string, unknown>> | undefined)?.[name]
    const shown = plain(value)
    const bareAddress = typeof shown === 'string' ? shown.toLowerCase() : shown
    result[String(i)] = bareAddress
    if (name !== '') result[name] = bareAddress
  })
  return result
}

async function eventJson(
  node: Node,
  block: BlockRecord,
  id: string,
  index: number,
  log: LogEntry,
): Promise<JsonObject> {
  const entry = eventOf(node, log)
  const contract = addressFromHex(log.address)
  const json: JsonObject = {
    block_number: block.header.number,
    block_timestamp: block.header.timestamp,
    caller_contract_address: contract,
    contract_address: contract,
    event_index: index,
    event_name: entry?.name ?? '',
    transaction_id: id,
  }
  if (entry !== undefined) {
    const inputs = entry.inputs.map(
      ({ type, indexed, name }) => `${type}${indexed ? ' indexed' : ''} ${name}`,
    )
    json['event'] = `${entry.name}(${inputs.join(', ')})`
    json['result_type'] = Object.fromEntries(entry.inputs.map(({ name, type }) => [name, type]))
    // A tuple loses its parts in TRON's ABI, so an event with one stays undecoded.
    json['result'] = await decoded(entry, log).catch((): JsonObject => ({}))
  } else {
    json['result'] = {}
    json['result_type'] = {}
  }
  if (block.header.number > node.solidNumber) json['_unconfirmed'] = true
  return json
}

interface Filter {
  readonly from: number
  readonly to: number
  keeps(log: LogEntry, event: JsonObject): boolean
}

const flag = (call: Call, name: string): boolean => text(call, name) === 'true'

function bounds(call: Call): { from: number; to: number } {
  const { node } = call
  const only = text(call, 'block_number')
  if (only !== undefined) {
    const at = number(call, 'block_number')
    return { from: at, to: at }
  }
  return {
    from: flag(call, 'only_unconfirmed') ? node.solidNumber + 1 : 1,
    to: flag(call, 'only_confirmed') ? node.solidNumber : node.head.number,
  }
}

async function list(call: Call, blocks: readonly number[], filter: Filter): Promise<Json> {
  const limit = Math.min(Math.max(1, number(call, 'limit', 20)), 200)
  const oldestFirst = (text(call, 'order_by') ?? '').endsWith(',asc')
  const skip = number(call, 'fingerprint', 0)
  const data: JsonObject[] = []
  let seen = 0
  for (const at of oldestFirst ? blocks : blocks.toReversed()) {
    if (at < filter.from || at > filter.to || data.length > limit) continue
    const events = await ofBlock(call.node, call.node.ledger.mustHave(at), filter)
    for (const event of oldestFirst ? events : events.toReversed()) {
      if (seen++ >= skip && data.length <= limit) data.push(event)
    }
  }
  const more = data.length > limit
  const page = data.slice(0, limit)
  const meta: JsonObject = { at: call.node.now(), page_size: page.length }
  if (more) {
    const fingerprint = String(skip + limit)
    Object.assign(meta, { fingerprint, links: { next: linkTo(call.url, fingerprint) } })
  }
  return { success: true, data: page, meta }
}

/** The same address for another page. */
function linkTo(url: string, fingerprint: string): string {
  const [place = '', query = ''] = url.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('fingerprint', fingerprint)
  return `${place}?${parameters}`
}

async function ofBlock(node: Node, block: BlockRecord, filter: Filter): Promise<JsonObject[]> {
  const events: JsonObject[] = []
  for (const { receipt } of block.transactions) {
    for (const [index, log] of receipt.logs.entries()) {
      const event = await eventJson(node, block, receipt.id, index, log)
      if (filter.keeps(log, event)) events.push(event)
    }
  }
  return events
}

/** base58, or hex with 41 or 0x in front; gives 40 hex digits. */
function contractIn({ path: [input = ''] }: Call): string {
  if (isAddress(input)) return bare(addressToHex41(input))
  if (/^(41|0x)[0-9a-fA-F]{40}$/.test(input)) return input.slice(2).toLowerCase()
  throw new NodeError(null, 'A valid contract address is required.')
}

async function contractEvents(call: Call): Promise<Json> {
  const address = contractIn(call)
  const name = text(call, 'event_name')
  const earliest = number(call, 'min_block_timestamp', 0)
  const latest = number(call, 'max_block_timestamp', Number.MAX_SAFE_INTEGER)
  return list(call, call.node.ledger.blocksWithLogsOf(address), {
    ...bounds(call),
    keeps: (log, event) => {
      const time = Number(event['block_timestamp'])
      if (log.address !== address || time < earliest || time > latest) return false
      return name === undefined || event['event_name'] === name
    },
  })
}

async function transactionEvents(call: Call): Promise<Json> {
  const id = (call.path[0] ?? '').toLowerCase()
  const at = call.node.ledger.blockNumberOf(id)
  const params = { limit: 200, order_by: ',asc', fingerprint: call.params['fingerprint'] }
  return list({ ...call, params }, at === undefined ? [] : [at], {
    ...bounds(call),
    keeps: (_log, event) => event['transaction_id'] === id,
  })
}

async function blockEvents(call: Call): Promise<Json> {
  const asked = call.path[0] ?? ''
  const at = asked === 'latest' ? call.node.head.number : Number(asked)
  const known = Number.isInteger(at) && at >= 1 && at <= call.node.head.number
  return list({ ...call, params: { ...call.params, order_by: ',asc' } }, known ? [at] : [], {
    ...bounds(call),
    keeps: () => true,
  })
}

/** Paths with a `*` for the part that the handler receives. */
export const eventRoutes: Routes = {
  '/v1/contracts/*/events': contractEvents,
  '/v1/transactions/*/events': transactionEvents,
  '/v1/blocks/*/events': blockEvents,
}
