import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Source } from '#platform/std/source.ts'

import type { lockApi } from '../api.ts'
import { lockFailures } from '../failures.ts'
import type { LockKind } from '../fields.ts'
import type { LockStep } from '../shapes.ts'
import { addressOf, lockAAt, lockBAt, worthNow } from './contract.ts'
import { lockAOf, lockBOf, type LockRow, lockViews, tables } from './locks.ts'
import { bpsOf } from './rules.ts'
import { supplyOf } from './supply.ts'

/** Of a lock with more steps the first and the newest are shown. */
const mostSteps = 100

/** While the node is silent there are no worth, no part of the supply and no sources. */
export const lock: Handler<typeof lockApi.lock> = async (asked, call) => {
  const { app } = call
  const row = await lockOrRefuse(call, asked)
  const [[view], steps, own, worth, supply] = await Promise.all([
    lockViews(call, [row]),
    stepsOf(call, row),
    orIfSilent(lockSource(call, row), () => null),
    orIfSilent(worthNow(app, row.coin, row.amount), () => null),
    orIfSilent(supplyOf(app, row.coin), () => null),
  ])
  const ofWorth: Source[] =
    worth === null
      ? []
      : [
          sourceOf(app, {
            what: 'worth',
            contract: lockAAt(app).address,
            call: worth.call,
            value: worth.worth,
          }),
        ]
  return {
    lock: view!,
    worth: worth === null ? null : String(worth.worth),
    ofSupplyBps: bpsOf(row.amount, supply?.supply ?? null),
    steps,
    stepCount: row.steps,
    time: app.clock.now(),
    sources: [
      ...(own === null ? [] : [own]),
      ...ofWorth,
      ...(supply === null ? [] : [supply.source]),
    ],
  }
}

interface Asked {
  readonly kind: LockKind
  readonly owner: Address
  readonly createTime: number
}

/** Also by the address of a former holder: a link to it stays right. */
async function lockOrRefuse(call: Call, { kind, owner, createTime }: Asked): Promise<LockRow> {
  const row = await (kind === 'A' ? lockAOf(call, createTime) : lockBOf(call, createTime, owner))
  if (row !== undefined && (row.owner === owner || (await wasHolder(call, row, owner)))) return row
  throw new Failure(lockFailures.NO_SUCH_LOCK, { field: 'createTime' })
}

/** Before it was handed over for the first time it was whose it was made for. */
async function wasHolder(call: Call, { id }: LockRow, account: Address): Promise<boolean> {
  const found = await tables(call)
    .selectFrom('lockHolders')
    .select('id')
    .where('id', '=', id)
    .where('account', '=', account)
    .executeTakeFirst()
  return found !== undefined
}

async function stepsOf(call: Call, { id, steps }: LockRow): Promise<LockStep[]> {
  const rows = await tables(call)
    .selectFrom('lockSteps')
    .selectAll()
    .where('lockId', '=', id)
    .where((e) => e.or([e('number', '=', 1), e('number', '>', steps - mostSteps + 1)]))
    .orderBy('number')
    .execute()
  return rows.map(({ step, amount, lockTime, account, time, txHash, block }) => ({
    step,
    amount: amount === null ? null : String(amount),
    lockTime,
    account,
    time,
    txHash,
    final: call.app.clock.isFinal(block),
  }))
}

/** The contract's own call for the lock; null of a former lock B, whose place a newer one has. */
async function lockSource({ app }: Call, row: LockRow): Promise<Source | null> {
  const { kind, number, owner } = row
  const value =
    kind === 'A'
      ? await app.node.readContract({
          ...lockAAt(app),
          functionName: 'locks',
          args: [BigInt(number)],
        })
      : await app.node.readContract({ ...lockBAt(app), functionName: 'locks', args: [owner] })
  const createTime = kind === 'A' ? value[3] : value[2]
  if (createTime !== BigInt(row.createTime)) return null
  const call = `locks(${kind === 'A' ? number : owner})`
  return sourceOf(app, { what: 'lock', contract: addressOf(app, kind), call, value })
}
