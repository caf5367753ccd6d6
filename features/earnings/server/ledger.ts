import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import { Gathered } from '#platform/server/indexer/gathered.ts'
import { plusExcluded } from '#platform/server/indexer/plus.ts'
import { dayOf } from '#platform/std/day.ts'
import type { Transaction } from 'kysely'

import type { DaysTable, EarningsTables, SumsTable, TransfersTable } from '../tables.ts'
import { isPerson, numbered, writeCounts } from './numbers.ts'

export type Transfer = Pick<TransfersTable, 'kind' | 'debit' | 'credit' | 'coin' | 'amount'>

export const rowsOf = (at: BlockContext): Transaction<EarningsTables> => at.db

/** The transfers of a block, and what they add to sums and to days; a statement changes no row twice. */
interface Added {
  readonly transfers: TransfersTable[]
  readonly sums: Map<string, SumsTable>
  readonly days: Map<string, DaysTable>
}

const gathered = new Gathered<Added>(() => ({ transfers: [], sums: new Map(), days: new Map() }))

/**
 * What one event moves in the book of its contract, once for each event; what is 0 moves nothing. Nothing else makes
 * transfers, and sums follow from them alone. All are written at the end of the block.
 */
export async function post(
  event: EventContext,
  book: string,
  transfers: readonly Transfer[],
): Promise<void> {
  const moved = transfers.filter(({ amount }) => amount !== 0n)
  if (moved.length === 0) return
  const added = gathered.of(event)
  addToSums(added, event, book, moved)
  addToDays(added, event, moved)
  await addTransfers(added, event, book, moved)
}

async function addTransfers(
  added: Added,
  event: EventContext,
  book: string,
  transfers: readonly Transfer[],
): Promise<void> {
  const { block, txIndex, logIndex, time, txHash } = event
  const place = { block, txIndex, logIndex, book, time, txHash }
  const numbers = await numbered(event, book, transfers)
  for (const [line, transfer] of transfers.entries()) {
    added.transfers.push({ line, ...place, ...transfer, ...numbers[line]! })
  }
}

const grownSum = plusExcluded('earnings_sums', ['credited', 'debited', 'transfers'])
const grownDay = plusExcluded('earnings_days', ['amount'])

const nothing = { credited: 0n, debited: 0n, transfers: 0 }

function addToSums(
  { sums }: Added,
  { block }: BlockContext,
  book: string,
  transfers: readonly Transfer[],
): void {
  for (const { kind, debit, credit, coin, amount } of transfers) {
    for (const account of [debit, credit]) {
      const key = `${account} ${book} ${kind} ${coin}`
      const sum = sums.get(key) ?? { account, book, kind, coin, ...nothing, block }
      sum[account === credit ? 'credited' : 'debited'] += amount
      sum.transfers += 1
      sums.set(key, sum)
    }
  }
}

function addToDays(
  { days }: Added,
  { block, time }: BlockContext,
  transfers: readonly Transfer[],
): void {
  const day = dayOf(time)
  for (const { kind, credit, coin, amount } of transfers) {
    if (!isPerson(credit)) continue
    const key = `${credit} ${kind} ${coin}`
    const sum = days.get(key) ?? { account: credit, coin, kind, day, amount: 0n, block }
    sum.amount += amount
    days.set(key, sum)
  }
}

/** At the end of a block, and before any of it is read within one. */
export async function writePosted(at: BlockContext): Promise<void> {
  const added = gathered.take(at)
  if (added === undefined) return
  // Tables of their own: rows of each that are not in memory are asked for at once.
  await Promise.all([
    rowsOf(at).insertInto('earningsTransfers').values(added.transfers).execute(),
    insertSums(at, [...added.sums.values()]),
    insertDays(at, [...added.days.values()]),
    writeCounts(at),
  ])
}

async function insertSums(at: BlockContext, sums: SumsTable[]): Promise<void> {
  const { block } = at
  await rowsOf(at)
    .insertInto('earningsSums')
    .values(sums)
    .onConflict((conflict) =>
      conflict.columns(['account', 'book', 'kind', 'coin']).doUpdateSet({ block, ...grownSum }),
    )
    .execute()
}

async function insertDays(at: BlockContext, days: DaysTable[]): Promise<void> {
  if (days.length === 0) return
  const { block } = at
  await rowsOf(at)
    .insertInto('earningsDays')
    .values(days)
    .onConflict((conflict) =>
      conflict.columns(['account', 'coin', 'kind', 'day']).doUpdateSet({ block, ...grownDay }),
    )
    .execute()
}
