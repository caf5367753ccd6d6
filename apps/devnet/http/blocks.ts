import {
  type BlockRecord,
  contractRet,
  headerVersion,
  signatureOf,
  transactionOf,
} from '../block.ts'
import type { Json, JsonObject } from '../codec/json.ts'
import { showAddress } from '../codec/json.ts'
import { type Call, type Routes, hex, horizon, number, text } from './call.ts'
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

function getBlock(call: Call): Json {
  const wanted = (text(call, 'id_or_num') ?? '').toLowerCase()
  const detail = text(call, 'detail') === 'true'
  if (wanted === '') return shown(call, blockAt(call, horizon(call)), detail)
  if (/^-\d+$/.test(wanted)) throw new NodeError(null, 'num must be non-positive number.')
  if (/^\d{1,18}$/.test(wanted)) return shown(call, blockAt(call, Number(wanted)), detail)
  const id = wanted.replace(/^0x/, '')
  if (!/^[0-9a-f]{64}$/.test(id)) throw new NodeError(null, 'id must be legal block hash.')
  return shown(call, blockById(call, id), detail)
}

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
    const from = number(call, 'startNum', 0)
    const to = number(call, 'endNum', 0)
    return from >= 0 && to > from && to - from <= 100 ? listed(range(call, from, to)) : {}
  },
  /** Newest first. */
  getblockbylatestnum: (call) => {
    const count = number(call, 'num', 0)
    const end = horizon(call) + 1
    if (count <= 0 || count >= 100) return {}
    return listed(range(call, Math.max(0, end - count), end).toReversed())
  },
  gettransactioncountbyblocknum: (call) => {
    const block = blockAt(call, number(call, 'num', 0))
    return { count: block === undefined ? 0 : block.transactions.length }
  },
}
