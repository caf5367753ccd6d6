import { addressToHex20 } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'

import { boxReads } from '../boxReads.ts'
import { idOf } from '../../numbers.ts'
import type { TestBoxes } from './boxes.ts'
import { urnAfter } from '../urn.ts'

/** Compares each series and box in the tables, and what the contract owes, with the contract. */
export async function mirrors(boxes: TestBoxes): Promise<void> {
  const series = await boxes.tables
    .selectFrom('blindboxSeries')
    .selectAll()
    .orderBy('seriesId')
    .execute()
  expect(series).toHaveLength(Number(await boxes.read<bigint>('seriesCount')))
  for (const row of series) await seriesMirror(boxes, row)
  await boxesMirror(boxes)
  await accountsMirror(boxes)
  await countsHold(boxes)
  await moneyMirror(boxes)
}

/** Nothing else lies in the contract than what it owes, each part as the contract states it. */
async function moneyMirror(boxes: TestBoxes): Promise<void> {
  const { node, deployment } = boxes.stack.server.app
  const row = await boxes.tables.selectFrom('blindboxOwed').selectAll().executeTakeFirst()
  const owed = { boxes: 0n, requests: 0n, bonds: 0n, proceeds: 0n, credits: 0n, ...row }
  const sums = { bonds: 0n, proceeds: 0n }
  for (let id = await boxes.read<bigint>('seriesCount'); id > 0n; id--) {
    sums.bonds += (await boxes.read<readonly bigint[]>('bondOf', id))[0]!
    sums.proceeds += await boxes.read<bigint>('proceedsOf', id)
  }
  expect(owed).toMatchObject(sums)
  const all = owed.boxes + owed.requests + owed.bonds + owed.proceeds + owed.credits
  expect(all).toBe(await node.balance(deployment.address('BlindBoxes')))
}

async function seriesMirror(
  boxes: TestBoxes,
  row: {
    seriesId: number
    endTime: number
    requests: number
    nextRequest: number
    standing: boolean
    closed: boolean
  },
): Promise<void> {
  const { seriesId } = row
  const id = BigInt(seriesId)
  const detail = await boxReads.detail(boxes.callOf('alice'), seriesId)
  const { series: facts } = detail
  const [price, start, end, firstShare, completeTime, penalty] = await boxes.read<
    readonly bigint[]
  >('offerOf', id)
  const [size, left, free, pending] = await boxes.read<readonly bigint[]>('stockOf', id)
  const [bond, held] = await boxes.read<readonly bigint[]>('bondOf', id)
  const closed = await boxes.read<boolean>('isClosed', id)
  const isOver = closed || BigInt(boxes.now) >= end!
  const each = await boxes.read<bigint>('setAsideOf', id)
  expect(detail, `series ${seriesId}`).toMatchObject({
    price: String(price),
    priceTrx: String(await boxes.read<bigint>('priceOf', id)),
    supply: Number(size),
    remainSupply: isOver ? 0 : Number(free),
    start: Number(start),
    end: row.endTime,
    twoPayments:
      firstShare === 0n
        ? null
        : { firstShare: Number(firstShare), completeTime: Number(completeTime) },
  })
  // A series that was closed has ended then.
  if (closed) expect(row.endTime).toBeLessThanOrEqual(Number(end))
  else expect(row.endTime).toBe(Number(end))
  expect(row.closed).toBe(closed)
  expect(await bondBy(boxes, seriesId)).toBe(bond)
  expect(facts).toMatchObject({
    penalty: String(penalty),
    bond: String(bond),
    held: String(held),
    covered: Math.max(0, Number(bond! / each) - Number(pending)),
    closed,
    opening: Number(pending),
    opened: Number(size! - left!),
  })
  expect(facts!.reserved + facts!.sealed).toBe(Number(left! - free! - pending!))

  const [standing, tip, next, last] = await boxes.read<readonly [boolean, string, bigint, bigint]>(
    'chainOf',
    id,
  )
  expect([row.standing, idOf(seriesId, row.nextRequest), idOf(seriesId, row.requests)]).toEqual([
    standing,
    Number(next),
    Number(last),
  ])
  if (standing) expect(await boundTo(boxes, seriesId)).toBe(tip)
  const urn = await boxes.read<readonly bigint[]>('urnOf', id)
  expect(await urnOf(boxes, seriesId)).toEqual(urn.map(Number))
  const inUrn = facts!.cards.filter((card) => card.left).map(({ tokenId }) => tokenId)
  expect(inUrn.toSorted((a, b) => a - b)).toEqual(urn.map(Number).toSorted((a, b) => a - b))
}

/** The secret that came out last, or the end of the chain. */
async function boundTo(boxes: TestBoxes, seriesId: number): Promise<string | undefined> {
  const chain = await boxes.tables
    .selectFrom('blindboxChains')
    .selectAll()
    .where('seriesId', '=', seriesId)
    .orderBy('firstRequest', 'desc')
    .executeTakeFirst()
  const last = await boxes.tables
    .selectFrom('blindboxRequests')
    .select('secret')
    .where('seriesId', '=', seriesId)
    .where('requestId', '>=', idOf(seriesId, chain?.firstRequest ?? 0))
    .where('secret', 'is not', null)
    .orderBy('requestId', 'desc')
    .executeTakeFirst()
  return last?.secret ?? chain?.tip
}

