/** Transactions that the node builds for a client to sign, checked as if they were sent. */
import { referenceTo } from '../block.ts'
import { FieldError } from '../codec/fields.ts'
import { type Json, type JsonObject, fromJson, isObject } from '../codec/json.ts'
import { abiFields, kinds, smartContractFields } from '../codec/messages.ts'
import { blank } from '../codec/schema.ts'
import { type Body, type Transaction, build } from '../codec/transaction.ts'
import { type PlainBody, type PlainKind, validate } from '../kinds/index.ts'
import type { Node } from '../node.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import { momentOf } from './accounts.ts'
import {
  type Call,
  type Handler,
  type Routes,
  decimal,
  direct,
  hexOf,
  plain,
  text,
} from './call.ts'
import { parseExact } from './text.ts'
import { printed } from './printed.ts'

export interface Drawing {
  readonly feeLimit?: bigint
  readonly permissionId?: number
  /** The memo in hex. */
  readonly data?: string
}

/** Refers to the solid head and lasts a minute, as a full node makes it. `later`: milliseconds. */
export function draw(node: Node, body: Body, drawing: Drawing = {}, later = 0n): Transaction {
  return build({
    body,
    ...referenceTo(node.ledger.mustHave(node.solidNumber).header),
    expiration: BigInt(node.head.timestamp) + params.expiration,
    timestamp: BigInt(node.now()) + later,
    ...drawing,
  })
}

/** The permission, which every builder takes. */
export function permission(call: Call): Drawing {
  const permissionId = Number(text(call, 'Permission_id') ?? 0)
  return { permissionId: Number.isInteger(permissionId) && permissionId > 0 ? permissionId : 0 }
}

/** The memo, which transfers and calls that change nothing take; the others pass over it. */
export function memo(call: Call): Drawing {
  const input = text(call, 'extra_data') ?? ''
  return { data: call.visible ? hexOf(input) : direct(input) }
}

export function unsigned(transaction: Transaction, visible: boolean): JsonObject {
  return { visible, ...printed(transaction, visible) }
}

/** The body is the message itself. */
const builder =
  (kind: PlainKind): Handler =>
  (call) => {
    if (call.body.trim() === '') throw new FieldError('', 'Expected "{".')
    const value = fromJson(kinds[kind], call.params, call.visible, `protocol.${kind}`)
    const body = { kind, value } as PlainBody
    validate(call.node.state, body, { ...momentOf(call), creating: true })
    const more = kind === 'TransferContract' ? memo(call) : {}
    return unsigned(draw(call.node, body, { ...permission(call), ...more }), call.visible)
  }

/** As text or as an object; anything else is no ABI. */
function abiOf(call: Call): unknown {
  const input = call.params['abi']
  const parsed = typeof input === 'string' ? abiIn(input) : input
  return Array.isArray(parsed) || isObject(parsed) ? parsed : []
}

function abiIn(text: string): unknown {
  try {
    return text === '' ? [] : parseExact(text)
  } catch {
    throw new FieldError('', 'Expected "{".')
  }
}

function deployContract(call: Call): Json {
  const owner = plain(call, 'owner_address')
  const percent = decimal(call, 'consume_user_resource_percent')
  const value = {
    ...blank(kinds.CreateSmartContract),
    owner_address: owner,
    call_token_value: decimal(call, 'call_token_value'),
    token_id: decimal(call, 'token_id'),
    new_contract: {
      ...blank(smartContractFields),
      origin_address: owner,
      abi: fromJson(abiFields, { entrys: abiOf(call) }),
      bytecode: direct(text(call, 'bytecode') ?? '') + direct(text(call, 'parameter') ?? ''),
      call_value: decimal(call, 'call_value'),
      consume_user_resource_percent: percent,
      name: text(call, 'name') ?? '',
      origin_energy_limit: decimal(call, 'origin_energy_limit'),
    },
  }
  if (percent < 0n || percent > 100n) throw invalid('percent must be >= 0 and <= 100')
  const feeLimit = decimal(call, 'fee_limit')
  const body: Body = { kind: 'CreateSmartContract', value }
  const transaction = draw(call.node, body, { ...permission(call), feeLimit })
  return unsigned(transaction, call.visible)
}

export const buildRoutes: Routes = {
  createtransaction: builder('TransferContract'),
  createaccount: builder('AccountCreateContract'),
  updateaccount: builder('AccountUpdateContract'),
  setaccountid: builder('SetAccountIdContract'),
  accountpermissionupdate: builder('AccountPermissionUpdateContract'),
  freezebalancev2: builder('FreezeBalanceV2Contract'),
  unfreezebalancev2: builder('UnfreezeBalanceV2Contract'),
  withdrawexpireunfreeze: builder('WithdrawExpireUnfreezeContract'),
  cancelallunfreezev2: builder('CancelAllUnfreezeV2Contract'),
  delegateresource: builder('DelegateResourceContract'),
  undelegateresource: builder('UnDelegateResourceContract'),
  updatesetting: builder('UpdateSettingContract'),
  updateenergylimit: builder('UpdateEnergyLimitContract'),
  clearabi: builder('ClearABIContract'),
  createwitness: builder('WitnessCreateContract'),
  updatewitness: builder('WitnessUpdateContract'),
  votewitnessaccount: builder('VoteWitnessContract'),
  withdrawbalance: builder('WithdrawBalanceContract'),
  updateBrokerage: builder('UpdateBrokerageContract'),
  deploycontract: deployContract,
}
