/** Transactions and receipts, in Ethereum's fields. */
import { type BlockRecord, type StoredTransaction, transactionOf } from '../block.ts'
import type { Json, JsonObject } from '../codec/json.ts'
import type { KindName } from '../codec/messages.ts'
import { type Transaction, ownerOf } from '../codec/transaction.ts'
import type { Node } from '../node.ts'
import { params } from '../params.ts'
import { type LogEntry, type Receipt, failed } from '../receipt.ts'
import { hexAddress, hexBytes, hexNumber, zeros } from './values.ts'

/** Whom it is for, where its kind has such a field; 42 hex digits. */
function targetOf({ body }: Transaction): string | null {
  if (body.kind === 'VoteWitnessContract') return body.value.votes[0]?.vote_address ?? null
  const value: Readonly<Record<string, unknown>> = body.value
  for (const name of ['account_address', 'to_address', 'contract_address']) {
    const address = value[name]
    if (typeof address === 'string') return address
  }
  return null
}

/** What a withdrawal or a return has come to; 0 for one that waits. */
function paidOut(kind: KindName, receipt: Receipt | undefined): bigint {
  if (kind === 'WithdrawBalanceContract') return receipt?.withdrawn ?? 0n
  if (kind === 'WithdrawExpireUnfreezeContract') return receipt?.withdrawExpire ?? 0n
  if (kind !== 'CancelAllUnfreezeV2Contract') return 0n
  return (receipt?.cancelUnfreeze ?? []).reduce((sum, sun) => sum + sun, 0n)
}

function amountOf({ body }: Transaction, receipt: Receipt | undefined): bigint {
  if (body.kind === 'TransferContract') return body.value.amount
  if (body.kind === 'TriggerSmartContract') return body.value.call_value
  if (body.kind === 'WitnessCreateContract') return params.witnessFee
  if (body.kind === 'VoteWitnessContract') {
    return body.value.votes.reduce((sum, { vote_count: count }) => sum + count, 0n)
  }
  if (body.kind === 'AccountPermissionUpdateContract') return params.updatePermissionFee
  return paidOut(body.kind, receipt)
}

const addressOrNull = (hex41: string | null): Json => (hex41 === null ? null : hexAddress(hex41))

/** The first signature: r and s of 32 bytes, v from 27 on. */
function signatureJson({ signatures }: Transaction): JsonObject {
  const [first] = signatures
  if (first === undefined) return { v: '0x0', r: zeros(32), s: zeros(32) }
  const v = Number.parseInt(first.slice(128, 130), 16)
  return {
    v: hexNumber(v < 27 ? v + 27 : v),
    r: hexBytes(first.slice(0, 64)),
    s: hexBytes(first.slice(64, 128)),
  }
}

/** `place` is null for one that waits. */
export function transactionJson(
  transaction: Transaction,
  place: { readonly block: BlockRecord; readonly index: number; readonly receipt: Receipt } | null,
): JsonObject {
  const { body } = transaction
  return {
    blockHash: place === null ? '0x' : hexBytes(place.block.header.id),
    blockNumber: place === null ? '0x' : hexNumber(place.block.header.number),
    from: hexAddress(ownerOf(transaction)),
    gas: hexNumber(place?.receipt.energyTotal ?? 0n),
    gasPrice: place === null ? '0x' : hexNumber(params.energyFee),
    hash: hexBytes(transaction.id),
    input: hexBytes(body.kind === 'TriggerSmartContract' ? body.value.data : ''),
    nonce: '0x0000000000000000',
    to: addressOrNull(targetOf(transaction)),
    transactionIndex: place === null ? '0x' : hexNumber(place.index),
    type: '0x0',
    value: hexNumber(amountOf(transaction, place?.receipt)),
    ...signatureJson(transaction),
  }
}

export function storedJson(block: BlockRecord, index: number): JsonObject | null {
  const stored = block.transactions[index]
  if (stored === undefined) return null
  return transactionJson(transactionOf(stored), {
    block,
    index,
    receipt: stored.receipt,
  })
}

/** The block that a transaction is in, and its place there. */
export function findTransaction(
  node: Node,
  id: string,
): { readonly block: BlockRecord; readonly index: number } | null {
  const at = node.ledger.blockNumberOf(id)
  const block = at === undefined ? undefined : node.ledger.block(at)
  if (block === undefined) return null
  return { block, index: block.transactions.findIndex(({ receipt }) => receipt.id === id) }
}

export interface LogPlace {
  readonly block: BlockRecord
  readonly id: string
  /** Of the transaction in its block, and of the log in its block. */
  readonly index: number
  readonly logIndex: number
}

export const logJson = (
  { address, topics, data }: LogEntry,
  { block: { header }, id, index, logIndex }: LogPlace,
  removed = false,
): JsonObject => ({
  address: hexBytes(address),
  blockHash: hexBytes(header.id),
  blockNumber: hexNumber(header.number),
  blockTimestamp: hexNumber(Math.floor(header.timestamp / 1000)),
  data: hexBytes(data),
  logIndex: hexNumber(logIndex),
  removed,
  topics: topics.map(hexBytes),
  transactionHash: hexBytes(id),
  transactionIndex: hexNumber(index),
})

/** Every log of a block with its place, in order. */
export function* logsOf(block: BlockRecord): Generator<readonly [LogEntry, LogPlace]> {
  let logIndex = 0
  for (const [index, { receipt }] of block.transactions.entries()) {
    for (const log of receipt.logs) {
      yield [log, { block, id: receipt.id, index, logIndex: logIndex++ }]
    }
  }
}

export function receiptsJson(block: BlockRecord): JsonObject[] {
  const logs = [...logsOf(block)]
  let cumulative = 0n
  return block.transactions.map((stored, index) => {
    cumulative += stored.receipt.energyTotal
    const own = logs.filter(([, place]) => place.index === index)
    return receiptJson(block, stored, index, cumulative, own)
  })
}

function receiptJson(
  { header }: BlockRecord,
  stored: StoredTransaction,
  index: number,
  cumulative: bigint,
  logs: readonly (readonly [LogEntry, LogPlace])[],
): JsonObject {
  const { receipt } = stored
  const transaction = transactionOf(stored)
  const made = transaction.body.kind === 'CreateSmartContract'
  return {
    blockHash: hexBytes(header.id),
    blockNumber: hexNumber(header.number),
    contractAddress: made ? hexAddress(receipt.contract) : null,
    cumulativeGasUsed: hexNumber(cumulative),
    effectiveGasPrice: hexNumber(params.energyFee),
    from: hexAddress(ownerOf(transaction)),
    gasUsed: hexNumber(receipt.energyTotal),
    logs: logs.map(([log, place]) => logJson(log, place)),
    logsBloom: zeros(256),
    status: failed(receipt) ? '0x0' : '0x1',
    to: addressOrNull(targetOf(transaction)),
    transactionHash: hexBytes(receipt.id),
    transactionIndex: hexNumber(index),
    type: '0x0',
  }
}
