/** How far a transaction is signed. */
import { approvedList, signWeight } from '../approvals.ts'
import { type Json, type JsonObject, showAddress, toJson } from '../codec/json.ts'
import { permissionFields } from '../codec/messages.ts'
import { type Transaction, fromTransactionJson } from '../codec/transaction.ts'
import { CodecError } from '../codec/wire.ts'
import type { Call, Routes } from './call.ts'
import { nullPointer } from './errors.ts'
import { printed } from './printed.ts'

/** A transaction that cannot be read is none, and a full node stumbles over it. */
function transactionIn(call: Call): Transaction {
  try {
    return fromTransactionJson(call.params)
  } catch (error) {
    throw error instanceof CodecError ? nullPointer() : error
  }
}

interface Outcome {
  readonly code: string
  readonly message: string
  readonly approved: readonly string[]
}

function told(call: Call, transaction: Transaction, first: string, outcome: Outcome): JsonObject {
  // With too many signatures there is no transaction in the answer to print.
  if (outcome.message === 'too many signatures') throw nullPointer()
  const { code, message, approved } = outcome
  const list = approved.map((each) => showAddress(each, call.visible))
  return {
    ...(list.length === 0 ? {} : { approved_list: list }),
    result: { ...(code === first ? {} : { code }), ...(message === '' ? {} : { message }) },
    transaction: {
      transaction: printed(transaction, call.visible),
      txid: transaction.id,
      result: { result: true },
    },
  }
}

function getSignWeight(call: Call): Json {
  const transaction = transactionIn(call)
  const outcome = signWeight(call.node.state, transaction)
  const { permission, weight } = outcome
  return {
    ...(permission === null
      ? {}
      : { permission: toJson(permissionFields, permission, call.visible) }),
    ...(weight === 0n ? {} : { current_weight: weight }),
    ...told(call, transaction, 'ENOUGH_PERMISSION', outcome),
  }
}

function getApprovedList(call: Call): Json {
  const transaction = transactionIn(call)
  return told(call, transaction, 'SUCCESS', approvedList(call.node.state, transaction))
}

export const approvalRoutes: Routes = {
  getsignweight: getSignWeight,
  getapprovedlist: getApprovedList,
}
