import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import type { Page } from '#platform/std/fields.ts'
import { dayOf, secondsADay } from '#platform/std/day.ts'
import { Failure } from '#platform/std/failure.ts'
import { type Selectable, sql } from 'kysely'

import type { burnApi } from '../api.ts'
import { burnFailures as f } from '../failures.ts'
import { minersPart } from '../fields.ts'
import type { DaysTable, MovesTable } from '../tables.ts'
import {
  earnedBy,
  emittedAt,
  leastPower,
  networkAt,
  noNetwork,
  secondsOfPeriod,
  type Stream,
} from './rules.ts'
import { periodsOf, tables } from './views.ts'

type DayRow = Selectable<DaysTable>

export const dayPage: Handler<typeof burnApi.dayPage> = async ({ pageNum, pageSize }, call) => {
  const known = await daysKnown(call)
  if (known === null) return { total: 0, list: [] }
  const total = (known.today - known.first) / secondsADay + 1
  const newest = known.today - (pageNum - 1) * pageSize * secondsADay
  const oldest = Math.max(known.first, newest - (pageSize - 1) * secondsADay)
  return { total, list: newest < oldest ? [] : (await statements(call, oldest, newest)).list }
}

export const day: Handler<typeof burnApi.day> = async (input, call) => {
  const at = dayOf(input.day)
  const known = await daysKnown(call)
  if (known === null || at < known.first || at > known.today) {
    throw new Failure(f.NO_SUCH_DAY, { field: 'day' })
  }
  const { list, before, ownBefore, after, periods } = await statements(call, at, at)
  const [statement] = list
  const { from, to } = statement!
  const [first, last] = [before?.records ?? 0, after?.records ?? 0]
  return {
    ...statement!,
    opening: {
      networkPower: String(before?.power ?? 0n),
      ownPower: call.session === null ? null : String(ownBefore?.ownPower ?? 0n),
    },
    periods: periods
      .map(({ number, start, perSecond }) => ({
        number,
        start,
        end: start + secondsOfPeriod,
        perSecond: String(perSecond),
      }))
      .filter(({ start, end }) => start < to && end > from),
    leastPower: String(leastPower),
    miners: { part: Number(minersPart.part), of: Number(minersPart.of) },
    total: last - first,
    list: await transactions(call, first, last, input),
  }
}

/** The first day of mining, and today; null before the first. */
async function daysKnown(call: Call): Promise<{ first: number; today: number } | null> {
  const row = await tables(call)
    .selectFrom('burnDays')
    .select('day')
    .orderBy('day')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  return { first: row.day, today: Math.max(row.day, dayOf(call.app.clock.now())) }
}

/**
 * Days from the oldest to the newest, that one first. The network as it was at any time follows from the last row up to
 * then: what it earned since is what was emitted since.
 */
async function statements(call: Call, oldest: number, newest: number) {
  const [periods, rows] = await Promise.all([
    periodsOf(call),
    tables(call)
      .selectFrom('burnDays')
      .selectAll()
      .where('day', '<=', newest)
      .orderBy('day', 'desc')
      // At most one a day, and the one before them.
      .limit((newest - oldest) / secondsADay + 2)
      .execute(),
  ])
  const now = call.app.clock.now()
  const upTo = (at: number): DayRow | undefined => rows.find((row) => row.day <= at)
  const days = Array.from(
    { length: (newest - oldest) / secondsADay + 2 },
    (_, i) => newest - i * secondsADay,
  )
  const own = await ownUpTo(
    call,
    days.map((at) => upTo(at)?.records ?? 0),
  )
  const ends = days.map((at, i) => {
    const row = upTo(at)
    const end = Math.min(at + secondsADay, Math.max(at, now))
    const { each } = networkAt(row ?? noNetwork, emittedAt(periods, end))
    const mine = own?.get(row?.records ?? 0)
    const earned =
      mine === undefined ? 0n : mine.earned! + earnedBy(mine.ownPower!, mine.each!, each)
    return { at, end, row, mine, earned, before: days[i + 1] }
  })
  const list = ends.slice(0, -1).map(({ at, end, row, mine, earned }, i) => {
    const last = ends[i + 1]!
    return {
      ...dayView(at, end, row, periods),
      mine:
        own === null
          ? null
          : {
              power: String(mine?.ownPower ?? 0n),
              earned: String(earned - last.earned),
              paid: String((mine?.paid ?? 0n) - (last.mine?.paid ?? 0n)),
            },
    }
  })
  const last = ends.at(-1)!
  return { list, periods, before: last.row, ownBefore: last.mine, after: ends[0]!.row }
}

function dayView(
  at: number,
  to: number,
  row: DayRow | undefined,
  periods: readonly (Stream & { readonly number: number })[],
) {
  const own = row?.day === at ? row : undefined
  const opened = periods[0]?.start ?? at
  return {
    day: at,
    from: opened > at && opened < to ? opened : at,
    to,
    pool: String(emittedAt(periods, to) - emittedAt(periods, at)),
    networkPower: String(row?.power ?? 0n),
    burns: own?.burns ?? 0,
    burnt: String(own?.burnt ?? 0n),
    worth: String(own?.worth ?? 0n),
    paidToMiners: String(own?.paidToMiners ?? 0n),
    paidToNodes: String(own?.paidToNodes ?? 0n),
    payments: own?.payments ?? 0,
  }
}

type OwnRow = Pick<Selectable<MovesTable>, 'ownPower' | 'each' | 'earned' | 'paid'>

/** By numbers of records: what the caller's power was after so many of all; null without a session. */
async function ownUpTo(
  call: Call,
  records: readonly number[],
): Promise<ReadonlyMap<number, OwnRow> | null> {
  const { session } = call
  if (session === null) return null
  const { rows } = await sql<OwnRow & { readonly upTo: number }>`
    select wanted.up_to as "upTo", own_power as "ownPower", "each", earned, paid
    from unnest(array[${sql.join([...new Set(records)])}]::int8[]) as wanted (up_to)
    cross join lateral (
      select own_power, "each", earned, paid from burn_records
      where account = ${session.address} and number is not null and seq <= wanted.up_to
      order by seq desc limit 1
    ) as own`.execute(call.db)
  return new Map(rows.map((row) => [row.upTo, row]))
}

/** Burns and claims after the first so many of all, up to the last. */
async function transactions(call: Call, first: number, last: number, { pageNum, pageSize }: Page) {
  const newest = last - (pageNum - 1) * pageSize
  const rows = await tables(call)
    .selectFrom('burnRecords')
    .selectAll()
    .where('seq', '<=', newest)
    .where('seq', '>', Math.max(first, newest - pageSize))
    .orderBy('seq', 'desc')
    .execute()
  return rows.map((row) => ({
    number: row.seq,
    kind: row.kind,
    account: row.account,
    amount: String(row.amount),
    power: row.power === null ? null : String(row.power),
    networkPower: row.power === null ? null : String(row.networkPower),
    nodeId: row.nodeId,
    time: row.time,
    txHash: row.txHash,
    final: call.app.clock.isFinal(row.block),
  }))
}
