import { decodeRawData, type RawData } from '#platform/chain/rawData.ts'
import { type Address, addressFromHex } from '#platform/std/address.ts'
import { cleaned } from '#platform/std/readable.ts'
import type { Contracts } from '#platform/web/flow/flow.ts'
import { type Argument, decodeCall } from '#platform/web/tron/calldata.ts'

import type { MultisigView } from '../api.ts'
import { allChanges } from './changes/all.ts'
import type { Change } from './changes/change.ts'

export interface ReadCall {
  readonly change: Change
  readonly args: readonly Argument[]
  /** sun that it sends along. */
  readonly callValue: bigint
}

/** What the bytes of a call state, whatever else the server states; null of another call, or of another account. */
export function readCall(
  { raw, owner }: Pick<MultisigView, 'raw' | 'owner'>,
  contracts: Contracts,
): ReadCall | null {
  let read: RawData
  try {
    read = decodeRawData(raw)
  } catch {
    return null
  }
  if (read.kind !== 'TriggerSmartContract' || addressFromHex(read.owner) !== owner) return null
  const called: Address = addressFromHex(read.contract)
  for (const change of allChanges) {
    if (contracts[change.contract] !== called) continue
    try {
      const args = decodeCall(change.method, read.data)
      return args.every(isAsShown) ? { change, args, callValue: read.callValue } : null
    } catch {
      // Another function of the contract.
    }
  }
  return null
}

/** A text with letters that are not seen, or that turns the direction of others, is read as another one. */
const isAsShown = ({ type, value }: Argument): boolean =>
  type !== 'string' || cleaned(value, 'line') === value
