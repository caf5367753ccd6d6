import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import type { Page } from '#platform/std/fields.ts'
import type { Selectable } from 'kysely'

import type { ClaimLine, IncomeLine } from '../shapes.ts'
import type { EarningsTables, FeesTable, TransfersTable } from '../tables.ts'
import { coinView } from './coins.ts'
import { listOf } from './numbers.ts'

type Row = Selectable<TransfersTable>

export const tables = (call: Call) => call.db.withTables<EarningsTables>()

/** How many lines the caller has in a list, those of the head too. */
async function countOf(call: Call, list: string): Promise<number> {
  const counted = await tables(call)
    .selectFrom('earningsLists')
    .select('lines')
    .where('account', '=', call.address)
    .where('list', '=', list)
    .executeTakeFirst()
  return counted?.lines ?? 0
}

/** The caller's credits, newest first; of one kind or all. */
export async function incomeLines(call: Call, kind: string | undefined, page: Page) {
  let mine = tables(call)
    .selectFrom('earningsTransfers')
    .selectAll()
    .where('credit', '=', call.address)
    .where('kind', '<>', 'claim')
    .where('number', 'is not', null)
  if (kind !== undefined) mine = mine.where('kind', '=', kind)
  const total = await countOf(call, listOf('income', kind))
  const rows = await numberedPage(mine, kind === undefined ? 'number' : 'partNumber', total, page)
  const fees = await feesOf(call, rows)
  return { total, list: rows.map((row) => incomeView(call, row, fees.get(keyOf(row)))) }
}

/** Payments to the caller, newest first; from one place or all. */
export async function claimLines(call: Call, from: string | undefined, page: Page) {
  let mine = tables(call)
    .selectFrom('earningsTransfers')
    .selectAll()
    .where('debit', '=', call.address)
    .where('kind', '=', 'claim')
  if (from !== undefined) mine = mine.where('place', '=', from)
  const total = await countOf(call, listOf('claims', from))
  const rows = await numberedPage(mine, from === undefined ? 'number' : 'partNumber', total, page)
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
    kind: row.kind,
    ...placeView(row),
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
  const { place } = row
  if (place === null) throw new Error(`a claim of nothing: ${keyOf(row)}`)
  return {
    from: place,
    ...placeView(row),
    coin: coinView(call.app, row.coin),
    amount: String(row.amount),
    state: call.app.clock.isFinal(row.block) ? 'done' : 'packed',
  }
}
