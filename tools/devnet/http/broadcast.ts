import { type Json, isObject, toJson } from '../codec/json.ts'
import { kindNumbers, transactionFields } from '../codec/messages.ts'
import { decode } from '../codec/schema.ts'
import {
  type Message,
  NoContract,
  type Transaction,
  UnknownKind,
  fromMessage,
  fromTransactionJson,
} from '../codec/transaction.ts'
import { CodecError } from '../codec/wire.ts'
import { Refusal, refusalText } from '../refusal.ts'
import { type Call, type Routes, hexOf } from './call.ts'
import { NodeError, badHex, nullPointer } from './errors.ts'
import { stringify } from './text.ts'

/** A client's statements about its own transaction must be right; a full node would not check. */
function checkClaims(transaction: Transaction, { params }: Call): void {
  const { raw_data_hex: raw, txID: id } = params
  const wrong =
    (typeof raw === 'string' && raw.toLowerCase() !== transaction.rawHex) ||
    (typeof id === 'string' && id.toLowerCase() !== transaction.id)
  if (wrong)
    throw new Refusal('OTHER_ERROR', 'Error: txID or raw_data_hex is not that of raw_data.')
}

/** Those errors of reading that a broadcast answers with a code; others are for the caller. */
const isReported = (error: unknown): error is UnknownKind | NoContract =>
  error instanceof UnknownKind || error instanceof NoContract

interface Outcome {
  /** Empty when not even the id could be computed. */
  readonly id: string
  readonly refusal: Refusal | null
}

async function accept(call: Call, read: () => Transaction): Promise<Outcome> {
  let id = ''
  try {
    const transaction = read()
    id = transaction.id
    if (!call.swallow) await call.node.submit(transaction, () => checkClaims(transaction, call))
    return { id, refusal: null }
  } catch (error) {
    const refusal = isReported(error)
      ? new Refusal('CONTRACT_VALIDATE_ERROR', error.message)
      : error
    if (!(refusal instanceof Refusal)) throw refusal
    return { id, refusal }
  }
}

async function broadcast(call: Call): Promise<Json> {
  const { id, refusal } = await accept(call, () => readJson(call))
  // Success carries no code: TronWeb takes any code for a failure.
  if (refusal === null) return { result: true, txid: id }
  const message = refusalText(refusal)
  return { code: refusal.code, txid: id, message: call.visible ? message : hexOf(message) }
}

/** What cannot be read is no transaction at all, and a full node stumbles over it. */
function readJson(call: Call): Transaction {
  try {
    return fromTransactionJson(call.params)
  } catch (error) {
    throw !isReported(error) && error instanceof CodecError ? nullPointer() : error
  }
}

function bytesIn({ params: { transaction } }: Call): Buffer {
  const input = transaction === undefined || transaction === null ? '' : transaction
  const bare = typeof input === 'string' ? input.replace(/^0x/i, '') : '?'
  const hex = bare.length % 2 === 0 ? bare : `0${bare}`
  if (/[^0-9a-fA-F]/.test(hex)) throw badHex()
  return Buffer.from(hex, 'hex')
}

/** The message as it is, printed with base58: what a full node returns. */
function shown(message: Message): string {
  const json = toJson(transactionFields, message, true)
  const raw = json['raw_data']
  const contracts = isObject(raw) ? raw['contract'] : undefined
  for (const contract of Array.isArray(contracts) ? contracts : []) {
    if (isObject(contract) && 'type' in contract) contract['type'] = kindOf(contract['type'])
  }
  return stringify(json)
}

/** By name, as enums are printed. */
const kindOf = (number: unknown): Json =>
  Object.keys(kindNumbers).find((name) => kindNumbers[name] === Number(number)) ?? String(number)

async function broadcastHex(call: Call): Promise<Json> {
  const bytes = bytesIn(call)
  let whole = '{}'
  const { id, refusal } = await accept(call, () => {
    if (bytes.length === 0) throw new NoContract()
    try {
      const message = decode(transactionFields, bytes)
      whole = shown(message)
      return fromMessage(message)
    } catch (error) {
      if (isReported(error) || !(error instanceof CodecError)) throw error
      throw new NodeError('com.google.protobuf.InvalidProtocolBufferException', error.message)
    }
  })
  return {
    result: refusal === null,
    code: refusal?.code ?? 'SUCCESS',
    message: refusal === null ? '' : refusalText(refusal),
    transaction: whole,
    txid: id,
  }
}

export const broadcastRoutes: Routes = {
  broadcasttransaction: broadcast,
  broadcasthex: broadcastHex,
}
