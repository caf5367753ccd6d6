/** TRON's messages that this network knows, field by field. */
import { bool, bytes, bytesList, choice, int64, list, nested, text } from './schema.ts'

const entryKinds = [
  'UnknownEntryType',
  'Constructor',
  'Function',
  'Event',
  'Fallback',
  'Receive',
  'Error',
]
const mutabilities = ['UnknownMutabilityType', 'Pure', 'View', 'Nonpayable', 'Payable']

const abiParam = { indexed: bool(1), name: text(2), type: text(3) }
const abiEntry = {
  anonymous: bool(1),
  constant: bool(2),
  name: text(3),
  inputs: list(4, abiParam),
  outputs: list(5, abiParam),
  type: choice(6, entryKinds),
  payable: bool(7),
  stateMutability: choice(8, mutabilities),
}
export const abiFields = { entrys: list(1, abiEntry) }

export const smartContractFields = {
  origin_address: bytes(1),
  contract_address: bytes(2),
  abi: nested(3, abiFields),
  bytecode: bytes(4),
  call_value: int64(5),
  consume_user_resource_percent: int64(6),
  name: text(7),
  origin_energy_limit: int64(8),
  code_hash: bytes(9),
  trx_hash: bytes(10),
  version: int64(11),
}

export const accountTypes = ['Normal', 'AssetIssue', 'Contract'] as const
/** What can be staked for, by number. */
export const resourceCodes = ['BANDWIDTH', 'ENERGY', 'TRON_POWER'] as const

export const keyFields = { address: bytes(1), weight: int64(2) }
export const permissionFields = {
  type: choice(1, ['Owner', 'Witness', 'Active']),
  id: int64(2),
  permission_name: text(3),
  threshold: int64(4),
  parent_id: int64(5),
  operations: bytes(6),
  keys: list(7, keyFields),
}

const voteFields = { vote_address: bytes(1), vote_count: int64(2) }
const frozenV2Fields = { type: choice(1, resourceCodes), amount: int64(2) }
const unfrozenV2Fields = {
  type: choice(1, resourceCodes),
  unfreeze_amount: int64(3),
  unfreeze_expire_time: int64(4),
}
const accountResourceFields = {
  energy_usage: int64(1),
  latest_consume_time_for_energy: int64(3),
  energy_window_size: int64(9),
  delegated_frozenV2_balance_for_energy: int64(10),
  acquired_delegated_frozenV2_balance_for_energy: int64(11),
  energy_window_optimized: bool(12),
}
/** An account as `getaccount` returns it. */
export const accountFields = {
  account_name: bytes(1),
  type: choice(2, accountTypes),
  address: bytes(3),
  balance: int64(4),
  votes: list(5, voteFields),
  net_usage: int64(8),
  create_time: int64(9),
  latest_opration_time: int64(10),
  allowance: int64(11),
  latest_withdraw_time: int64(12),
  is_witness: bool(14),
  free_net_usage: int64(19),
  latest_consume_time: int64(21),
  latest_consume_free_time: int64(22),
  account_id: bytes(23),
  net_window_size: int64(24),
  net_window_optimized: bool(25),
  account_resource: nested(26, accountResourceFields),
  codeHash: bytes(30),
  owner_permission: nested(31, permissionFields),
  witness_permission: nested(32, permissionFields),
  active_permission: list(33, permissionFields),
  frozenV2: list(34, frozenV2Fields),
  unfrozenV2: list(35, unfrozenV2Fields),
  delegated_frozenV2_balance_for_bandwidth: int64(36),
  acquired_delegated_frozenV2_balance_for_bandwidth: int64(37),
  asset_optimized: bool(60),
}
/** What one account has lent another. */
export const delegatedResourceFields = {
  from: bytes(1),
  to: bytes(2),
  frozen_balance_for_bandwidth: int64(3),
  frozen_balance_for_energy: int64(4),
  expire_time_for_bandwidth: int64(5),
  expire_time_for_energy: int64(6),
}
export const delegatedIndexFields = {
  account: bytes(1),
  fromAccounts: bytesList(2),
  toAccounts: bytesList(3),
}
/** `getaccountresource`; `getaccountnet` gives its first part. */
export const accountResourceMessageFields = {
  freeNetUsed: int64(1),
  freeNetLimit: int64(2),
  NetUsed: int64(3),
  NetLimit: int64(4),
  TotalNetLimit: int64(7),
  TotalNetWeight: int64(8),
  TotalTronPowerWeight: int64(9),
  tronPowerUsed: int64(10),
  tronPowerLimit: int64(11),
  EnergyUsed: int64(13),
  EnergyLimit: int64(14),
  TotalEnergyLimit: int64(15),
  TotalEnergyWeight: int64(16),
}

