/** A transaction of any kind, also those that this network does not execute: to be read, not run. */
import { sha256 } from '../crypto.ts'
import { readBytes } from './fields.ts'
import { type JsonObject, fromJson, isObject, toJson } from './json.ts'
import { kindNumbers, kinds, rawFields } from './messages.ts'
import { otherKinds } from './otherKinds.ts'
import { type Fields, type Shape, encode } from './schema.ts'
import { typeUrl } from './transaction.ts'
import { CodecError } from './wire.ts'

interface AnyContract {
  readonly kind: string
  readonly value: Readonly<Record<string, unknown>>
  readonly permissionId: number
}

export interface AnyTransaction {
  readonly id: string
  readonly rawHex: string
  readonly raw: Shape<typeof rawFields>
  /** Those that could be read, as many as there are. */
  readonly contracts: readonly AnyContract[]
  readonly signatures: readonly string[]
}

/** Bytes of a signature that count. */
const signatureBytes = 65

const fieldsOf = (kind: string): Fields | undefined =>
  Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : otherKinds[kind]

/** null for a contract that cannot be read: it is left out. */
function readContract(json: unknown, visible: boolean): AnyContract | null {
  if (!isObject(json) || !isObject(json['parameter'])) return null
  const kind = typeof json['type'] === 'string' ? json['type'] : ''
  const fields = Object.hasOwn(kindNumbers, kind) ? fieldsOf(kind) : undefined
  if (fields === undefined) return null
  try {
    const value = fromJson(fields, json['parameter']['value'], visible)
    const { Permission_id: id } = fromJson({ Permission_id: rawFields.timestamp }, json)
    return { kind, value, permissionId: Number(id) }
  } catch (error) {
    if (error instanceof CodecError) return null
    throw error
  }
}

/** Throws a CodecError where not even its frame can be read. */
export function readAnyTransaction(json: unknown): AnyTransaction {
  if (!isObject(json) || !isObject(json['raw_data'])) throw new CodecError('raw_data is missing')
  const { raw_data: rawJson, signature = [] } = json
  const visible = json['visible'] === true || json['visible'] === 'true'
  if (!Array.isArray(rawJson['contract'])) throw new CodecError('contract is not a list')
  if (!Array.isArray(signature)) throw new CodecError('signature is not a list')
  const contracts = rawJson['contract']
    .map((each) => readContract(each, visible))
    .filter((each) => each !== null)
  const raw = fromJson(rawFields, { ...rawJson, contract: [] }, visible)
  raw.contract = contracts.map(({ kind, value, permissionId }) => ({
    type: BigInt(kindNumbers[kind] ?? 0),
    parameter: {
      type_url: typeUrl(kind),
      value: Buffer.from(encode(fieldsOf(kind) ?? {}, value)).toString('hex'),
    },
    provider: '',
    ContractName: '',
    Permission_id: BigInt(permissionId),
  }))
  const bytes = encode(rawFields, raw)
  return {
    id: sha256(bytes).toString('hex'),
    rawHex: Buffer.from(bytes).toString('hex'),
    raw,
    contracts,
    signatures: signature.map((each) => readBytes('signature', each).slice(0, signatureBytes * 2)),
  }
}

export function anyTransactionJson(
  { id, raw, rawHex, contracts, signatures }: AnyTransaction,
  visible: boolean,
): JsonObject {
  const contract = contracts.map(({ kind, value, permissionId }) => ({
    parameter: { value: toJson(fieldsOf(kind) ?? {}, value, visible), type_url: typeUrl(kind) },
    type: kind,
    ...(permissionId > 0 ? { Permission_id: permissionId } : {}),
  }))
  return {
    ...(signatures.length === 0 ? {} : { signature: [...signatures] }),
    txID: id,
    raw_data: { contract, ...toJson(rawFields, { ...raw, contract: [] }, visible) },
    raw_data_hex: rawHex,
  }
}
