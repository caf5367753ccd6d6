/** A transaction in its three forms: JSON, bytes and what the node works with. */
import { sha256 } from '../crypto.ts'
import { readBytes } from './fields.ts'
import { type JsonObject, fromJson, isObject, toJson } from './json.ts'
import {
  type ContractResult,
  type KindName,
  contractResults,
  kindNumbers,
  kinds,
  rawFields,
  resultFields,
  transactionFields,
} from './messages.ts'
import { type Shape, decode, encode } from './schema.ts'
import { CodecError, Writer } from './wire.ts'

export type Body = { [K in KindName]: { kind: K; value: Shape<(typeof kinds)[K]> } }[KindName]

export interface Transaction {
  /** sha256 of the raw bytes, 64 hex digits. */
  readonly id: string
  readonly rawHex: string
  readonly raw: Shape<typeof rawFields>
  readonly body: Body
  readonly permissionId: number
  readonly signatures: readonly string[]
}

/** A kind that TRON has and this network does not. */
export class UnknownKind extends CodecError {
  override name = 'UnknownKind'
}

/** None that could be read. */
export class NoContract extends CodecError {
  override name = 'NoContract'
  constructor() {
    super('No contract!')
  }
}

export const typeUrl = (kind: string): string => `type.googleapis.com/protocol.${kind}`

export interface Draft {
  readonly body: Body
  readonly refBlockBytes: string
  readonly refBlockHash: string
  readonly expiration: bigint
  readonly timestamp: bigint
  readonly feeLimit?: bigint
  readonly permissionId?: number
  /** The memo in hex. */
  readonly data?: string
}

export function build(draft: Draft): Transaction {
  const { body } = draft
  const value = Buffer.from(encode(kinds[body.kind], body.value as never)).toString('hex')
  const raw: Shape<typeof rawFields> = {
    ref_block_bytes: draft.refBlockBytes,
    ref_block_num: 0n,
    ref_block_hash: draft.refBlockHash,
    expiration: draft.expiration,
    data: draft.data ?? '',
    contract: [
      {
        type: BigInt(kindNumbers[body.kind] ?? 0),
        parameter: { type_url: typeUrl(body.kind), value },
        provider: '',
        ContractName: '',
        Permission_id: BigInt(draft.permissionId ?? 0),
      },
    ],
    scripts: '',
    timestamp: draft.timestamp,
    fee_limit: draft.feeLimit ?? 0n,
  }
  return fromRaw(raw, [])
}

const kindNames = new Map(Object.entries(kindNumbers).map(([name, number]) => [number, name]))

function fromRaw(raw: Shape<typeof rawFields>, signatures: readonly string[]): Transaction {
  const bytes = encode(rawFields, raw)
  const [contract] = raw.contract
  if (contract === undefined) throw new NoContract()
  if (contract.parameter === undefined || raw.contract.length !== 1) {
    throw new CodecError('a transaction carries exactly one contract')
  }
  const kind = kindNames.get(Number(contract.type))
  if (kind === undefined || !(kind in kinds)) {
    throw new UnknownKind(`this network has no ${kind ?? `kind ${contract.type}`}`)
  }
  if (contract.parameter.type_url !== typeUrl(kind)) {
    throw new CodecError(`${kind} does not carry ${contract.parameter.type_url}`)
  }
  const name = kind as KindName
  const value = decode(kinds[name], Buffer.from(contract.parameter.value, 'hex'))
  if (
    Buffer.from(encode(kinds[name], value as never)).toString('hex') !== contract.parameter.value
  ) {
    throw new CodecError(`${kind} is not in canonical form`)
  }
  return {
    id: sha256(bytes).toString('hex'),
    rawHex: Buffer.from(bytes).toString('hex'),
    raw,
    body: { kind: name, value } as Body,
    permissionId: Number(contract.Permission_id),
    signatures,
  }
}

export function fromRawBytes(bytes: Uint8Array, signatures: readonly string[]): Transaction {
  const raw = decode(rawFields, bytes)
  const transaction = fromRaw(raw, signatures)
  if (transaction.rawHex !== Buffer.from(bytes).toString('hex')) {
    throw new CodecError('the transaction is not in canonical form')
  }
  return transaction
}

