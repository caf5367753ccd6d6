import type { Address } from '#platform/std/address.ts'
import type { OrderState } from '#platform/std/order.ts'
import { toFunctionSelector } from 'viem'

const bindSelector = toFunctionSelector('bindParent(address)').slice(2)

/** A contract call in a transaction; addresses in base58, data in hex without 0x. */
export interface SeenCall {
  readonly owner: Address
  readonly contract: Address | null
  readonly data: string
}

/** Is this the address's own `bindParent` on the team's contract, whether or not it succeeds? */
export const isOwnBind = (seen: SeenCall, caller: Address, team: Address): boolean =>
  seen.owner === caller &&
  seen.contract === team &&
  seen.data.startsWith(bindSelector) &&
  seen.data.length === 72

/** A wallet gives a transaction ten minutes at most, and a block takes a moment more. */
export const longestWait = 660

/** Of a hash that no block and no node knows: it may still come, until it no longer can. */
export const stateOfUnseen = (now: number, hintedAt: number): OrderState =>
  now - hintedAt <= longestWait ? 'sent' : 'expired'
