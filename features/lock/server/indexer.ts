import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { lockAAbi, lockBAbi } from '../contract/abi.ts'
import type { LockKind } from '../fields.ts'
import {
  type LocksTable,
  lockCoinChanges,
  lockHolders,
  lockLocks,
  lockOwners,
  lockSteps,
  lockTotals,
  type StepsTable,
} from '../tables.ts'
import { addToCoin, addToOwner } from './counters.ts'

/** From the events of LockA to the rows of `../tables.ts`. Nothing here changes by time alone. */
export const lockAIndexer = indexContract('LockA', lockAAbi, {
  async Locked(event) {
    const { createTime, locker: owner, coin, amount, lockTime, maker } = event.args
    await begin(event, 'A', {
      id: idOfA(createTime),
      createTime: Number(createTime),
      maker,
      owner,
      coin,
      amount,
      lockTime: Number(lockTime),
    })
  },

  async Increased(event) {
    const lock = await lockOf(event)
    await add(event, lock, event.args.amount, lock.lockTime)
  },

  async Extended(event) {
    await add(event, await lockOf(event), 0n, Number(event.args.lockTime))
  },

  async Offered(event) {
    const to = event.args.to === zeroAddress ? null : event.args.to
    const lock = await lockOf(event)
    await offerTo(event, lock, to)
    await step(event, lock, { step: 'offered', account: to })
  },

  async HandedOver(event) {
    const { from, to } = event.args
    const lock = await lockOf(event)
    await offerTo(event, lock, null)
    await step(event, lock, { step: 'handedOver', account: to }, { owner: to, own: true })
    await addToOwner(event, from, lock.own ? { own: -1 } : { madeFor: -1 })
    await addToOwner(event, to, { own: 1 })
    const { id } = lock
    await event.store.upsert(lockHolders, { id, account: to, block: event.block }, () => ({}))
  },

  async Unlocked(event) {
    await pay(event, await lockOf(event), event.args)
  },
})

/** From the events of LockB. */
export const lockBIndexer = indexContract('LockB', lockBAbi, {
  /** Made, added to or longer: a lock that runs is the account's only one. */
  async Locked(event) {
    const { locker, coin, amount, unlockTime } = event.args
    const running = await runningOf(event, locker)
    if (running !== null) {
      await add(event, running, amount, Number(unlockTime))
      return
    }
    const id = `B${event.time}${locker}`
    await begin(event, 'B', {
      id,
      createTime: event.time,
      maker: locker,
      owner: locker,
      coin,
      amount,
      lockTime: Number(unlockTime),
    })
    await event.store.update(lockOwners, { owner: locker }, { runningB: id })
  },

  async Unlocked(event) {
    const { locker, amount, owed } = event.args
    const running = await runningOf(event, locker)
    if (running === null) throw new Error(`${locker} has no lock B`)
    await pay(event, running, { to: locker, amount, owed })
    if (owed === 0n) await event.store.update(lockOwners, { owner: locker }, { runningB: null })
  },

  async CoinSet(event) {
    await changeCoin(event, 'set', event.args.coin, Number(event.args.time))
  },

  async CoinKept(event) {
    await changeCoin(event, 'kept', event.args.coin, null)
  },
})

const idOfA = (createTime: bigint): string => `A${createTime}`

const lockOf = (event: EventContext & { readonly args: { readonly createTime: bigint } }) =>
  event.store.get(lockLocks, { id: idOfA(event.args.createTime) })

async function runningOf({ store }: EventContext, owner: Address): Promise<LocksTable | null> {
  const id = (await store.find(lockOwners, { owner }))?.runningB ?? null
  return id === null ? null : store.get(lockLocks, { id })
}

type Begun = 'id' | 'createTime' | 'maker' | 'owner' | 'coin' | 'amount' | 'lockTime'

