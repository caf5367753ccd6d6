import { addressToHex41 } from '#platform/std/address.ts'

import type { Block, Packed, Sent } from './block.ts'

/** The forms in which a full node answers. */

type Json = Record<string, unknown>

export function headJson({ id, number, parent, time }: Block): Json {
  const raw: Json = { parentHash: parent?.id ?? '0'.repeat(64), timestamp: time * 1000 }
  if (number > 0) raw['number'] = number
  return { blockID: id, block_header: { raw_data: raw } }
}

export function blockJson(block: Block): Json {
  const json = headJson(block)
  if (block.packed.length > 0) {
    json['transactions'] = block.packed.map(({ sent, result }) => ({
      ret: [{ contractRet: result }],
      ...transactionJson(sent),
    }))
  }
  return json
}

export function transactionJson({ hash, owner, contract, data, value }: Sent): Json {
  const call: Json = {
    owner_address: addressToHex41(owner),
    contract_address: addressToHex41(contract),
    data,
  }
  if (value > 0n) call['call_value'] = Number(value)
  return {
    txID: hash,
    raw_data: { contract: [{ parameter: { value: call }, type: 'TriggerSmartContract' }] },
  }
}

export function receiptJson(block: Block, { sent, result, outcome, fee, energy }: Packed): Json {
  const json: Json = {
    id: sent.hash,
    fee: Number(fee),
    blockNumber: block.number,
    blockTimeStamp: block.time * 1000,
    contractResult: [outcome.output],
    receipt: { result, energy_usage_total: energy },
  }
  if (outcome.logs.length > 0) json['log'] = outcome.logs
  if (result !== 'SUCCESS') json['result'] = 'FAILED'
  return json
}
