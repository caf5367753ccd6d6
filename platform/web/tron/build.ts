import type { Address } from '#platform/std/address.ts'
import type { ContractCall } from '#platform/std/order.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'
import { addressToHex41, parseAddress } from '#platform/std/address.ts'

import { encodeCall } from './calldata.ts'
import {
  decodeRawData,
  encodeRawData,
  type RawData,
  transactionOf,
  txIdOf,
} from '#platform/chain/rawData.ts'

/** A node gives 60 s to sign; a reader who compares an address needs longer. */
const lifetimeMs = 600_000n
const nodeLifetimeMs = 60_000n
/** The chain does not look at the timestamp, so it only has to be near. */
const timestampMs = 3_600_000n

/** The result is not what was requested: nothing of it may reach a wallet. */
export class NotWhatWasAsked extends Error {
  override readonly name = 'NotWhatWasAsked'
}

/** A node's reply to the request to build a call: the same transaction three times over. */
export interface Built {
  readonly txID: string
  readonly rawHex: string
  readonly rawData: unknown
}

/** A block that a transaction names, so that it can land on that block's chain alone. */
export interface Reference {
  readonly number: number
  /** 64 hex digits. */
  readonly id: string
  /** Time of the head block then, ms. */
  readonly now: number
}

export interface Prepared {
  readonly txID: string
  readonly rawHex: string
  /** ms of chain time after which it can no longer land. */
  readonly expiration: number
}

/** The two low bytes of a height, hex: how a transaction names its reference. */
export const refBytesOf = (number: number): string =>
  (number % 65_536).toString(16).padStart(4, '0')

/**
 * Compares the node's bytes with the call that is shown, field by field, and with the block they
 * refer to, and extends their life to 10 minutes. Throws NotWhatWasAsked.
 */
export function prepare(
  built: Built,
  call: ContractCall,
  owner: Address,
  reference: Reference,
): Prepared {
  const raw = requireCall(built.rawHex, call, owner)
  requireOneTransaction(built)
  requireReference(raw, reference)
  const expiration = raw.expiration - nodeLifetimeMs + lifetimeMs
  const rawHex = encodeRawData({ ...raw, expiration })
  return { txID: txIdOf(rawHex), rawHex, expiration: Number(expiration) }
}

/** Reads bytes that are this owner's call and nothing beside it. Throws NotWhatWasAsked. */
export function requireCall(rawHex: string, call: ContractCall, owner: Address): RawData {
  const raw = readRaw(rawHex)
  const isTransfer = call.selector === plainTransfer
  const asked = {
    kind: isTransfer ? 'TransferContract' : 'TriggerSmartContract',
    owner: addressToHex41(owner),
    contract: addressToHex41(parseAddress(call.contract)),
    data: encodeCall(call.selector, call.args),
    callValue: BigInt(call.callValue),
    feeLimit: isTransfer ? 0n : BigInt(call.feeLimit),
    permissionId: 0n,
  }
  for (const key of Object.keys(asked) as (keyof typeof asked)[]) {
    if (raw[key] !== asked[key]) throw new NotWhatWasAsked(key)
  }
  return raw
}

export function readRaw(rawHex: string): RawData {
  try {
    return decodeRawData(rawHex)
  } catch (cause) {
    throw new NotWhatWasAsked('bytes', { cause })
  }
}

/** Identifier, bytes and JSON must describe one transaction: a wallet may read any of them. */
function requireOneTransaction({ txID, rawHex, rawData }: Built): void {
  const own = transactionOf(rawHex)
  if (txID !== own.txID) throw new NotWhatWasAsked('txID')
  if (!sameJson(rawData, own.raw_data)) throw new NotWhatWasAsked('raw_data')
}

/** On the chain of the block that it names, and for no longer than a node gives. */
function requireReference(raw: RawData, { number, id, now }: Reference): void {
  if (raw.refBlockBytes !== refBytesOf(number) || raw.refBlockHash !== id.slice(16, 32)) {
    throw new NotWhatWasAsked('reference block')
  }
  const lives = raw.expiration - BigInt(now)
  if (lives <= 0n || lives > nodeLifetimeMs) throw new NotWhatWasAsked('expiration')
  const away = raw.timestamp - BigInt(now)
  if (away > timestampMs || away < -timestampMs) throw new NotWhatWasAsked('timestamp')
}

/** The same names and values, whatever the order of the names. */
function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  const [names, others] = [Object.keys(one), Object.keys(other)]
  return (
    names.length === others.length &&
    names.every((name) => sameJson(one[name as never], other[name as never]))
  )
}
