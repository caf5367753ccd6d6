/**
 * The bodies of the kinds that this network does not execute: the request for how far such a
 * transaction is signed reads it, and its id is that of its bytes.
 */
import { resourceCodes } from './messages.ts'
import { type Fields, bool, bytes, choice, int64, list, text } from './schema.ts'

const owner = { owner_address: bytes(1) }
const exchange = { ...owner, exchange_id: int64(2), token_id: bytes(3), quant: int64(4) }
const description = { value_commitment: bytes(1) }
const spend = {
  ...description,
  anchor: bytes(2),
  nullifier: bytes(3),
  rk: bytes(4),
  zkproof: bytes(5),
  spend_authority_signature: bytes(6),
}
const receive = {
  ...description,
  note_commitment: bytes(2),
  epk: bytes(3),
  c_enc: bytes(4),
  c_out: bytes(5),
  zkproof: bytes(6),
}

export const otherKinds: Readonly<Record<string, Fields>> = {
  TransferAssetContract: {
    asset_name: bytes(1),
    owner_address: bytes(2),
    to_address: bytes(3),
    amount: int64(4),
  },
  AssetIssueContract: {
    ...owner,
    name: bytes(2),
    abbr: bytes(3),
    total_supply: int64(4),
    frozen_supply: list(5, { frozen_amount: int64(1), frozen_days: int64(2) }),
    trx_num: int64(6),
    precision: int64(7),
    num: int64(8),
    start_time: int64(9),
    end_time: int64(10),
    order: int64(11),
    vote_score: int64(16),
    description: bytes(20),
    url: bytes(21),
    free_asset_net_limit: int64(22),
    public_free_asset_net_limit: int64(23),
    public_free_asset_net_usage: int64(24),
    public_latest_free_net_time: int64(25),
    id: text(41),
  },
  ParticipateAssetIssueContract: {
    ...owner,
    to_address: bytes(2),
    asset_name: bytes(3),
    amount: int64(4),
  },
  FreezeBalanceContract: {
    ...owner,
    frozen_balance: int64(2),
    frozen_duration: int64(3),
    resource: choice(10, resourceCodes),
    receiver_address: bytes(15),
  },
  UnfreezeBalanceContract: {
    ...owner,
    resource: choice(10, resourceCodes),
    receiver_address: bytes(15),
  },
  UnfreezeAssetContract: owner,
  UpdateAssetContract: {
    ...owner,
    description: bytes(2),
    url: bytes(3),
    new_limit: int64(4),
    new_public_limit: int64(5),
  },
  ProposalCreateContract: { ...owner, parameters: list(2, { key: int64(1), value: int64(2) }) },
  ProposalApproveContract: { ...owner, proposal_id: int64(2), is_add_approval: bool(3) },
  ProposalDeleteContract: { ...owner, proposal_id: int64(2) },
  ExchangeCreateContract: {
    ...owner,
    first_token_id: bytes(2),
    first_token_balance: int64(3),
    second_token_id: bytes(4),
    second_token_balance: int64(5),
  },
  ExchangeInjectContract: exchange,
  ExchangeWithdrawContract: exchange,
  ExchangeTransactionContract: { ...exchange, expected: int64(5) },
  ShieldedTransferContract: {
    transparent_from_address: bytes(1),
    from_amount: int64(2),
    spend_description: list(3, spend),
    receive_description: list(4, receive),
    binding_signature: bytes(5),
    transparent_to_address: bytes(6),
    to_amount: int64(7),
  },
  MarketSellAssetContract: {
    ...owner,
    sell_token_id: bytes(2),
    sell_token_quantity: int64(3),
    buy_token_id: bytes(4),
    buy_token_quantity: int64(5),
  },
  MarketCancelOrderContract: { ...owner, order_id: bytes(2) },
}