/** A whole signed transaction as it is decoded, its contract still packed. */
export type Message = Shape<typeof transactionFields>

export function fromMessage({ raw_data: raw, signature }: Message): Transaction {
  if (raw === undefined) throw new CodecError('raw_data is missing')
  return fromRaw(raw, signature)
}

/** A contract that cannot be read is left out, as a full node does, and then there is none. */
function readBody<K extends KindName>(name: K, json: unknown, visible: boolean) {
  try {
    return fromJson(kinds[name], json, visible)
  } catch (error) {
    throw error instanceof CodecError ? new NoContract() : error
  }
}

/** `raw_data` alone counts, as on a full node; `raw_data_hex` and `txID` are compared by the caller. */
export function fromTransactionJson(json: unknown): Transaction {
  if (!isObject(json) || !isObject(json['raw_data'])) throw new CodecError('raw_data is missing')
  const visible = json['visible'] === true || json['visible'] === 'true'
  const rawJson = json['raw_data']
  const contracts = rawJson['contract']
  if (!Array.isArray(contracts)) throw new CodecError('contract is not a list')
  if (contracts.length > 1) throw new CodecError('a transaction carries exactly one contract')
  const contract: unknown = contracts[0]
  if (!isObject(contract) || !isObject(contract['parameter'])) throw new NoContract()
  const { type = '' } = contract
  const kind = typeof type === 'string' ? type : ''
  if (!Object.hasOwn(kindNumbers, kind)) throw new NoContract()
  if (!Object.hasOwn(kinds, kind)) throw new UnknownKind(`this network has no ${kind}`)
  const name = kind as KindName
  const value = readBody(name, contract['parameter']['value'], visible)
  const raw = fromJson(rawFields, { ...rawJson, contract: [] }, visible)
  const permission = fromJson({ Permission_id: rawFields.timestamp }, contract)
  raw.contract = [
    {
      type: BigInt(kindNumbers[kind] ?? 0),
      parameter: {
        type_url: typeUrl(kind),
        value: Buffer.from(encode(kinds[name], value as never)).toString('hex'),
      },
      provider: '',
      ContractName: '',
      Permission_id: permission.Permission_id,
    },
  ]
  const signatures = json['signature'] ?? []
  if (!Array.isArray(signatures)) throw new CodecError('signature is not a list')
  return fromRaw(
    raw,
    signatures.map((each) => readBytes('signature', each)),
  )
}

export function encodeTransaction(transaction: Transaction, result?: ContractResult): Uint8Array {
  const writer = new Writer()
  writer.hex(transactionFields.raw_data.number, transaction.rawHex)
  for (const each of transaction.signatures) writer.hex(transactionFields.signature.number, each)
  if (result !== undefined) {
    const contractRet = BigInt(contractResults.indexOf(result))
    writer.bytes(
      transactionFields.ret.number,
      encode(resultFields, { fee: 0n, ret: 0n, contractRet }),
    )
  }
  return writer.finish()
}

export function rawToJson(transaction: Transaction, visible: boolean): JsonObject {
  const { body, raw } = transaction
  const contract: JsonObject = {
    parameter: {
      value: toJson(kinds[body.kind], body.value as never, visible),
      type_url: typeUrl(body.kind),
    },
    type: body.kind,
  }
  if (transaction.permissionId !== 0) contract['Permission_id'] = transaction.permissionId
  return { contract: [contract], ...toJson(rawFields, { ...raw, contract: [] }, visible) }
}

/** Unsigned or signed, as every endpoint prints it. */
export function transactionToJson(transaction: Transaction, visible: boolean): JsonObject {
  const json: JsonObject = {}
  if (transaction.signatures.length > 0) json['signature'] = [...transaction.signatures]
  json['txID'] = transaction.id
  json['raw_data'] = rawToJson(transaction, visible)
  json['raw_data_hex'] = transaction.rawHex
  return json
}

export const ownerOf = (transaction: Transaction): string => transaction.body.value.owner_address
