import { randomUUID } from 'node:crypto'

import { argumentText, encodeCall, selectorOf } from '#platform/chain/abi.ts'
import type { NodeCall } from '#platform/chain/node.ts'
import type { Call } from '#platform/server/call.ts'
import type { ChainTransaction } from '#platform/server/database/db.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import type { ContractCall, OrderView } from '#platform/std/order.ts'

import { isWhole, keptCalldata } from './calldata.ts'
import { hintFailures } from './orderFailures.ts'
import type { ProposedCall } from './orders.ts'

export interface AdoptedCall {
  readonly kind: string
  readonly subject: Readonly<Record<string, string>>
  readonly txHash: string
  /** The call that such data make; null for none that belongs here. */
  readonly callOf: (data: string) => ProposedCall | null
}

type SeenCall = Pick<ChainTransaction & NodeCall, 'owner' | 'contract' | 'data' | 'callValue'>

/**
 * A transaction that its owner names without the order of its own: submitted to his order that
 * fixed this call, or to one that is made for it now. Refused, like hints, where it is another
 * account's or is no call of the product; NOT_FOUND where the node does not know it.
 */
export async function adopt(call: Call, hint: AdoptedCall): Promise<OrderView> {
  const { app } = call
  const { kind, txHash } = hint
  const kept = await app.db
    .selectFrom('chainTransactions')
    .selectAll()
    .where('hash', '=', txHash)
    .executeTakeFirst()
  const mined = kept !== undefined && isWhole(kept.data) ? kept : null
  const seen = mined ?? (await app.node.transaction(txHash))
  if (seen === null) throw new Failure(failures.NOT_FOUND, { field: 'txHash' })
  const its = callOrRefuse(call, hint, seen)
  const orderId = (await fixedFor(call, hint, seen)) ?? (await make(call, hint, seen, its))
  return app.orders.after(call, { kind, orderId, txHash })
}

function callOrRefuse(call: Call, hint: AdoptedCall, seen: SeenCall): ContractCall {
  const refuse = (code: keyof typeof hintFailures) =>
    new Failure(hintFailures[code], { field: 'txHash' })
  if (seen.owner !== call.address) throw refuse('OTHER_SIGNER')
  const to = hint.callOf(seen.data)
  if (to === null) throw refuse('OTHER_CALL')
  const { abi, functionName, args } = to
  if (encodeCall(abi, functionName, args) !== seen.data) throw refuse('OTHER_CALL')
  const contract = call.app.deployment.address(to.contract)
  if (seen.contract !== contract) throw refuse('OTHER_CONTRACT')
  return {
    contract,
    selector: selectorOf(abi, functionName, args),
    args: args.map(argumentText),
    callValue: String(seen.callValue),
    // It was sent: it is not signed again.
    feeLimit: '0',
  }
}

/** The order that has this hash, else the oldest without one for the very same call. */
async function fixedFor(call: Call, hint: AdoptedCall, seen: SeenCall): Promise<string | null> {
  const { callValue } = seen
  const data = keptCalldata(seen.data)
  const found = await call.app.db
    .selectFrom('orders')
    .select('id')
    .where('address', '=', call.address)
    .where('kind', '=', hint.kind)
    .where((one) => {
      const same = one.and({ data, callValue })
      return one.or([one('txHash', '=', hint.txHash), one('txHash', 'is', null).and(same)])
    })
    .orderBy((one) => one('txHash', 'is', null))
    .orderBy('createdAt')
    .orderBy('id')
    .executeTakeFirst()
  return found?.id ?? null
}

/** Of one transaction there is one, however often and at once it is named. */
async function make(
  { app, address }: Call,
  { kind, subject, txHash }: AdoptedCall,
  { data, callValue }: SeenCall,
  its: ContractCall,
): Promise<string> {
  const now = app.clock.now()
  // No caller's, which are UUIDs.
  const requestId = txHash
  await app.db
    .insertInto('orders')
    .values({
      id: randomUUID(),
      address,
      requestId,
      kind,
      subject: JSON.stringify(subject),
      call: JSON.stringify(its),
      data: keptCalldata(data),
      callValue,
      createdAt: now,
      expiresAt: now,
      txHash: null,
      sentAt: null,
      told: false,
      proven: false,
      byReceipt: false,
      receipt: null,
    })
    .onConflict((conflict) => conflict.columns(['address', 'requestId']).doNothing())
    .execute()
  const { id } = await app.db
    .selectFrom('orders')
    .select('id')
    .where('address', '=', address)
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  return id
}
