import type { Json } from '../codec/json.ts'
import {
  type Transaction,
  UnknownKind,
  fromBytes,
  fromTransactionJson,
  transactionToJson,
} from '../codec/transaction.ts'
import { CodecError } from '../codec/wire.ts'
import { Refusal, refusalText } from '../refusal.ts'
import { type Call, type Routes, hexOf, text } from './call.ts'
import { stringify } from './text.ts'

/** What a client says about its own transaction must be so; a full node would not look. */
function checkClaims(transaction: Transaction, { params }: Call): void {
  const { raw_data_hex: raw, txID: id } = params
  const wrong =
    (typeof raw === 'string' && raw.toLowerCase() !== transaction.rawHex) ||
    (typeof id === 'string' && id.toLowerCase() !== transaction.id)
  if (wrong)
    throw new Refusal('OTHER_ERROR', 'Error: txID or raw_data_hex is not that of raw_data.')
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof UnknownKind) return new Refusal('CONTRACT_VALIDATE_ERROR', error.message)
  if (error instanceof CodecError) return new Refusal('OTHER_ERROR', `Error: ${error.message}.`)
  throw error
}

async function accept(call: Call, read: () => Transaction): Promise<string | Refusal> {
  let id = ''
  try {
    const transaction = read()
    id = transaction.id
    if (!call.swallow) {
      await call.node.submit(transaction, () => checkClaims(transaction, call))
    }
    return id
  } catch (error) {
    const refusal = refusalOf(error)
    refusals.set(refusal, id)
    return refusal
  }
}

/** The id of the transaction that was refused, empty when it could not even be read. */
const refusals = new WeakMap<Refusal, string>()

async function broadcast(call: Call): Promise<Json> {
  const outcome = await accept(call, () => fromTransactionJson(call.params))
  // Success carries no code: TronWeb takes any code for a failure.
  if (typeof outcome === 'string') return { result: true, txid: outcome }
  return {
    code: outcome.code,
    txid: refusals.get(outcome) ?? '',
    message: hexOf(refusalText(outcome)),
  }
}

async function broadcastHex(call: Call): Promise<Json> {
  let transaction: Transaction | undefined
  const outcome = await accept(call, () => {
    const bytes = Buffer.from((text(call, 'transaction') ?? '').replace(/^0x/, ''), 'hex')
    transaction = fromBytes(bytes)
    return transaction
  })
  const shown =
    transaction === undefined ? '' : stringify(transactionToJson(transaction, call.visible))
  if (typeof outcome === 'string') {
    return { result: true, code: 'SUCCESS', message: '', transaction: shown, txid: outcome }
  }
  return {
    result: false,
    code: outcome.code,
    message: refusalText(outcome),
    transaction: shown,
    txid: refusals.get(outcome) ?? '',
  }
}

export const broadcastRoutes: Routes = {
  broadcasttransaction: broadcast,
  broadcasthex: broadcastHex,
}