async function begin(
  event: EventContext,
  kind: LockKind,
  lock: Pick<LocksTable, Begun>,
): Promise<void> {
  const { store, block, txHash } = event
  const { coin, maker, owner, amount, lockTime } = lock
  const own = maker === owner
  const { ofCoin, ofAll } = await addToCoin(event, coin, kind, { owed: amount, open: 1, ever: 1 })
  const other = await store.find(lockTotals, { kind: kind === 'A' ? 'B' : 'A' })
  const seq = ofAll.ever + (other?.ever ?? 0)
  const numbers = { seq, number: ofAll.ever - 1, coinNumber: ofCoin.everA + ofCoin.everB }
  const running = { paid: 0n, locked: true, offeredTo: null, endedAt: null, steps: 0 }
  await store.insert(lockLocks, { kind, ...lock, ...numbers, own, ...running, txHash, block })
  await store.insert(lockHolders, { id: lock.id, account: owner, block })
  await addToOwner(event, owner, own ? { own: 1 } : { madeFor: 1 })
  const row = await store.get(lockLocks, lock)
  await step(event, row, { step: 'locked', amount, lockTime, account: maker })
}

/** More of the coin, a later end, or both. */
async function add(
  event: EventContext,
  lock: LocksTable,
  amount: bigint,
  lockTime: number,
): Promise<void> {
  const more = amount > 0n ? { amount } : {}
  const later = lockTime === lock.lockTime ? {} : { lockTime }
  const name = amount > 0n ? 'increased' : 'extended'
  await step(
    event,
    lock,
    { step: name, ...more, ...later },
    { amount: lock.amount + amount, lockTime },
  )
  if (amount > 0n) await addToCoin(event, lock.coin, lock.kind, { owed: amount })
}

/** The number of those who may take a lock over follows. */
async function offerTo(event: EventContext, lock: LocksTable, to: Address | null): Promise<void> {
  if (lock.offeredTo === to) return
  if (lock.offeredTo !== null) await addToOwner(event, lock.offeredTo, { offered: -1 })
  if (to !== null) await addToOwner(event, to, { offered: 1 })
  await event.store.update(lockLocks, lock, { offeredTo: to, block: event.block })
}

interface Paid {
  readonly to: Address
  readonly amount: bigint
  readonly owed: bigint
}

/** All of a lock, or a part where the coin has reduced the balance there. */
async function pay(event: EventContext, lock: LocksTable, { to, amount, owed }: Paid) {
  const whole = owed === 0n
  // Nobody takes over what has ended.
  if (whole) await offerTo(event, lock, null)
  await step(
    event,
    lock,
    { step: 'unlocked', amount, account: to },
    {
      paid: lock.paid + amount,
      ...(whole ? { locked: false, endedAt: event.time } : { amount: owed }),
    },
  )
  await addToCoin(event, lock.coin, lock.kind, { owed: -amount, open: whole ? -1 : 0 })
}

type Step = Pick<StepsTable, 'step'> & Partial<Pick<StepsTable, 'amount' | 'lockTime' | 'account'>>

/** Notes an event of a lock, and what it changes. */
async function step(
  { store, block, time, txHash }: EventContext,
  { id }: Pick<LocksTable, 'id'>,
  { step: name, amount = null, lockTime = null, account = null }: Step,
  change: Partial<Omit<LocksTable, 'id'>> = {},
): Promise<void> {
  const { steps: number } = await store.update(lockLocks, { id }, (row) => ({
    steps: row.steps + 1,
    ...change,
    block,
  }))
  const place = { time, txHash, block }
  await store.insert(lockSteps, {
    lockId: id,
    number,
    step: name,
    amount,
    lockTime,
    account,
    ...place,
  })
}

async function changeCoin(
  { store, block, txIndex, logIndex, time, txHash }: EventContext,
  change: 'set' | 'kept',
  coin: Address,
  inForce: number | null,
): Promise<void> {
  const place = { block, txIndex, logIndex, time, txHash }
  await store.insert(lockCoinChanges, { ...place, change, coin, inForce })
}
