import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import { dayOf } from '#platform/std/day.ts'
import { type Transaction, sql } from 'kysely'

import type { DaysTable, EarningsTables, SumsTable, TransfersTable } from '../tables.ts'
import { isPerson, numbered } from './numbers.ts'

export type Transfer = Pick<TransfersTable, 'kind' | 'debit' | 'credit' | 'coin' | 'amount'>

export const rowsOf = (at: BlockContext): Transaction<EarningsTables> => at.db

/**
 * Writes what one event moves in the book of its contract, once for each event; what is 0 moves nothing. Nothing else
 * writes transfers, and sums follow from them alone.
 */
export async function post(
  event: EventContext,
  book: string,
  transfers: readonly Transfer[],
): Promise<void> {
  const moved = transfers.filter(({ amount }) => amount !== 0n)
  if (moved.length === 0) return
  // Tables of their own: rows of each that are not in memory are asked for at once.
  await Promise.all([
    addTransfers(event, book, moved),
    addToSums(event, book, moved),
    addToDays(event, moved),
  ])
}

async function addTransfers(
  event: EventContext,
  book: string,
  transfers: readonly Transfer[],
): Promise<void> {
  const { block, txIndex, logIndex, time, txHash } = event
  const place = { block, txIndex, logIndex, book, time, txHash }
  const numbers = await numbered(event, book, transfers)
  await rowsOf(event)
    .insertInto('earningsTransfers')
    .values(transfers.map((transfer, line) => ({ ...place, line, ...transfer, ...numbers[line]! })))
    .execute()
}

/** `excluded`: the row that was to be inserted. */
const grown = (table: string, column: string) =>
  sql<never>`${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`

const grownSum = {
  credited: grown('earnings_sums', 'credited'),
  debited: grown('earnings_sums', 'debited'),
  transfers: grown('earnings_sums', 'transfers'),
}

/** One statement for all sides; a statement changes no row twice. */
async function addToSums(
  at: BlockContext,
  book: string,
  transfers: readonly Transfer[],
): Promise<void> {
  const { block } = at
  const sums = new Map<string, Omit<SumsTable, 'block'>>()
  for (const { kind, debit, credit, coin, amount } of transfers) {
    for (const account of [debit, credit]) {
      const key = `${account} ${kind} ${coin}`
      const nothing = { credited: 0n, debited: 0n, transfers: 0 }
      const known = sums.get(key) ?? { account, book, kind, coin, ...nothing }
      const side = account === credit ? 'credited' : 'debited'
      sums.set(key, { ...known, [side]: known[side] + amount, transfers: known.transfers + 1 })
    }
  }
  await rowsOf(at)
    .insertInto('earningsSums')
    .values([...sums.values()].map((sum) => ({ ...sum, block })))
    .onConflict((conflict) =>
      conflict.columns(['account', 'book', 'kind', 'coin']).doUpdateSet({ ...grownSum, block }),
    )
    .execute()
}

const grownDay = grown('earnings_days', 'amount')

async function addToDays(at: BlockContext, transfers: readonly Transfer[]): Promise<void> {
  const { block } = at
  const day = dayOf(at.time)
  const days = new Map<string, DaysTable>()
  for (const { kind, credit, coin, amount } of transfers) {
    if (!isPerson(credit)) continue
    const key = `${credit} ${kind} ${coin}`
    const before = days.get(key)?.amount ?? 0n
    days.set(key, { account: credit, coin, kind, day, amount: before + amount, block })
  }
  if (days.size === 0) return
  await rowsOf(at)
    .insertInto('earningsDays')
    .values([...days.values()])
    .onConflict((conflict) =>
      conflict.columns(['account', 'coin', 'kind', 'day']).doUpdateSet({ amount: grownDay, block }),
    )
    .execute()
}
