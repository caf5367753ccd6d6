/** Accounts: what they hold, how they are signed for, what they use. */
import type { BlockRecord } from '../block.ts'
import { type Json, type JsonObject, toJson } from '../codec/json.ts'
import { accountFields, accountResourceMessageFields } from '../codec/messages.ts'
import { blank } from '../codec/schema.ts'
import { readBytes, readHex, readInt64 } from '../codec/fields.ts'
import { bare } from '../addresses.ts'
import { idKey } from '../kinds/updateAccount.ts'
import type { Moment } from '../resources/moment.ts'
import {
  type AccountResources,
  accountMessage,
  accountNet,
  accountResources,
} from '../resources/views.ts'
import { type Call, type Routes, field, hex, horizon, plain, reading } from './call.ts'
import { NodeError, illegal } from './errors.ts'

/** The head's time, or that of the solid head under /walletsolidity. */
export const momentOf = (call: Call): Moment =>
  call.node.moment(call.node.ledger.mustHave(horizon(call)).header)

const shown = (call: Call, address: string): Json => {
  const message = accountMessage(call.node.state, address, momentOf(call))
  return message === undefined ? {} : toJson(accountFields, message, call.visible)
}

const getAccount = (call: Call): Json | Promise<Json> => {
  const address = field(call, 'address')
  return reading(call, () => shown(call, address))
}

const getAccountById = (call: Call): Json | Promise<Json> => {
  const key = idKey(field(call, 'account_id'))
  return reading(call, () => {
    const address = call.node.state.get('accountIds', key)
    return address === undefined ? {} : shown(call, `41${address}`)
  })
}

const resourcesOf =
  (
    read: (
      state: Call['node']['state'],
      address: string,
      now: Moment,
    ) => Partial<AccountResources> | undefined,
    addressIn: (call: Call, name: string) => string,
  ) =>
  (call: Call): Json => {
    const known = read(call.node.state, addressIn(call, 'address'), momentOf(call))
    if (known === undefined) return {}
    const message = { ...blank(accountResourceMessageFields), ...known }
    return toJson(accountResourceMessageFields, message, call.visible)
  }

export const accountRoutes: Routes = { getaccount: getAccount, getaccountbyid: getAccountById }

export const resourceRoutes: Routes = {
  getaccountresource: resourcesOf(accountResources, plain),
  getaccountnet: resourcesOf(accountNet, hex),
}

interface Place {
  readonly hash: string
  readonly number: number
}

function placeOf(value: unknown): Place {
  if (typeof value !== 'object' || value === null) throw illegal('block_identifier null')
  const { hash, number } = value as Record<string, unknown>
  const height = number === undefined ? 0n : readInt64('number', number)
  if (height < 0n) throw illegal('block_identifier number less than 0')
  const id = typeof hash === 'string' ? readHex('hash', hash) : ''
  if (id.length !== 64) throw illegal('block_identifier hash length not equals 32')
  if (BigInt(`0x${id.slice(0, 16)}`) !== height) throw illegal('number and hash do not match')
  return { hash: id, number: Number(height) }
}

function blockAt({ node }: Call, place: Place): BlockRecord {
  const block = place.number > node.head.number ? undefined : node.ledger.block(place.number)
  if (block === undefined) {
    const reason = `number: ${place.number} is not found!`
    throw new NodeError('org.tron.core.exception.ItemNotFoundException', reason)
  }
  if (block.header.id !== place.hash) throw illegal('number and hash do not match')
  return block
}

/** The balance after the newest block, up to this one, that touched it. */
function getAccountBalance(call: Call): Json {
  const { account_identifier: account, block_identifier: block } = call.params
  if (typeof account !== 'object' || account === null) throw illegal('account_identifier is null')
  const input = (account as Record<string, unknown>)['address']
  const address =
    input === undefined
      ? ''
      : readBytes('address', input, call.visible, 'protocol.AccountIdentifier')
  if (address === '') throw illegal('account_identifier address is null')
  const anchor = placeOf(block)
  for (let at = blockAt(call, anchor).header.number; at >= 0; at--) {
    const { header, writes } = call.node.ledger.mustHave(at)
    const last = writes.find(({ table, key }) => table === 'accounts' && key === bare(address))
    if (last === undefined) continue
    const balance = (last.after as { balance: bigint } | undefined)?.balance ?? 0n
    const json: JsonObject = balance === 0n ? {} : { balance }
    json['block_identifier'] = identifier({ hash: header.id, number: at })
    return json
  }
  return { block_identifier: identifier(anchor) }
}

const identifier = ({ hash, number }: Place): Json => (number === 0 ? { hash } : { hash, number })

/** No traces are kept of what moved inside a block, as on a full node that does not record them. */
function getBlockBalance(call: Call): Json {
  placeOf(call.params)
  throw new NodeError('org.tron.core.exception.ItemNotFoundException', 'This block does not exist')
}

/** Read at a certain block, not at the head. */
export const balanceRoutes: Routes = {
  getaccountbalance: getAccountBalance,
  getblockbalance: getBlockBalance,
}
