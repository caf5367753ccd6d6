import * as z from 'zod/mini'

import type { CallLimit, Endpoint } from './endpoint.ts'
import { address, amount, requestIdField, seconds, txHash, txHashField } from './fields.ts'

/**
 * The two halves of every action on chain. A before-call fixes what will be signed and until when
 * it holds; the wallet signs; an after-call hands in the transaction's hash as a hint. The indexer
 * decides the result from the chain.
 */

/** The contract call that a before-call fixes, in the form TronWeb takes; or a transfer of the chain's own coin. */
export const contractCall = z.object({
  /** Address of the contract; of a transfer, its recipient. */
  contract: address,
  /** `Buy(uint256)`, or `plainTransfer`. */
  selector: z.string(),
  /** Arguments in order, as text: numbers in decimal, addresses in base58, arrays as JSON. */
  args: z.array(z.string()),
  /** sun sent with the call, or transferred. */
  callValue: amount,
  /** The most it can cost in energy, in sun; 0 of a transfer. */
  feeLimit: amount,
})
export type ContractCall = z.output<typeof contractCall>

/** `requestId` is the caller's UUID of this attempt: the same one gets the same order. */
export const beforeFields = { requestId: requestIdField }

export const orderTicket = z.object({
  orderId: z.string(),
  /** Chain time until which the order's terms hold. */
  expiresAt: seconds,
  call: contractCall,
})
export type OrderTicket = z.output<typeof orderTicket>

export const afterFields = { orderId: requestIdField, txHash: txHashField }

/**
 * created: fixed, nothing sent · sent: a hash is known, waiting for packing ·
 * packed: in a block, confirming · done: final and matched · failed: the chain refused it ·
 * expired: never landed, nothing was spent
 */
export const orderState = z.enum(['created', 'sent', 'packed', 'done', 'failed', 'expired'])
export type OrderState = z.output<typeof orderState>

export const orderView = z.object({
  orderId: z.string(),
  /** `nft.buy`: the feature and its action. */
  kind: z.string(),
  state: orderState,
  createdAt: seconds,
  expiresAt: seconds,
  txHash: z.nullable(txHash),
  /** The contract's own words where it refused. */
  reason: z.nullable(z.string()),
  /** The subject of the order, as the before-call received it: `{ level: "2" }`. */
  subject: z.record(z.string(), z.string()),
  call: contractCall,
})
export type OrderView = z.output<typeof orderView>

/** Opens orders and submits hashes, whatever the action. */
export const orderLimit: CallLimit = { name: 'orders', perMinute: 120 }

/** What an endpoint declares; every one that opens an order or submits its hash has the limit of orders. */
export function limitOf({ limit, input }: Endpoint): CallLimit | undefined {
  if (limit !== undefined) return limit
  const takesOrder =
    input instanceof z.ZodMiniObject && ('requestId' in input.shape || 'orderId' in input.shape)
  return takesOrder ? orderLimit : undefined
}
