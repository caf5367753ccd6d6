/** Blocks, in Ethereum's fields. */
import { type BlockRecord, contractRet, rawHeader, signatureOf, transactionOf } from '../block.ts'
import type { Json, JsonObject } from '../codec/json.ts'
import { encodeTransaction } from '../codec/transaction.ts'
import { Writer } from '../codec/wire.ts'
import type { Node } from '../node.ts'
import { badParams, failure } from './errors.ts'
import type { Methods } from './methods.ts'
import { findTransaction, receiptsJson, storedJson, transactionJson } from './transactions.ts'
import {
  blockAt,
  blockById,
  bytesOf,
  hashOf,
  heightOf,
  hexAddress,
  hexBytes,
  hexNumber,
  isHexNumber,
  zeros,
} from './values.ts'

/** Bytes of the block as it would go over the wire. */
function sizeOf({ header, transactions }: BlockRecord): number {
  const head = new Writer()
  head.bytes(1, rawHeader(header))
  head.hex(2, signatureOf(header))
  const whole = new Writer()
  for (const stored of transactions) {
    whole.bytes(1, encodeTransaction(transactionOf(stored), contractRet(stored.receipt)))
  }
  whole.bytes(2, head.finish())
  return whole.finish().length
}

export function blockJson(block: BlockRecord, full: boolean): JsonObject {
  const { header, transactions } = block
  const limits = transactions.map((stored) => transactionOf(stored).raw.fee_limit)
  const sum = (values: readonly bigint[]): string => hexNumber(values.reduce((a, b) => a + b, 0n))
  return {
    baseFeePerGas: '0x0',
    difficulty: '0x0',
    extraData: '0x',
    gasLimit: sum(limits),
    gasUsed: sum(transactions.map(({ receipt }) => receipt.energyTotal)),
    hash: hexBytes(header.id),
    logsBloom: zeros(256),
    miner: header.number === 0 ? zeros(20) : hexAddress(header.witness),
    mixHash: zeros(32),
    nonce: zeros(8),
    number: hexNumber(header.number),
    parentHash: hexBytes(header.parent),
    receiptsRoot: zeros(32),
    sha3Uncles: zeros(32),
    size: hexNumber(sizeOf(block)),
    stateRoot: '0x',
    timestamp: hexNumber(Math.floor(header.timestamp / 1000)),
    totalDifficulty: '0x0',
    transactions: transactions.map(({ receipt }, index) =>
      full ? storedJson(block, index) : hexBytes(receipt.id),
    ),
    transactionsRoot: hexBytes(header.txRoot),
    uncles: [],
  }
}

const byHash = (node: Node, hash: unknown): BlockRecord | null => blockById(node, hashOf(hash))
const byHeight = (node: Node, height: unknown): BlockRecord | null =>
  blockAt(node, heightOf(node, height))
const shown = (block: BlockRecord | null, full: unknown): Json =>
  block === null ? null : blockJson(block, full === true)
const count = (block: BlockRecord | null): Json =>
  block === null ? null : hexNumber(block.transactions.length)

function placed(block: BlockRecord | null, index: unknown): Json {
  if (block === null) return null
  const digits = bytesOf(index, 'invalid index value')
  const at = Number.parseInt(digits === '' ? '0' : digits, 16)
  return storedJson(block, at)
}

function byId(node: Node, hash: unknown): Json {
  const id = hashOf(hash)
  const found = findTransaction(node, id)
  if (found !== null) return storedJson(found.block, found.index)
  const waiting = node.waiting(id)
  return waiting === undefined ? null : transactionJson(waiting, null)
}

function receiptOf(node: Node, hash: unknown): Json {
  const found = findTransaction(node, hashOf(hash))
  return found === null ? null : (receiptsJson(found.block)[found.index] ?? null)
}

function receiptsOf(node: Node, which: unknown): Json {
  const isHash = typeof which === 'string' && /^(0x)?[a-zA-Z0-9]{64}$/.test(which)
  const block = isHash ? byHash(node, which) : byHeight(node, which)
  return block === null || block.header.number === 0 ? null : receiptsJson(block)
}

/** The block that `eth_call` may name beside its tag: it must be there. */
export function mustExist(node: Node, { blockNumber, blockHash }: Record<string, unknown>): void {
  if (blockNumber !== undefined) {
    if (!isHexNumber(blockNumber)) throw badParams('invalid block number')
    if (blockAt(node, Number(BigInt(blockNumber))) === null) throw failure('header not found')
  } else if (byHash(node, blockHash) === null) throw failure('header for hash not found')
}

export const blockMethods: Methods = {
  eth_getBlockByHash: [2, (node, [hash, full]) => shown(byHash(node, hash), full)],
  eth_getBlockByNumber: [2, (node, [height, full]) => shown(byHeight(node, height), full)],
  eth_getBlockTransactionCountByHash: [1, (node, [hash]) => count(byHash(node, hash))],
  eth_getBlockTransactionCountByNumber: [1, (node, [height]) => count(byHeight(node, height))],
  eth_getTransactionByHash: [1, (node, [hash]) => byId(node, hash)],
  eth_getTransactionByBlockHashAndIndex: [
    2,
    (node, [hash, index]) => placed(byHash(node, hash), index),
  ],
  eth_getTransactionByBlockNumberAndIndex: [
    2,
    (node, [height, index]) => placed(byHeight(node, height), index),
  ],
  eth_getTransactionReceipt: [1, (node, [hash]) => receiptOf(node, hash)],
  eth_getBlockReceipts: [1, (node, [which]) => receiptsOf(node, which)],
}
