import type { Call } from '#platform/server/call.ts'
import type { Balances } from '#platform/server/coins.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAllow, validateAmount, validateSpend } from '#platform/server/spending.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { lockActions } from '../actions.ts'
import { lockFailures as f } from '../failures.ts'
import { deadAddress, type LockKind } from '../fields.ts'
import { addressOf, coinsOfB, spendableOf } from './contract.ts'
import { coinView, lockAOf, type LockRow, runningBOf } from './locks.ts'
import {
  daySeconds,
  validateAccept,
  validateExtend,
  validateIncrease,
  validateLockB,
  validateOwn,
  validateUnlock,
} from './rules.ts'

/** Only the contract knows which locks are paid first. */
const short = {
  'Less of this coin is here than is locked': { kind: f.COIN_SHORT, field: 'amount' },
} as const
const notPaid = (field?: string) => ({
  'Nothing of this coin is left for this lock': {
    kind: f.NOTHING_LEFT,
    ...(field === undefined ? {} : { field }),
  },
})

export const lock: Propose<typeof lockActions.lock> = async ({ coin, amount, day }, call) => {
  const args = { amount: await amountOrRefuse(call, coin, amount, 'A'), coin, day: BigInt(day) }
  return { args, refusals: short }
}

export const increase: Propose<typeof lockActions.increase> = async (input, call) => {
  const { createTime } = input
  const own = await ownLock(call, createTime)
  refuseIf(validateIncrease(own, call.app.clock.now()), 'createTime', timeOf(own))
  const amount = await amountOrRefuse(call, own.coin, input.amount, 'A')
  return { args: { createTime: BigInt(createTime), amount }, refusals: short }
}

export const extend: Propose<typeof lockActions.extend> = async ({ createTime, day }, call) => {
  const own = await ownLock(call, createTime)
  const end = call.app.clock.now() + day * daySeconds
  refuseIf(validateExtend(own, end), own.paid > 0n ? 'createTime' : 'day', timeOf(own))
  return { args: { createTime: BigInt(createTime), day: BigInt(day) } }
}

export const offer: Propose<typeof lockActions.offer> = async ({ createTime, to }, call) => {
  const { coin } = await ownLock(call, createTime)
  const recipient = recipientOrRefuse(call, to, coin)
  if (recipient === call.address) throw new Failure(f.OWN_LOCK, { field: 'to' })
  return { args: { createTime: BigInt(createTime), to: recipient } }
}

export const takeBack: Propose<typeof lockActions.takeBack> = async ({ createTime }, call) => {
  const { offeredTo } = await ownLock(call, createTime)
  if (offeredTo === null) throw new Failure(f.NOTHING_OFFERED, { field: 'createTime' })
  return { args: { createTime: BigInt(createTime), to: zeroAddress } }
}

export const accept: Propose<typeof lockActions.accept> = async ({ createTime }, call) => {
  refuseIf(validateAccept(await lockAOf(call, createTime), call.address), 'createTime')
  return { args: { createTime: BigInt(createTime) } }
}

export const unlock: Propose<typeof lockActions.unlock> = async ({ createTime }, call) => {
  await dueLock(call, createTime)
  return { args: { createTime: BigInt(createTime) }, refusals: notPaid('createTime') }
}

export const withdrawTo: Propose<typeof lockActions.withdrawTo> = async (input, call) => {
  const { createTime } = input
  const { coin } = await dueLock(call, createTime)
  const args = { createTime: BigInt(createTime), to: recipientOrRefuse(call, input.to, coin) }
  return { args, refusals: notPaid('createTime') }
}

export const lockB: Propose<typeof lockActions.lockB> = async ({ amount, lockTime }, call) => {
  const { app, address } = call
  if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
  const running = await runningBOf(call, address)
  const refused = validateLockB({ amount, lockTime, now: app.clock.now() }, running)
  if (refused !== null) {
    refuseIf(refused.kind, refused.field, running === null ? {} : timeOf(running))
  }
  if (amount > 0n) {
    const { coin } = await coinsOfB(app)
    await amountOrRefuse(call, coin, amount, 'B')
  }
  return { args: { amount, lockTime: BigInt(lockTime) }, refusals: short }
}

export const unlockB: Propose<typeof lockActions.unlockB> = async (_, call) => {
  const running = await runningBOf(call, call.address)
  if (running === null) throw new Failure(f.NO_SUCH_LOCK)
  const refused = validateUnlock(running, call.app.clock.now())
  if (refused !== null) throw new Failure(refused, { values: timeOf(running) })
  return { refusals: notPaid() }
}

export const forEver: Propose<typeof lockActions.forEver> = async ({ coin, amount }, call) => {
  const { balance } = await spendableOf(call.app, coin, call.address, 'A')
  // Nothing is taken by a contract: no allowance is needed.
  const value = await affordable(call, coin, amount, { balance, allowance: balance })
  return { args: { to: deadAddress, value } }
}

export const approve: Propose<typeof lockActions.approve> = async (input, call) => {
  const { app, address } = call
  const { kind, coin, amount } = input
  const { allowance } = await spendableOf(app, coin, address, kind)
  if (kind === 'B') await refuseOther(call, coin)
  if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
  const { symbol } = await coinView(call, coin)
  refuseIf(validateAllow(allowance, amount), 'amount', { symbol })
  return { args: { spender: addressOf(app, kind), value: amount } }
}

async function refuseOther(call: Call, coin: Address): Promise<void> {
  const taken = await coinsOfB(call.app)
  if (coin === taken.coin) return
  const { symbol } = await coinView(call, taken.coin)
  throw new Failure(f.NOT_OF_B, { field: 'coin', values: { symbol } })
}

const timeOf = ({ lockTime }: LockRow) => ({ time: utcText(lockTime) })

/** The caller's own lock A that is not paid whole, or the first rule that refuses it. */
async function ownLock(call: Call, createTime: number): Promise<LockRow> {
  const row = await lockAOf(call, createTime)
  refuseIf(validateOwn(row, call.address), 'createTime')
  return row!
}

async function dueLock(call: Call, createTime: number): Promise<LockRow> {
  const own = await ownLock(call, createTime)
  refuseIf(validateUnlock(own, call.app.clock.now()), 'createTime', timeOf(own))
  return own
}

/** Neither the coin nor a contract of ours gives back what arrives there. */
function recipientOrRefuse({ app }: Call, to: Address | undefined, coin: Address): Address {
  if (to === undefined || to === zeroAddress) throw new Failure(f.NO_ADDRESS, { field: 'to' })
  if (to === coin || app.deployment.nameOf(to) !== null)
    throw new Failure(f.TO_OURS, { field: 'to' })
  return to
}

/** An amount of any coin, or why it cannot be locked. */
const amountOrRefuse = async (
  call: Call,
  coin: Address,
  amount: bigint | undefined,
  kind: LockKind,
): Promise<bigint> =>
  affordable(call, coin, amount, await spendableOf(call.app, coin, call.address, kind))

async function affordable(
  call: Call,
  coin: Address,
  amount: bigint | undefined,
  balances: Balances,
): Promise<bigint> {
  const { symbol, decimals } = await coinView(call, coin)
  const inCoins = (units: bigint) => formatUnits(units, decimals ?? 0)
  refuseIf(validateAmount(amount) ?? validateSpend(amount!, balances), 'amount', {
    symbol,
    balance: inCoins(balances.balance),
    amount: inCoins(amount ?? 0n),
  })
  return amount!
}
