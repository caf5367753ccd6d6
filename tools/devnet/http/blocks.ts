import {
  type BlockRecord,
  contractRet,
  headerVersion,
  signatureOf,
  transactionOf,
} from '../block.ts'
import type { Json, JsonObject } from '../codec/json.ts'
import { fromJson, showAddress } from '../codec/json.ts'
import { bool, text } from '../codec/schema.ts'
import { type Call, type Routes, hex, horizon, number, parsed } from './call.ts'
import { NodeError } from './errors.ts'
import { printed } from './printed.ts'

function headerJson({ header }: BlockRecord, visible: boolean): JsonObject {
  const raw: JsonObject = {}
  if (header.number > 0) raw['number'] = header.number
  raw['txTrieRoot'] = header.txRoot
  if (header.witness !== '') raw['witness_address'] = showAddress(header.witness, visible)
  raw['parentHash'] = header.parent
  raw['version'] = headerVersion
  raw['timestamp'] = header.timestamp
  return { raw_data: raw, witness_signature: signatureOf(header) }
}

export function blockJson(block: BlockRecord, visible: boolean, detail = true): JsonObject {
  const json: JsonObject = {
    blockID: block.header.id,
    block_header: headerJson(block, visible),
  }
  if (detail && block.transactions.length > 0) {
    json['transactions'] = block.transactions.map((stored) => ({
      ret: [{ contractRet: contractRet(stored.receipt) }],
      ...printed(transactionOf(stored), visible),
    }))
  }
  return json
}

function blockAt(call: Call, at: number): BlockRecord | undefined {
  return at >= 0 && at <= horizon(call) ? call.node.ledger.block(at) : undefined
}

function blockById(call: Call, id: string): BlockRecord | undefined {
  if (!/^[0-9a-f]{64}$/.test(id)) return undefined
  const block = blockAt(call, Number.parseInt(id.slice(0, 16), 16))
  return block?.header.id === id ? block : undefined
}

const shown = (call: Call, block: BlockRecord | undefined, detail = true): Json =>
  block === undefined ? {} : blockJson(block, call.visible, detail)

const requestFields = { id_or_num: text(1), detail: bool(2) }

function getBlock(call: Call): Json {
  const { get, params } = call
  const asked = get ? { ...params, detail: params['detail'] === 'true' } : params
  const { id_or_num: wanted, detail } = fromJson(requestFields, asked)
  const end = horizon(call)
  if (wanted === '') return shown(call, blockAt(call, end), detail)
  if (/^[+-]?\d{1,19}$/.test(wanted) && isLong(BigInt(wanted.replace('+', '')))) {
    if (Number(wanted) < 0) throw new NodeError(null, 'num must be non-positive number.')
    return shown(call, blockAt(call, Number(wanted)), detail)
  }
  const id = wanted.toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(id) || Number.parseInt(id.slice(0, 16), 16) > end) {
    throw new NodeError(null, 'id must be legal block hash.')
  }
  return shown(call, blockById(call, id), detail)
}

const isLong = (number: bigint): boolean => BigInt.asIntN(64, number) === number

function range(call: Call, from: number, to: number): Json[] {
  const blocks: Json[] = []
  for (let at = from; at < Math.min(to, horizon(call) + 1); at++) {
    const block = blockAt(call, at)
    if (block !== undefined) blocks.push(blockJson(block, call.visible))
  }
  return blocks
}
const listed = (blocks: Json[]): Json => (blocks.length === 0 ? {} : { block: blocks })

export const blockRoutes: Routes = {
  getnowblock: (call) => shown(call, blockAt(call, horizon(call))),
  getblock: getBlock,
  getblockbynum: (call) => shown(call, blockAt(call, number(call, 'num', 0))),
  getblockbyid: (call) => shown(call, blockById(call, hex(call, 'value'))),
  getblockbylimitnext: (call) => {
    const from = parsed(call, 'startNum')
    const to = parsed(call, 'endNum')
    return from >= 0 && to > from && to - from <= 100 ? listed(range(call, from, to)) : {}
  },
  /** Newest first. */
  getblockbylatestnum: (call) => {
    const count = parsed(call, 'num')
    const end = horizon(call) + 1
    if (count <= 0 || count >= 100) return {}
    return listed(range(call, Math.max(0, end - count), end).toReversed())
  },
  gettransactioncountbyblocknum: (call) => {
    const block = blockAt(call, parsed(call, 'num'))
    return { count: block === undefined ? 0 : block.transactions.length }
  },
}
