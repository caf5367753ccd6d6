import type { Call } from '#platform/server/call.ts'
import type { Release, Releases, ReleaseSum } from '#platform/server/release.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'

import { nameOf } from './contract.ts'
import { type LockRow, newest, ownerOf, ownRows, tables } from './locks.ts'
import { stateAt } from './rules.ts'

/** Coins that sums are given of. */
const mostCoins = 20

/** The caller's own locks, newest first; none that others made for it. */
export const lockReleases: Releases = {
  kind: 'lock',
  async list(call, part) {
    const [owner, rows] = await Promise.all([
      ownerOf(call, call.address),
      newest(ownRows(call, call.address), part).execute(),
    ])
    const now = call.app.clock.now()
    return { total: owner?.own ?? 0, rows: rows.map((row) => releaseOf(row, now)) }
  },
  async sums(call) {
    const [{ coins, all }, mine] = await Promise.all([
      sumsOfAll(call),
      call.session === null ? null : sumsOf(call, call.session.address),
    ])
    return { coins, all, mine }
  },
}

const states = { locked: 'waiting', due: 'unlocked', unlocked: 'withdrawn' } as const

function releaseOf(row: LockRow, now: number): Release {
  const { kind, coin, createTime, lockTime: time, amount, paid, locked } = row
  return {
    contract: nameOf(kind),
    coin,
    stage: null,
    createTime,
    time,
    amount: locked ? amount + paid : paid,
    withdrawn: paid,
    state: states[stateAt(row, now)],
  }
}

/** The coins first that most locks are of. */
async function sumsOfAll(call: Call) {
  const some = tables(call)
    .selectFrom('lockCoins')
    .where((e) => e.or([e('owedA', '>', 0n), e('owedB', '>', 0n)]))
  const [counted, rows] = await Promise.all([
    some.select((e) => e.fn.countAll<number>().as('coins')).executeTakeFirstOrThrow(),
    some
      .select(['coin', 'owedA', 'owedB'])
      .orderBy(sql`open_a + open_b`, 'desc')
      .orderBy('coin')
      .limit(mostCoins)
      .execute(),
  ])
  const all = rows.map(({ coin, owedA, owedB }): ReleaseSum => ({ coin, amount: owedA + owedB }))
  return { coins: counted.coins, all }
}

const sumsOf = (call: Call, owner: Address): Promise<ReleaseSum[]> =>
  tables(call)
    .selectFrom('lockLocks')
    .select((e) => ['coin', e.fn.sum<bigint>('amount').as('amount')])
    .where('owner', '=', owner)
    .where('own', '=', true)
    .where('locked', '=', true)
    .groupBy('coin')
    .orderBy((e) => e.fn.countAll(), 'desc')
    .orderBy('coin')
    .limit(mostCoins)
    .execute()
