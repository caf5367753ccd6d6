/** One transaction upon the state: paid for, validated and carried out in a full node's order. */
import { addressFromHex } from '#platform/std/address.ts'
import { bare } from './addresses.ts'
import { type Transaction, ownerOf } from './codec/transaction.ts'
import { type PlainBody, perform, validate } from './kinds/index.ts'
import type { Effects, Moment } from './kinds/kind.ts'
import { type Ran, deploy, trigger } from './kinds/vm.ts'
import { params } from './params.ts'
import type { Receipt } from './receipt.ts'
import { Refusal, invalid } from './refusal.ts'
import { type BandwidthPaid, payBandwidth, payFee } from './resources/bandwidth.ts'
import { chargedSize, sizeOf } from './size.ts'
import type { State } from './state.ts'
import type { Machine } from './tvm/machine.ts'
import type { BlockContext } from './tvm/session.ts'

/** The block that is being made, and the head that it follows. */
export interface Context extends BlockContext {
  /** Milliseconds of the head, its slot, and its number. */
  readonly headTime: number
  readonly slot: number
  readonly headNumber: number
}

/** Throws a Refusal, leaving the state as it was, when the transaction may not enter a block. */
export function execute(machine: Machine, transaction: Transaction, context: Context): Receipt {
  const { state } = machine
  const start = state.position
  try {
    const paid = payAhead(state, transaction, context)
    return carryOut(machine, transaction, context, paid)
  } catch (error) {
    state.rewind(start)
    throw error
  }
}

interface PaidAhead extends BandwidthPaid {
  /** All sun burned so far. */
  readonly fee: bigint
}

/** What a transaction costs whatever its result: its bytes, more than one signature, a memo. */
function payAhead(state: State, transaction: Transaction, now: Moment): PaidAhead {
  const owner = ownerOf(transaction)
  if (state.account(bare(owner)) === undefined) {
    throw invalid(`account [${addressFromHex(owner)}] does not exist`)
  }
  const makes = makesAccount(state, transaction)
  if (makes) checkSize(transaction)
  const paid = payBandwidth(state, bare(owner), chargedSize(transaction), now, makes)
  const extra =
    (transaction.signatures.length > 1 ? params.multiSignFee : 0n) +
    (transaction.raw.data === '' ? 0n : params.memoFee)
  payFee(state, bare(owner), extra)
  return { ...paid, fee: paid.netFee + extra }
}

function makesAccount(state: State, { body: { kind, value } }: Transaction): boolean {
  if (kind === 'AccountCreateContract') return true
  return kind === 'TransferContract' && state.account(bare(value.to_address)) === undefined
}

function checkSize(transaction: Transaction): void {
  const size = sizeOf(transaction) - transaction.signatures.length * params.signatureSize
  const most = params.maxCreateAccountSize
  if (size <= most) return
  const what = `Too big new account transaction, TxId ${transaction.id}`
  const message = `${what}, the size is ${size} bytes, maxTxSize ${most}`
  throw new Refusal('TOO_BIG_TRANSACTION_ERROR', message)
}

function carryOut(
  machine: Machine,
  transaction: Transaction,
  context: Context,
  paid: PaidAhead,
): Receipt {
  const { body } = transaction
  const around = { machine, transaction, block: context, slot: context.slot }
  if (body.kind === 'CreateSmartContract') {
    return ranReceipt(transaction.id, paid, deploy(around, body.value))
  }
  if (body.kind === 'TriggerSmartContract') {
    return ranReceipt(transaction.id, paid, trigger(around, body.value))
  }
  return plainReceipt(transaction.id, paid, done(machine.state, body, context))
}

function done(state: State, body: PlainBody, moment: Moment): Effects {
  validate(state, body, moment)
  return perform(state, body, moment)
}

const plainReceipt = (id: string, paid: PaidAhead, effects: Effects): Receipt => ({
  id,
  fee: paid.fee + effects.fee,
  netUsage: paid.netUsage,
  netFee: paid.netFee,
  energyTotal: 0n,
  energyUsage: 0n,
  originEnergyUsage: 0n,
  energyPenalty: 0n,
  energyFee: 0n,
  result: null,
  output: '',
  contract: '',
  message: '',
  logs: [],
  internal: [],
  withdrawExpire: effects.withdrawExpire ?? 0n,
  cancelUnfreeze: effects.cancelUnfreeze ?? null,
  ...(effects.withdrawn === undefined ? {} : { withdrawn: effects.withdrawn }),
})

function ranReceipt(id: string, paid: PaidAhead, ran: Ran): Receipt {
  const { outcome, contract } = ran
  return {
    ...plainReceipt(id, paid, { fee: ran.paid.energyFee }),
    ...ran.paid,
    energyTotal: outcome.energy,
    energyPenalty: outcome.penalty,
    result: outcome.result,
    output: outcome.output,
    contract,
    message: outcome.message,
    logs: outcome.logs,
    internal: outcome.internal,
  }
}
