/** The messages of transactions, as far as the rows send them. */
import { type Fields, type Value, encode } from './protobuf.ts'

export type { Value }

const permission: Fields = {
  type: [1, 'int'],
  id: [2, 'int'],
  permission_name: [3, 'text'],
  threshold: [4, 'int'],
  parent_id: [5, 'int'],
  operations: [6, 'bytes'],
  keys: [7, [{ address: [1, 'bytes'], weight: [2, 'int'] }]],
}

const abiParameter: Fields = { indexed: [1, 'int'], name: [2, 'text'], type: [3, 'text'] }
const abi: Fields = {
  entrys: [
    1,
    [
      {
        anonymous: [1, 'int'],
        constant: [2, 'int'],
        name: [3, 'text'],
        inputs: [4, [abiParameter]],
        outputs: [5, [abiParameter]],
        type: [6, 'int'],
        payable: [7, 'int'],
        stateMutability: [8, 'int'],
      },
    ],
  ],
}

const owner = { owner_address: [1, 'bytes'] } as const

/** Number of the kind and the fields of its message. */
export const kinds = {
  AccountCreateContract: [0, { ...owner, account_address: [2, 'bytes'], type: [3, 'int'] }],
  TransferContract: [1, { ...owner, to_address: [2, 'bytes'], amount: [3, 'int'] }],
  TransferAssetContract: [
    2,
    {
      asset_name: [1, 'text'],
      owner_address: [2, 'bytes'],
      to_address: [3, 'bytes'],
      amount: [4, 'int'],
    },
  ],
  VoteWitnessContract: [
    4,
    { ...owner, votes: [2, [{ vote_address: [1, 'bytes'], vote_count: [2, 'int'] }]] },
  ],
  WitnessCreateContract: [5, { ...owner, url: [2, 'text'] }],
  WitnessUpdateContract: [8, { ...owner, update_url: [12, 'text'] }],
  AccountUpdateContract: [10, { account_name: [1, 'text'], owner_address: [2, 'bytes'] }],
  FreezeBalanceContract: [
    11,
    { ...owner, frozen_balance: [2, 'int'], frozen_duration: [3, 'int'], resource: [10, 'int'] },
  ],
  WithdrawBalanceContract: [13, owner],
  ProposalCreateContract: [16, owner],
  CreateSmartContract: [
    30,
    {
      ...owner,
      new_contract: [
        2,
        {
          origin_address: [1, 'bytes'],
          contract_address: [2, 'bytes'],
          abi: [3, abi],
          bytecode: [4, 'bytes'],
          call_value: [5, 'int'],
          consume_user_resource_percent: [6, 'int'],
          name: [7, 'text'],
          origin_energy_limit: [8, 'int'],
        },
      ],
      call_token_value: [3, 'int'],
      token_id: [4, 'int'],
    },
  ],
  TriggerSmartContract: [
    31,
    {
      ...owner,
      contract_address: [2, 'bytes'],
      call_value: [3, 'int'],
      data: [4, 'bytes'],
      call_token_value: [5, 'int'],
      token_id: [6, 'int'],
    },
  ],
  UpdateSettingContract: [
    33,
    { ...owner, contract_address: [2, 'bytes'], consume_user_resource_percent: [3, 'int'] },
  ],
  ExchangeCreateContract: [41, owner],
  UpdateEnergyLimitContract: [
    45,
    { ...owner, contract_address: [2, 'bytes'], origin_energy_limit: [3, 'int'] },
  ],
  AccountPermissionUpdateContract: [
    46,
    { ...owner, owner: [2, permission], witness: [3, permission], actives: [4, [permission]] },
  ],
  ClearABIContract: [48, { ...owner, contract_address: [2, 'bytes'] }],
  UpdateBrokerageContract: [49, { ...owner, brokerage: [2, 'int'] }],
  FreezeBalanceV2Contract: [54, { ...owner, frozen_balance: [2, 'int'], resource: [3, 'int'] }],
  UnfreezeBalanceV2Contract: [55, { ...owner, unfreeze_balance: [2, 'int'], resource: [3, 'int'] }],
  WithdrawExpireUnfreezeContract: [56, owner],
  DelegateResourceContract: [
    57,
    {
      ...owner,
      resource: [2, 'int'],
      balance: [3, 'int'],
      receiver_address: [4, 'bytes'],
      lock: [5, 'int'],
      lock_period: [6, 'int'],
    },
  ],
  UnDelegateResourceContract: [
    58,
    { ...owner, resource: [2, 'int'], balance: [3, 'int'], receiver_address: [4, 'bytes'] },
  ],
  CancelAllUnfreezeV2Contract: [59, owner],
} as const satisfies Record<string, readonly [number, Fields]>

export type Kind = keyof typeof kinds

export interface RawTransaction {
  readonly kind: Kind
  readonly value: Value
  readonly refBlockBytes: string
  readonly refBlockHash: string
  readonly expiration: number
  readonly timestamp: number
  readonly feeLimit: number
  /** Hex. */
  readonly memo: string
  readonly permissionId: number
}

/** The bytes that are hashed and signed. */
export function rawData(input: RawTransaction): Buffer {
  const [number, fields] = kinds[input.kind]
  const parameter = encode(
    { type_url: [1, 'text'], value: [2, 'bytes'] },
    {
      type_url: `type.googleapis.com/protocol.${input.kind}`,
      value: encode(fields, input.value).toString('hex'),
    },
  )
  const contract: Fields = { type: [1, 'int'], parameter: [2, 'bytes'], Permission_id: [5, 'int'] }
  return encode(
    {
      ref_block_bytes: [1, 'bytes'],
      ref_block_hash: [4, 'bytes'],
      expiration: [8, 'int'],
      data: [10, 'bytes'],
      contract: [11, [contract]],
      timestamp: [14, 'int'],
      fee_limit: [18, 'int'],
    },
    {
      ref_block_bytes: input.refBlockBytes,
      ref_block_hash: input.refBlockHash,
      expiration: input.expiration,
      data: input.memo,
      contract: [
        { type: number, parameter: parameter.toString('hex'), Permission_id: input.permissionId },
      ],
      timestamp: input.timestamp,
      fee_limit: input.feeLimit,
    },
  )
}

export const transactionBytes = (raw: Buffer, signatures: readonly string[]): Buffer =>
  encode(
    { raw_data: [1, 'bytes'], signature: [2, ['bytes']] },
    { raw_data: raw.toString('hex'), signature: signatures },
  )
