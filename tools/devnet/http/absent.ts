/**
 * TRC-10, proposals and exchanges: this network has none, and answers like a node without
 * any.
 */
import type { Json } from '../codec/json.ts'
import { invalid } from '../refusal.ts'
import { type Call, type Routes, addressAt, decimal, field, hex, parsed, text } from './call.ts'
import { NodeError, nullPointer } from './errors.ts'

const nothing = (): Json => ({})

/** Nothing, after the parameters have been read as they would be. */
const byText = (call: Call): Json => {
  text(call, 'value')
  return {}
}
const byName = (call: Call): Json => {
  hex(call, 'value')
  return {}
}
const page = (call: Call): Json => {
  parsed(call, 'offset')
  parsed(call, 'limit')
  return {}
}

function byNumber(call: Call): Json {
  if (call.get) parsed(call, 'id')
  else if ((call.params['id'] ?? '') === '') {
    throw new NodeError('java.security.InvalidParameterException', 'key [id] does not exist')
  } else decimal(call, 'id')
  return {}
}

/** Read under both prefixes. */
export const absentRoutes: Routes = {
  getassetissuelist: nothing,
  getassetissuebyaccount: (call) => {
    field(call, 'address')
    return {}
  },
  getassetissuebyid: byText,
  getassetissuebyname: byName,
  getassetissuelistbyname: byName,
  getpaginatedassetissuelist: page,
  listexchanges: nothing,
  /** The servlet prints what it found without looking whether it found anything. */
  getexchangebyid: (call) => {
    byNumber(call)
    throw nullPointer()
  },
  getpaginatedexchangelist: page,
  listproposals: nothing,
  getproposalbyid: byNumber,
  getpaginatedproposallist: page,
  getdelegatedresource: (call) => {
    hex(call, 'fromAddress')
    hex(call, 'toAddress')
    return {}
  },
  getdelegatedresourceaccountindex: (call) => {
    const account = addressAt(call, 'value')
    return account === '' ? {} : { account: call.visible ? String(call.params['value']) : account }
  },
}

const refusing = (message: string) => (): never => {
  throw invalid(message)
}
const lacks = (kind: string): (() => never) => refusing(`this network has no ${kind}`)

/** Builders of kinds that this network does not execute. */
export const missingBuilders: Routes = {
  freezebalance: refusing('freeze v2 is open, old freeze is closed'),
  unfreezebalance: lacks('UnfreezeBalanceContract'),
  createassetissue: lacks('AssetIssueContract'),
  updateasset: lacks('UpdateAssetContract'),
  transferasset: lacks('TransferAssetContract'),
  participateassetissue: lacks('ParticipateAssetIssueContract'),
  unfreezeasset: lacks('UnfreezeAssetContract'),
  proposalcreate: lacks('ProposalCreateContract'),
  proposalapprove: lacks('ProposalApproveContract'),
  proposaldelete: lacks('ProposalDeleteContract'),
  exchangecreate: lacks('ExchangeCreateContract'),
  exchangeinject: lacks('ExchangeInjectContract'),
  exchangewithdraw: lacks('ExchangeWithdrawContract'),
  exchangetransaction: lacks('ExchangeTransactionContract'),
  marketsellasset: lacks('MarketSellAssetContract'),
  marketcancelorder: lacks('MarketCancelOrderContract'),
}
