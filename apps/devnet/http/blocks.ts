import {
  type BlockRecord,
  contractRet,
  headerVersion,
  signatureOf,
  transactionOf,
} from '../block.ts'
import type { Json, JsonObject } from '../codec/json.ts'
import { showAddress } from '../codec/json.ts'
import { transactionToJson } from '../codec/transaction.ts'
import { type Call, type Routes, horizon, number, text } from './call.ts'

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
      ...transactionToJson(transactionOf(stored), visible),
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
  const block = /^\d{1,15}$/.test(wanted)
    ? blockAt(call, Number(wanted))
    : blockById(call, wanted.replace(/^0x/, ''))
  return shown(call, block, detail)
}

function range(call: Call, from: number, to: number): Json {
  const blocks: Json[] = []
  for (let at = from; at < to; at++) {
    const block = blockAt(call, at)
    if (block !== undefined) blocks.push(blockJson(block, call.visible))
  }
  return blocks.length === 0 ? {} : { block: blocks }
}

export const blockRoutes: Routes = {
  getnowblock: (call) => shown(call, blockAt(call, horizon(call))),
  getblock: getBlock,
  getblockbynum: (call) => shown(call, blockAt(call, number(call, 'num', 0))),
  getblockbyid: (call) => shown(call, blockById(call, (text(call, 'value') ?? '').toLowerCase())),
  getblockbylimitnext: (call) => {
    const from = number(call, 'startNum', 0)
    const to = number(call, 'endNum', 0)
    return from >= 0 && to > from && to - from <= 100 ? range(call, from, to) : {}
  },
  getblockbylatestnum: (call) => {
    const count = number(call, 'num', 0)
    const end = horizon(call) + 1
    return count > 0 && count < 100 ? range(call, Math.max(0, end - count), end) : {}
  },
  gettransactioncountbyblocknum: (call) => {
    const block = blockAt(call, number(call, 'num', 0))
    return { count: block === undefined ? -1 : block.transactions.length }
  },
}
