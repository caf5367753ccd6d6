import { heldBy, poolsAmong, poolsOfCoin } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'

import type { lockApi } from '../api.ts'
import type { LockCoin, Meter } from '../shapes.ts'
import { deadAddress } from '../fields.ts'
import { addressOf, coinsOfB, contractOrRefuse, sumsOfA, sumsOfB } from './contract.ts'
import { coinViews, tables } from './locks.ts'
import { bpsOf, yearSeconds } from './rules.ts'
import { supplyOf } from './supply.ts'

/** Pools of a coin whose liquidity is looked at. */
const mostPools = 10

export const meter: Handler<typeof lockApi.meter> = async ({ coin }, call) => {
  await contractOrRefuse(call.app, coin)
  const [pools, itself, sums] = await Promise.all([
    poolsOfCoin(call, coin, mostPools),
    poolsAmong(call, [coin]),
    tables(call)
      .selectFrom('lockCoins')
      .select(['everA', 'everB'])
      .where('coin', '=', coin)
      .executeTakeFirst(),
  ])
  const pairs = pools.map(({ pair }) => pair)
  const coinOf = await coinViews(call, [coin, ...pairs])
  const meters = await Promise.all([
    meterOf(call, itself.has(coin) ? 'liquidity' : 'supply', coinOf(coin)),
    ...pairs.map(async (pair) => meterOf(call, 'liquidity', coinOf(pair))),
  ])
  return {
    coin: coinOf(coin),
    meters,
    everLocked: (sums?.everA ?? 0) + (sums?.everB ?? 0),
  }
}

async function meterOf(call: Call, of: Meter['of'], coin: LockCoin): Promise<Meter> {
  const { app } = call
  const address = coin.address as Address
  const time = app.clock.now()
  const [dead, supply, timed, ofA, ofB] = await Promise.all([
    heldBy(app, address, [deadAddress]),
    supplyOf(app, address),
    timedOf(call, address, time),
    sumsOfA(app, address, 'timed'),
    coinsOfB(app).then(async (b) => (b.coin === address ? sumsOfB(app, 'timed') : null)),
  ])
  const permanent = dead ?? 0n
  const weighted = timed.secondUnits / BigInt(yearSeconds)
  const events = 'events Locked, Increased, Extended, Unlocked'
  return {
    of,
    coin,
    permanent: String(permanent),
    timed: String(timed.amount),
    weighted: String(weighted),
    locks: timed.locks,
    nextUnlockTime: timed.next,
    supply: supply === null ? null : String(supply.supply),
    bps: dead === null ? null : bpsOf(permanent + weighted, supply?.supply ?? null),
    time,
    sources: [
      ...(dead === null
        ? []
        : [
            sourceOf(app, {
              what: 'permanent',
              contract: address,
              call: `balanceOf(${deadAddress})`,
              value: dead,
            }),
          ]),
      ...[ofA, ofB].flatMap((sums) => sums?.source ?? []),
      sourceOf(app, {
        what: 'weighted',
        contract: addressOf(app, 'A'),
        call: events,
        value: weighted,
      }),
      ...(supply === null ? [] : [supply.source]),
    ],
  }
}

/** Of all locks of a coin that are not paid whole; `secondUnits`: Σ amount × seconds left, a year's at most. */
async function timedOf(call: Call, coin: Address, now: number) {
  const left = sql<number>`least(greatest(lock_time - ${now}, 0), ${yearSeconds})`
  const sums = await tables(call)
    .selectFrom('lockLocks')
    .select((e) => [
      e.fn.sum<bigint | null>('amount').as('amount'),
      sql<bigint | null>`sum(amount * ${left})`.as('secondUnits'),
      e.fn.countAll<number>().as('locks'),
      sql<number | null>`min(lock_time) filter (where lock_time > ${now})`.as('next'),
    ])
    .where('coin', '=', coin)
    .where('locked', '=', true)
    .executeTakeFirstOrThrow()
  return {
    amount: sums.amount ?? 0n,
    secondUnits: sums.secondUnits ?? 0n,
    locks: sums.locks,
    next: sums.next,
  }
}