/** The bodies of the transaction kinds that can be executed here. */
export const kinds = {
  AccountCreateContract: {
    owner_address: bytes(1),
    account_address: bytes(2),
    type: choice(3, accountTypes),
  },
  TransferContract: { owner_address: bytes(1), to_address: bytes(2), amount: int64(3) },
  AccountUpdateContract: { account_name: bytes(1), owner_address: bytes(2) },
  SetAccountIdContract: { account_id: bytes(1), owner_address: bytes(2) },
  CreateSmartContract: {
    owner_address: bytes(1),
    new_contract: nested(2, smartContractFields),
    call_token_value: int64(3),
    token_id: int64(4),
  },
  TriggerSmartContract: {
    owner_address: bytes(1),
    contract_address: bytes(2),
    call_value: int64(3),
    data: bytes(4),
    call_token_value: int64(5),
    token_id: int64(6),
  },
  UpdateSettingContract: {
    owner_address: bytes(1),
    contract_address: bytes(2),
    consume_user_resource_percent: int64(3),
  },
  UpdateEnergyLimitContract: {
    owner_address: bytes(1),
    contract_address: bytes(2),
    origin_energy_limit: int64(3),
  },
  AccountPermissionUpdateContract: {
    owner_address: bytes(1),
    owner: nested(2, permissionFields),
    witness: nested(3, permissionFields),
    actives: list(4, permissionFields),
  },
  ClearABIContract: { owner_address: bytes(1), contract_address: bytes(2) },
  FreezeBalanceV2Contract: {
    owner_address: bytes(1),
    frozen_balance: int64(2),
    resource: choice(3, resourceCodes),
  },
  UnfreezeBalanceV2Contract: {
    owner_address: bytes(1),
    unfreeze_balance: int64(2),
    resource: choice(3, resourceCodes),
  },
  WithdrawExpireUnfreezeContract: { owner_address: bytes(1) },
  DelegateResourceContract: {
    owner_address: bytes(1),
    resource: choice(2, resourceCodes),
    balance: int64(3),
    receiver_address: bytes(4),
    lock: bool(5),
    lock_period: int64(6),
  },
  UnDelegateResourceContract: {
    owner_address: bytes(1),
    resource: choice(2, resourceCodes),
    balance: int64(3),
    receiver_address: bytes(4),
  },
  CancelAllUnfreezeV2Contract: { owner_address: bytes(1) },
  VoteWitnessContract: {
    owner_address: bytes(1),
    votes: list(2, voteFields),
    support: bool(3),
  },
  WitnessCreateContract: { owner_address: bytes(1), url: bytes(2) },
  WitnessUpdateContract: { owner_address: bytes(1), update_url: bytes(12) },
  WithdrawBalanceContract: { owner_address: bytes(1) },
  UpdateBrokerageContract: { owner_address: bytes(1), brokerage: int64(2) },
} as const

export type KindName = keyof typeof kinds

/** Every kind TRON numbers: those not in `kinds` are refused by name. */
export const kindNumbers: Readonly<Record<string, number>> = {
  AccountCreateContract: 0,
  TransferContract: 1,
  TransferAssetContract: 2,
  VoteWitnessContract: 4,
  WitnessCreateContract: 5,
  AssetIssueContract: 6,
  WitnessUpdateContract: 8,
  ParticipateAssetIssueContract: 9,
  AccountUpdateContract: 10,
  FreezeBalanceContract: 11,
  UnfreezeBalanceContract: 12,
  WithdrawBalanceContract: 13,
  UnfreezeAssetContract: 14,
  UpdateAssetContract: 15,
  ProposalCreateContract: 16,
  ProposalApproveContract: 17,
  ProposalDeleteContract: 18,
  SetAccountIdContract: 19,
  CreateSmartContract: 30,
  TriggerSmartContract: 31,
  UpdateSettingContract: 33,
  ExchangeCreateContract: 41,
  ExchangeInjectContract: 42,
  ExchangeWithdrawContract: 43,
  ExchangeTransactionContract: 44,
  UpdateEnergyLimitContract: 45,
  AccountPermissionUpdateContract: 46,
  ClearABIContract: 48,
  UpdateBrokerageContract: 49,
  ShieldedTransferContract: 51,
  MarketSellAssetContract: 52,
  MarketCancelOrderContract: 53,
  FreezeBalanceV2Contract: 54,
  UnfreezeBalanceV2Contract: 55,
  WithdrawExpireUnfreezeContract: 56,
  DelegateResourceContract: 57,
  UnDelegateResourceContract: 58,
  CancelAllUnfreezeV2Contract: 59,
}

const anyFields = { type_url: text(1), value: bytes(2) }
const contractFields = {
  type: int64(1),
  parameter: nested(2, anyFields),
  provider: bytes(3),
  ContractName: bytes(4),
  Permission_id: int64(5),
}
export const rawFields = {
  ref_block_bytes: bytes(1),
  ref_block_num: int64(3),
  ref_block_hash: bytes(4),
  expiration: int64(8),
  data: bytes(10),
  contract: list(11, contractFields),
  scripts: bytes(12),
  timestamp: int64(14),
  fee_limit: int64(18),
}
export const resultFields = { fee: int64(1), ret: int64(2), contractRet: int64(3) }
export const transactionFields = {
  raw_data: nested(1, rawFields),
  signature: bytesList(2),
  ret: list(5, resultFields),
}

export const headerFields = {
  timestamp: int64(1),
  txTrieRoot: bytes(2),
  parentHash: bytes(3),
  number: int64(7),
  witness_id: int64(8),
  witness_address: bytes(9),
  version: int64(10),
}

/** How a contract call may end, by number (`Transaction.Result.contractResult`). */
export const contractResults = [
  'DEFAULT',
  'SUCCESS',
  'REVERT',
  'BAD_JUMP_DESTINATION',
  'OUT_OF_MEMORY',
  'PRECOMPILED_CONTRACT',
  'STACK_TOO_SMALL',
  'STACK_TOO_LARGE',
  'ILLEGAL_OPERATION',
  'STACK_OVERFLOW',
  'OUT_OF_ENERGY',
  'OUT_OF_TIME',
  'JVM_STACK_OVER_FLOW',
  'UNKNOWN',
  'TRANSFER_FAILED',
  'INVALID_CODE',
] as const
export type ContractResult = (typeof contractResults)[number]
