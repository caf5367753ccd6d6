import type { JsonObject } from '../codec/json.ts'
import { type Transaction, transactionToJson } from '../codec/transaction.ts'
import { deployedAddress } from '../addresses.ts'

/** A deployment returns its address, in hex even where other addresses are base58. */
export function printed(transaction: Transaction, visible: boolean): JsonObject {
  const { body, id } = transaction
  const json = transactionToJson(transaction, visible)
  if (body.kind !== 'CreateSmartContract') return json
  return { ...json, contract_address: deployedAddress(id, body.value.owner_address) }
}
