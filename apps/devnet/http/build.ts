/** Transactions that the node draws up for a client to sign. */
import { type Json, type JsonObject, fromJson } from '../codec/json.ts'
import { abiFields, kinds, smartContractFields } from '../codec/messages.ts'
import { blank } from '../codec/schema.ts'
import {
  type Body,
  type Transaction,
  build,
  ownerOf,
  transactionToJson,
} from '../codec/transaction.ts'
import { signerOf } from '../crypto.ts'
import { showAddress } from '../codec/json.ts'
import { fromTransactionJson } from '../codec/transaction.ts'
import { bare, deployedAddress } from '../execute.ts'
import type { Node } from '../node.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import { type Call, type Routes, hex, int64, text } from './call.ts'
import { parseExact } from './text.ts'

/** Refers to the solid head and lasts a minute, as a full node makes it. */
export function draw(node: Node, body: Body, feeLimit = 0n, permissionId = 0): Transaction {
  const { header } = node.ledger.mustHave(node.solidNumber)
  return build({
    body,
    refBlockBytes: header.number.toString(16).padStart(16, '0').slice(-4),
    refBlockHash: header.id.slice(16, 32),
    expiration: BigInt(node.head.timestamp) + params.expiration,
    timestamp: BigInt(node.now()),
    feeLimit,
    permissionId,
  })
}

export const unsigned = (transaction: Transaction, visible: boolean): JsonObject => ({
  visible,
  ...transactionToJson(transaction, visible),
})

const permission = (call: Call): number => Number(int64(call, 'Permission_id', 0n))

function createTransaction(call: Call): Json {
  const value = fromJson(kinds.TransferContract, call.params)
  const { state } = call.node
  const from = value.owner_address
  if (!/^41[0-9a-f]{40}$/.test(from)) throw invalid('Invalid ownerAddress!')
  if (!/^41[0-9a-f]{40}$/.test(value.to_address)) throw invalid('Invalid toAddress!')
  if (from === value.to_address) throw invalid('Cannot transfer TRX to yourself.')
  const row = state.account(bare(from))
  if (row === undefined) throw invalid('Validate TransferContract error, no OwnerAccount.')
  if (value.amount <= 0n) throw invalid('Amount must be greater than 0.')
  if (row.balance < value.amount) {
    throw invalid('Validate TransferContract error, balance is not sufficient.')
  }
  const body: Body = { kind: 'TransferContract', value }
  return unsigned(draw(call.node, body, 0n, permission(call)), call.visible)
}

function createAccount(call: Call): Json {
  const value = fromJson(kinds.AccountCreateContract, call.params)
  if (call.node.state.account(bare(value.account_address)) !== undefined) {
    throw invalid('Account has existed')
  }
  const body: Body = { kind: 'AccountCreateContract', value }
  return unsigned(draw(call.node, body, 0n, permission(call)), call.visible)
}

function deployContract(call: Call): Json {
  const owner = hex(call, 'owner_address')
  const abiText = text(call, 'abi')
  const given: unknown = abiText === undefined ? call.params['abi'] : parseExact(abiText)
  const entrys = Array.isArray(given) ? given : []
  const value = {
    ...blank(kinds.CreateSmartContract),
    owner_address: owner,
    new_contract: {
      ...blank(smartContractFields),
      origin_address: owner,
      abi: fromJson(abiFields, { entrys }),
      bytecode: hex(call, 'bytecode') + hex(call, 'parameter'),
      call_value: int64(call, 'call_value', 0n),
      consume_user_resource_percent: int64(call, 'consume_user_resource_percent', 0n),
      name: text(call, 'name') ?? '',
      origin_energy_limit: int64(call, 'origin_energy_limit', 0n),
    },
  }
  const body: Body = { kind: 'CreateSmartContract', value }
  const transaction = draw(call.node, body, int64(call, 'fee_limit', 0n), permission(call))
  return {
    ...unsigned(transaction, call.visible),
    contract_address: showAddress(deployedAddress(transaction.id, owner), call.visible),
  }
}

function approvals(call: Call): { transaction: Transaction; approved: string[] } {
  const transaction = fromTransactionJson(call.params)
  const digest = Buffer.from(transaction.id, 'hex')
  const signers = transaction.signatures.map((each) => signerOf(digest, Buffer.from(each, 'hex')))
  return { transaction, approved: signers.filter((each) => each !== null) }
}

function getSignWeight(call: Call): Json {
  const { transaction, approved } = approvals(call)
  const owner = ownerOf(transaction)
  const counted = approved.filter((each) => each === owner)
  const shown = showAddress(owner, call.visible)
  return {
    permission: { permission_name: 'owner', threshold: 1, keys: [{ address: shown, weight: 1 }] },
    approved_list: counted.map((each) => showAddress(each, call.visible)),
    ...(counted.length > 0 ? { current_weight: 1 } : {}),
    result: counted.length > 0 ? {} : { code: 'NOT_ENOUGH_PERMISSION' },
    transaction: {
      result: { result: true },
      txid: transaction.id,
      transaction: unsigned(transaction, call.visible),
    },
  }
}

function getApprovedList(call: Call): Json {
  const { transaction, approved } = approvals(call)
  return {
    result: {},
    approved_list: approved.map((each) => showAddress(each, call.visible)),
    transaction: {
      result: { result: true },
      txid: transaction.id,
      transaction: unsigned(transaction, call.visible),
    },
  }
}

export const buildRoutes: Routes = {
  createtransaction: createTransaction,
  createaccount: createAccount,
  deploycontract: deployContract,
  getsignweight: getSignWeight,
  getapprovedlist: getApprovedList,
}