async function urnOf(boxes: TestBoxes, seriesId: number): Promise<number[]> {
  const cards = await boxes.tables
    .selectFrom('blindboxUrnCards')
    .selectAll()
    .where('seriesId', '=', seriesId)
    .orderBy('place')
    .execute()
  const drawn = cards
    .filter(({ drawnSeq }) => drawnSeq !== null)
    .toSorted((a, b) => a.drawnSeq! - b.drawnSeq!)
  const ids = (rows: typeof cards) => rows.map(({ tokenId }) => tokenId)
  return urnAfter(ids(cards), ids(drawn))
}

/** The sum of a bond's changes, by their amounts and as stored in the last one. */
async function bondBy(boxes: TestBoxes, seriesId: number): Promise<bigint> {
  const moves = await boxes.tables
    .selectFrom('blindboxBondMoves')
    .selectAll()
    .where('seriesId', '=', seriesId)
    .orderBy('seq')
    .execute()
  expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, i) => i + 1))
  const sum = moves.reduce(
    (bond, { kind, amount }) => (kind === 'added' ? bond + amount : bond - amount),
    0n,
  )
  expect(moves.at(-1)?.bond ?? 0n).toBe(sum)
  return sum
}

/** Compares credits that were not paid out, and the last limit, with the contract. */
async function accountsMirror(boxes: TestBoxes): Promise<void> {
  const moves = await boxes.tables
    .selectFrom('blindboxAccountMoves')
    .selectAll()
    .orderBy('account')
    .orderBy('seq')
    .execute()
  for (const account of new Set(moves.map((move) => move.account))) {
    const own = moves.filter((move) => move.account === account)
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_, i) => i + 1))
    const hex = `0x${addressToHex20(account)}`
    const due = own.reduce(
      (sum, { kind, amount }) =>
        kind === 'credited' ? sum + amount : kind === 'withdrawn' ? sum - amount : sum,
      0n,
    )
    expect(await boxes.read<bigint>('creditOf', hex), `of ${account}`).toBe(due)
    const set = own.findLast(({ kind }) => kind === 'limit')
    if (set === undefined) continue
    const [limit, , later, time] = await boxes.read<readonly bigint[]>('dailyLimitOf', hex)
    const coming = boxes.now < set.since!
    expect([coming ? later : limit, Number(time)]).toEqual([set.amount, coming ? set.since : 0])
  }
}

const states = ['', 'reserved', 'sealed', 'opening', 'opened']

async function boxesMirror(boxes: TestBoxes): Promise<void> {
  for (const row of await boxes.tables.selectFrom('blindboxBoxes').selectAll().execute()) {
    const [state, holder, price, paid, expiry, requestId] = await boxes.read<
      readonly [bigint, string, bigint, bigint, bigint, bigint]
    >('boxOf', BigInt(row.boxId))
    const name = states[Number(state)]!
    const gone = ['refunded', 'givenBack', 'released']
    expect(name === '' ? gone : [name], `box ${row.boxId}`).toContain(row.state)
    expect(row.ended).toBe(name === '' || name === 'opened')
    if (name === 'reserved' || name === 'sealed') {
      expect(addressToHex20(row.holder)).toBe(holder.slice(2).toLowerCase())
      expect([row.price, row.paid, BigInt(row.expiry ?? 0)]).toEqual([price, paid, expiry])
    }
    if (name === 'opening' || name === 'opened') expect(row.requestId).toBe(Number(requestId))
    expect(row.tokenId === null).toBe(name !== 'opened')
  }
}

/** Counters against a recount of the rows, and numbers without a gap. */
async function countsHold(boxes: TestBoxes): Promise<void> {
  const { rows } = await sql<{ wrong: string }>`
    with recount as (
      select holder, series_id, state, count(*) as boxes from blindbox_boxes group by 1, 2, 3
      union all select holder, 0, state, count(*) from blindbox_boxes group by 1, 3
    ), kept as (select holder, series_id, state, boxes from blindbox_counts where boxes <> 0)
    select to_jsonb(d)::text as wrong from (
      (select * from recount except select * from kept)
      union all (select * from kept except select * from recount)
    ) d`.execute(boxes.stack.server.app.db)
  expect(rows).toEqual([])
  const totals = await boxes.tables.selectFrom('blindboxTotals').selectAll().executeTakeFirst()
  const seqs = await boxes.tables.selectFrom('blindboxBoxes').select('seq').orderBy('seq').execute()
  expect(seqs.map(({ seq }) => seq)).toEqual(seqs.map((_, i) => i + 1))
  expect(totals?.boxes ?? 0).toBe(seqs.length)
  const ended = await boxes.tables
    .selectFrom('blindboxSeries')
    .selectAll()
    .where('endTime', '<=', boxes.now)
    .orderBy('endTime')
    .orderBy('seriesId')
    .execute()
  expect(ended.map(({ endedSeq }) => endedSeq)).toEqual(ended.map((_, i) => i + 1))
  expect(totals?.ended ?? 0).toBe(ended.length)
}
