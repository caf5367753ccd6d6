import type { Address } from '#platform/std/address.ts'
import type { ContractCall } from '#platform/std/order.ts'

import { addressToHex41, parseAddress } from '#platform/std/address.ts'

import { encodeCall } from './calldata.ts'
import { decodeRawData, encodeRawData, txIdOf } from './rawData.ts'

/** A node gives 60 s to sign; a reader who compares an address needs longer. */
const lifetimeMs = 600_000n
const nodeLifetimeMs = 60_000n

/** What the node built is not what was asked for: nothing of it may reach a wallet. */
export class NotWhatWasAsked extends Error {
  override readonly name = 'NotWhatWasAsked'
}

export interface Prepared {
  readonly txID: string
  readonly rawHex: string
  /** ms of chain time after which it can no longer land. */
  readonly expiration: number
}

/**
 * Compares the node's bytes with the call that is shown, field by field, and extends their
 * life to 10 minutes. Throws NotWhatWasAsked.
 */
export function prepare(nodeHex: string, call: ContractCall, owner: Address): Prepared {
  const built = readBuilt(nodeHex)
  const asked = {
    owner: addressToHex41(owner),
    contract: addressToHex41(parseAddress(call.contract)),
    data: encodeCall(call.selector, call.args),
    callValue: BigInt(call.callValue),
    feeLimit: BigInt(call.feeLimit),
  }
  for (const key of Object.keys(asked) as (keyof typeof asked)[]) {
    if (built[key] !== asked[key]) throw new NotWhatWasAsked(key)
  }
  const expiration = built.expiration - nodeLifetimeMs + lifetimeMs
  const rawHex = encodeRawData({ ...built, expiration })
  return { txID: txIdOf(rawHex), rawHex, expiration: Number(expiration) }
}

function readBuilt(hex: string) {
  try {
    return decodeRawData(hex)
  } catch (error) {
    throw new NotWhatWasAsked('bytes', { cause: error })
  }
}
