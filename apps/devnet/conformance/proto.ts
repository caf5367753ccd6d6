/**
 * Protobuf as a client of another make would write it: independent of the node's own codec, so that
 * neither hides a fault of the other. Default values are left out, fields go by their number.
 */

type Type = 'bytes' | 'text' | 'int' | Fields | readonly [Fields] | readonly ['bytes']
/** Name → number and type; a type in brackets is repeated. */
export interface Fields {
  readonly [name: string]: readonly [number: number, type: Type]
}

export type Value = Readonly<Record<string, unknown>>

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
  AccountUpdateContract: [10, { account_name: [1, 'text'], owner_address: [2, 'bytes'] }],
  FreezeBalanceContract: [
    11,
    { ...owner, frozen_balance: [2, 'int'], frozen_duration: [3, 'int'], resource: [10, 'int'] },
  ],
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
export function rawData(given: RawTransaction): Buffer {
  const [number, fields] = kinds[given.kind]
  const parameter = encode(
    { type_url: [1, 'text'], value: [2, 'bytes'] },
    {
      type_url: `type.googleapis.com/protocol.${given.kind}`,
      value: encode(fields, given.value).toString('hex'),
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
      ref_block_bytes: given.refBlockBytes,
      ref_block_hash: given.refBlockHash,
      expiration: given.expiration,
      data: given.memo,
      contract: [
        { type: number, parameter: parameter.toString('hex'), Permission_id: given.permissionId },
      ],
      timestamp: given.timestamp,
      fee_limit: given.feeLimit,
    },
  )
}

export const transactionBytes = (raw: Buffer, signatures: readonly string[]): Buffer =>
  encode(
    { raw_data: [1, 'bytes'], signature: [2, ['bytes']] },
    { raw_data: raw.toString('hex'), signature: signatures },
  )

export function encode(fields: Fields, value: Value): Buffer {
  const parts = Object.entries(fields).flatMap(([name, [number, type]]) =>
    encodeField(number, type, value[name]),
  )
  const unknown = Object.keys(value).filter((name) => fields[name] === undefined)
  if (unknown.length > 0) throw new Error(`the message has no ${unknown.join(', ')}`)
  return Buffer.concat(parts)
}

function encodeField(number: number, type: Type, value: unknown): Buffer[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(type)) {
    return (value as unknown[]).flatMap((each) => encodeOne(number, type[0] as Type, each))
  }
  const blank = type === 'int' ? Number(value) === 0 : value === ''
  return blank ? [] : encodeOne(number, type as Type, value)
}

function encodeOne(number: number, type: Type, value: unknown): Buffer[] {
  if (type === 'int') return [varint(number << 3), varint(Number(value))]
  const bytes =
    type === 'bytes'
      ? Buffer.from(String(value), 'hex')
      : type === 'text'
        ? Buffer.from(String(value), 'utf8')
        : encode(type as Fields, value as Value)
  return [varint((number << 3) | 2), varint(bytes.length), bytes]
}

/** Negative numbers take ten bytes, as int64 does. */
function varint(value: number): Buffer {
  let rest = BigInt.asUintN(64, BigInt(value))
  const bytes: number[] = []
  do {
    const low = Number(rest & 0x7fn)
    rest >>= 7n
    bytes.push(rest === 0n ? low : low | 0x80)
  } while (rest !== 0n)
  return Buffer.from(bytes)
}
