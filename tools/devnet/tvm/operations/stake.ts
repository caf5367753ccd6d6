/** Stake 2.0 from inside a contract: as the transactions of the same name, for the contract's own account. */
import { type PlainBody, perform, validate } from '../../kinds/index.ts'
import type { Effects } from '../../kinds/kind.ts'
import { Refusal } from '../../refusal.ts'
import { canWithdrawUnfreezeAmount } from '../../resources/views.ts'
import { price } from '../cost.ts'
import { staticModification } from '../fault.ts'
import { type Frame, nothing, type Operation } from '../frame.ts'
import type { Internal } from '../internal.ts'
import { type Operations, operation } from '../operation.ts'
import { addressOf, fromBoolean, longMax, toSigned } from '../word.ts'

const names = ['Bandwidth', 'Energy', 'TronPower']
/** A resource that there is not. */
const unknown = 3

const resourceOf = (word: bigint): number => (word <= 2n ? Number(word) : unknown)
const nameOf = (word: bigint): string => names[Number(BigInt.asUintN(32, word))] ?? 'UnknownType'
const isLong = (amount: bigint): boolean => amount <= longMax && amount >= -longMax - 1n

const note = (frame: Frame, what: string, to: string, value: bigint): Internal =>
  frame.session.note(frame.reason, what, frame.address, to, BigInt.asIntN(64, value), nothing)

/** null where the transaction would be refused; the internal transaction is then marked so. */
function attempt(frame: Frame, internal: Internal, body: PlainBody): Effects | null {
  const { state, moment } = frame.session
  try {
    validate(state, body, moment)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    internal.rejected = true
    return null
  }
  return perform(state, body, moment)
}

/** What a full node notes when amounts whose time had come were paid out on the way. */
function notePaid(frame: Frame, effects: Effects | null, while_: string): void {
  const sun = effects?.withdrawExpire ?? 0n
  if (sun > 0n) note(frame, `withdrawExpireUnfreezeWhile${while_}`, frame.address, sun)
}

const ownerOf = (frame: Frame): { owner_address: string } => ({
  owner_address: `41${frame.address}`,
})

function freeze(frame: Frame): bigint {
  const kind = frame.stack.pop()
  const amount = toSigned(frame.stack.pop())
  const internal = note(frame, `freezeBalanceV2For${nameOf(kind)}`, frame.address, amount)
  return done(frame, internal, amount, {
    kind: 'FreezeBalanceV2Contract',
    value: { ...ownerOf(frame), frozen_balance: amount, resource: resourceOf(kind) },
  })
}

function done(frame: Frame, internal: Internal, amount: bigint, body: PlainBody): bigint {
  if (isLong(amount)) return fromBoolean(attempt(frame, internal, body) !== null)
  internal.rejected = true
  return 0n
}

function unfreeze(frame: Frame): bigint {
  const kind = frame.stack.pop()
  const amount = toSigned(frame.stack.pop())
  const internal = note(frame, `unfreezeBalanceV2For${nameOf(kind)}`, frame.address, amount)
  internal.rejected = !isLong(amount)
  if (internal.rejected) return 0n
  const effects = attempt(frame, internal, {
    kind: 'UnfreezeBalanceV2Contract',
    value: { ...ownerOf(frame), unfreeze_balance: amount, resource: resourceOf(kind) },
  })
  notePaid(frame, effects, 'Unfreezing')
  return fromBoolean(effects !== null)
}

function cancel(frame: Frame): bigint {
  const internal = note(frame, 'cancelAllUnfreezeV2', frame.address, 0n)
  const body: PlainBody = { kind: 'CancelAllUnfreezeV2Contract', value: ownerOf(frame) }
  const effects = attempt(frame, internal, body)
  notePaid(frame, effects, 'Canceling')
  return fromBoolean(effects !== null)
}

function withdraw(frame: Frame): bigint {
  const { state, moment } = frame.session
  const owner = ownerOf(frame)
  const internal = note(frame, 'withdrawExpireUnfreeze', frame.address, 0n)
  if (canWithdrawUnfreezeAmount(state, owner.owner_address, moment.headTime) === 0n) return 0n
  const body: PlainBody = { kind: 'WithdrawExpireUnfreezeContract', value: owner }
  const sun = attempt(frame, internal, body)?.withdrawExpire ?? 0n
  internal.value = sun
  return sun
}

function lend(frame: Frame, back: boolean): bigint {
  const kind = frame.stack.pop()
  const amount = toSigned(frame.stack.pop())
  const to = addressOf(frame.stack.pop())
  const internal = note(
    frame,
    `${back ? 'unDelegate' : 'delegate'}ResourceOf${nameOf(kind)}`,
    to,
    amount,
  )
  const value = {
    ...ownerOf(frame),
    receiver_address: `41${to}`,
    balance: amount,
    resource: resourceOf(kind),
  }
  const body: PlainBody = back
    ? { kind: 'UnDelegateResourceContract', value }
    : { kind: 'DelegateResourceContract', value: { ...value, lock: false, lock_period: 0n } }
  return done(frame, internal, amount, body)
}

const of = (name: string, takes: number, work: (frame: Frame) => bigint): Operation =>
  operation(name, takes, 1, price.stake, (frame) => {
    if (frame.isStatic) throw staticModification()
    frame.stack.push(work(frame))
  })

export const stake: Operations = [
  [0xda, of('FREEZEBALANCEV2', 2, freeze)],
  [0xdb, of('UNFREEZEBALANCEV2', 2, unfreeze)],
  [0xdc, of('CANCELALLUNFREEZEV2', 0, cancel)],
  [0xdd, of('WITHDRAWEXPIREUNFREEZE', 0, withdraw)],
  [0xde, of('DELEGATERESOURCE', 3, (frame) => lend(frame, false))],
  [0xdf, of('UNDELEGATERESOURCE', 3, (frame) => lend(frame, true))],
]
