import { type BlockRecord, type StoredTransaction, contractRet, transactionOf } from '../block.ts'
import { type Json, type JsonObject, showAddress } from '../codec/json.ts'
import { resourceCodes } from '../codec/messages.ts'
import { type InternalEntry, type Receipt, failed } from '../receipt.ts'
import { type Call, type Routes, hex, hexOf, horizon, parsed } from './call.ts'
import { illegal } from './errors.ts'
import { printed } from './printed.ts'

interface Found {
  readonly block: BlockRecord
  readonly stored: StoredTransaction
}

function find(call: Call): Found | undefined {
  const id = hex(call, 'value')
  const at = call.node.ledger.blockNumberOf(id)
  if (at === undefined || at > horizon(call)) return undefined
  const block = call.node.ledger.mustHave(at)
  const stored = block.transactions.find(({ receipt }) => receipt.id === id)
  return stored === undefined ? undefined : { block, stored }
}

function byId(call: Call): Json {
  const found = find(call)
  if (found === undefined) return {}
  const { stored } = found
  const transaction = transactionOf(stored)
  return {
    ret: [{ contractRet: contractRet(stored.receipt) }],
    ...printed(transaction, call.visible),
  }
}

/** Only what is not zero is printed; a failed call has no logs. */
export function receiptJson(receipt: Receipt, block: BlockRecord, visible: boolean): JsonObject {
  const costs: JsonObject = {}
  if (receipt.energyUsage > 0n) costs['energy_usage'] = receipt.energyUsage
  if (receipt.energyFee > 0n) costs['energy_fee'] = receipt.energyFee
  if (receipt.originEnergyUsage > 0n) costs['origin_energy_usage'] = receipt.originEnergyUsage
  if (receipt.energyTotal > 0n) costs['energy_usage_total'] = receipt.energyTotal
  if (receipt.netUsage > 0n) costs['net_usage'] = receipt.netUsage
  if (receipt.netFee > 0n) costs['net_fee'] = receipt.netFee
  if (receipt.result !== null) costs['result'] = receipt.result
  if (receipt.energyPenalty > 0n) costs['energy_penalty_total'] = receipt.energyPenalty
  const json: JsonObject = { id: receipt.id }
  if (receipt.fee > 0n) json['fee'] = receipt.fee
  json['blockNumber'] = block.header.number
  json['blockTimeStamp'] = block.header.timestamp
  json['contractResult'] = [receipt.output]
  if (receipt.contract !== '') json['contract_address'] = showAddress(receipt.contract, visible)
  json['receipt'] = costs
  if (receipt.logs.length > 0) {
    json['log'] = receipt.logs.map((log) => ({
      address: visible ? showAddress(`41${log.address}`, true) : log.address,
      ...(log.topics.length > 0 ? { topics: [...log.topics] } : {}),
      ...(log.data === '' ? {} : { data: log.data }),
    }))
  }
  if (failed(receipt)) {
    json['result'] = 'FAILED'
    json['resMessage'] = visible ? receipt.message : hexOf(receipt.message)
  }
  if ((receipt.withdrawn ?? 0n) > 0n) json['withdraw_amount'] = receipt.withdrawn ?? 0n
  if (receipt.internal.length > 0) {
    json['internal_transactions'] = internalJson(receipt.internal, visible)
  }
  if (receipt.withdrawExpire > 0n) json['withdraw_expire_amount'] = receipt.withdrawExpire
  if (receipt.cancelUnfreeze !== null) {
    json['cancel_unfreezeV2_amount'] = receipt.cancelUnfreeze.map((value, resource) => ({
      key: resourceCodes[resource] ?? '',
      value,
    }))
  }
  return json
}

export const internalJson = (internal: readonly InternalEntry[], visible: boolean): JsonObject[] =>
  internal.map((each) => ({
    hash: each.hash,
    caller_address: showAddress(each.caller, visible),
    ...(each.target === '' ? {} : { transferTo_address: showAddress(each.target, visible) }),
    // The amount that a stake operation requested, even below zero.
    callValueInfo: [each.value === 0n ? {} : { callValue: each.value }],
    note: hexOf(each.note),
    ...(each.rejected ? { rejected: true } : {}),
    ...(each.extra === undefined ? {} : { extra: each.extra }),
  }))

function infoById(call: Call): Json {
  const found = find(call)
  return found === undefined ? {} : receiptJson(found.stored.receipt, found.block, call.visible)
}

function infosOfBlock(call: Call): Json {
  const at = parsed(call, 'num')
  if (at <= 0) return {}
  if (at > horizon(call)) return []
  const block = call.node.ledger.mustHave(at)
  return block.transactions.map(({ receipt }) => receiptJson(receipt, block, call.visible))
}

/** Read on both prefixes. */
export const transactionRoutes: Routes = {
  gettransactionbyid: byId,
  gettransactioninfobyid: infoById,
  gettransactioninfobyblocknum: infosOfBlock,
}

export const pendingRoutes: Routes = {
  gettransactionfrompending: (call) => {
    const id = hex(call, 'value')
    if (id.length !== 64) throw illegal('null')
    const waiting = call.node.waiting(id)
    return waiting === undefined ? {} : printed(waiting, call.visible)
  },
  gettransactionlistfrompending: ({ node }) => {
    const ids = [...node.ledger.pool.keys()]
    return ids.length === 0 ? {} : { txId: ids }
  },
  getpendingsize: ({ node }) => ({ pendingSize: node.ledger.pool.size }),
}
