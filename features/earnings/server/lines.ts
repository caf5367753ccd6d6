import type { Call } from '#platform/server/call.ts'
import { newestPage } from '#platform/server/database/newestFirst.ts'
import type { Page } from '#platform/std/fields.ts'
import type { Selectable } from 'kysely'

import { claimedIn, type IncomeKind, incomeKind } from '../kinds.ts'
import type { ClaimLine, IncomeLine } from '../shapes.ts'
import type { EarningsTables, FeesTable, TransfersTable } from '../tables.ts'
import { coinView } from './coins.ts'

type Row = Selectable<TransfersTable>

export const tables = (call: Call) => call.db.withTables<EarningsTables>()

/** How many transfers the caller has of these kinds, those of the head too. */
async function countOf(call: Call, kinds: readonly string[]): Promise<number> {
  const rows = await tables(call)
    .selectFrom('earningsSums')
    .select('transfers')
    .where('account', '=', call.address)
    .where('kind', 'in', kinds as IncomeKind[])
    .execute()
  return rows.reduce((sum, { transfers }) => sum + transfers, 0)
}

/** What the caller was credited, newest first; of one kind or all. */
export async function incomeLines(call: Call, kind: IncomeKind | undefined, page: Page) {
  let mine = tables(call)
    .selectFrom('earningsTransfers')
    .selectAll()
    .where('credit', '=', call.address)
  if (kind !== undefined) mine = mine.where('kind', '=', kind)
  const [total, rows] = await Promise.all([
    countOf(call, kind === undefined ? incomeKind.options : [kind]),
    newestPage(mine, page, ['line']),
  ])
  const fees = await feesOf(call, rows)
  return { total, list: rows.map((row) => incomeView(call, row, fees.get(keyOf(row)))) }
}

/** What was paid to the caller, newest first. */
export async function claimLines(call: Call, page: Page) {
  const [total, rows] = await Promise.all([
    countOf(call, ['claim']),
    newestPage(
      tables(call).selectFrom('earningsTransfers').selectAll().where('debit', '=', call.address),
      page,
      ['line'],
    ),
  ])
  return { total, list: rows.map((row) => claimView(call, row)) }
}

/** By the place of their event. */
async function feesOf(
  call: Call,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Selectable<FeesTable>>> {
  const shares = rows.filter(({ kind }) => kind === 'level1' || kind === 'level2')
  if (shares.length === 0) return new Map()
  const found = await tables(call)
    .selectFrom('earningsFees')
    .selectAll()
    .where((e) =>
      e.or(shares.map(({ block, txIndex, logIndex }) => e.and({ block, txIndex, logIndex }))),
    )
    .execute()
  return new Map(found.map((fee) => [keyOf(fee), fee]))
}

const keyOf = ({ block, txIndex, logIndex }: Pick<Row, 'block' | 'txIndex' | 'logIndex'>): string =>
  `${block}-${txIndex}-${logIndex}`

const placeView = (row: Row) => ({
  id: `${keyOf(row)}-${row.line}`,
  block: row.block,
  logIndex: row.logIndex,
  time: row.time,
  txHash: row.txHash,
})

function incomeView(call: Call, row: Row, fee: Selectable<FeesTable> | undefined): IncomeLine {
  return {
    ...placeView(row),
    kind: row.kind as IncomeKind,
    coin: coinView(call.app, row.coin),
    amount: String(row.amount),
    book: row.book,
    fee: fee === undefined ? null : feeView(call, fee),
    final: call.app.clock.isFinal(row.block),
  }
}

const feeView = ({ app }: Call, { fee, payer, source }: Selectable<FeesTable>) => ({
  amount: String(fee),
  payer,
  source,
  sourceName: app.deployment.nameOf(source),
})

function claimView(call: Call, row: Row): ClaimLine {
  const from = claimedIn[row.book]
  if (from === undefined) throw new Error(`nothing is claimed in ${row.book}`)
  return {
    ...placeView(row),
    from,
    coin: coinView(call.app, row.coin),
    amount: String(row.amount),
    state: call.app.clock.isFinal(row.block) ? 'done' : 'packed',
  }
}
