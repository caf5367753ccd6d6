import type { Address } from '#platform/std/address.ts'

import { type DaoCall, decodeCall } from '../calls.ts'

/** Calls of a proposal as its row keeps them: what the chain has, to be sent again byte for byte. */
export const keptCalls = (targets: readonly Address[], calldatas: readonly string[]): string =>
  JSON.stringify(targets.map((target, i) => [target, calldatas[i]]))

export interface KeptCall {
  readonly target: Address
  readonly data: string
  readonly call: DaoCall
}

export const callsOf = (kept: string): readonly KeptCall[] =>
  (JSON.parse(kept) as [Address, string][]).map(([target, data]) => ({
    target,
    data,
    call: decodeCall(data),
  }))
