/** How far a transaction is signed. */
import { deployedAddress } from '../addresses.ts'
import { type Signed, approvedList, signWeight } from '../approvals.ts'
import {
  type AnyTransaction,
  anyTransactionJson,
  readAnyTransaction,
} from '../codec/anyTransaction.ts'
import { type Json, type JsonObject, showAddress, toJson } from '../codec/json.ts'
import { permissionFields } from '../codec/messages.ts'
import { CodecError } from '../codec/wire.ts'
import type { Call, Routes } from './call.ts'
import { nullPointer } from './errors.ts'

/** A transaction that cannot be read is none, and a full node stumbles over it. */
function transactionIn(call: Call): AnyTransaction {
  try {
    return readAnyTransaction(call.params)
  } catch (error) {
    throw error instanceof CodecError ? nullPointer() : error
  }
}

/** The first contract counts; null where there is none. */
function signedOf({ id, signatures, contracts }: AnyTransaction): Signed | null {
  const [contract] = contracts
  if (contract === undefined) return null
  const { kind, permissionId, value } = contract
  const owner = value['owner_address'] ?? value['transparent_from_address'] ?? ''
  return { id, signatures, kind, permissionId, owner: owner as string }
}

interface Outcome {
  readonly code: string
  readonly message: string
  readonly approved: readonly string[]
}

const noContract = {
  code: 'OTHER_ERROR',
  message: 'Invalid transaction: no valid contract',
  approved: [],
} as const

function reply(
  call: Call,
  transaction: AnyTransaction,
  first: string,
  { code, message, approved }: Outcome,
): JsonObject {
  const list = approved.map((each) => showAddress(each, call.visible))
  return {
    ...(list.length === 0 ? {} : { approved_list: list }),
    result: { ...(code === first ? {} : { code }), ...(message === '' ? {} : { message }) },
    // With too many signatures there is none in the answer.
    ...(message === 'too many signatures'
      ? {}
      : {
          transaction: {
            transaction: printed(transaction, call.visible),
            txid: transaction.id,
            result: { result: true },
          },
        }),
  }
}

function printed(transaction: AnyTransaction, visible: boolean): JsonObject {
  const json = anyTransactionJson(transaction, visible)
  const made = transaction.contracts.find(({ kind }) => kind === 'CreateSmartContract')
  if (made === undefined) return json
  const owner = made.value['owner_address'] as string
  return { ...json, contract_address: deployedAddress(transaction.id, owner) }
}

function getSignWeight(call: Call): Json {
  const transaction = transactionIn(call)
  const signed = signedOf(transaction)
  const outcome =
    signed === null
      ? { ...noContract, permission: null, weight: 0n }
      : signWeight(call.node.state, signed)
  const { permission, weight } = outcome
  return {
    ...(permission === null
      ? {}
      : { permission: toJson(permissionFields, permission, call.visible) }),
    ...(weight === 0n ? {} : { current_weight: weight }),
    ...reply(call, transaction, 'ENOUGH_PERMISSION', outcome),
  }
}

function getApprovedList(call: Call): Json {
  const transaction = transactionIn(call)
  const signed = signedOf(transaction)
  const outcome = signed === null ? noContract : approvedList(call.node.state, signed)
  return reply(call, transaction, 'SUCCESS', outcome)
}

export const approvalRoutes: Routes = {
  getsignweight: getSignWeight,
  getapprovedlist: getApprovedList,
}
