import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'

import type { Account, EarningsTables, SumsTable, TransfersTable } from '../tables.ts'

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
  const { block, txIndex, logIndex, time, txHash } = event
  const moved = transfers.filter(({ amount }) => amount !== 0n)
  if (moved.length === 0) return
  const place = { block, txIndex, logIndex, book, time, txHash }
  await rowsOf(event)
    .insertInto('earningsTransfers')
    .values(moved.map((transfer, line) => ({ ...place, line, ...transfer })))
    .execute()
  for (const { kind, debit, credit, coin, amount } of moved) {
    await addToSum(event, { account: debit, book, kind, coin, credited: 0n, debited: amount })
    await addToSum(event, { account: credit, book, kind, coin, credited: amount, debited: 0n })
    if (isPerson(credit)) await addToDay(event, { account: credit, coin, kind, amount })
  }
}

/** Base58 begins with a T; the words of `Account` do not. */
export const isPerson = (account: Account): account is Address => account.startsWith('T')

const secondsADay = 86_400
export const dayOf = (time: number): number => time - (time % secondsADay)

async function addToSum(
  at: BlockContext,
  sum: Omit<SumsTable, 'transfers' | 'block'>,
): Promise<void> {
  const { block } = at
  await rowsOf(at)
    .insertInto('earningsSums')
    .values({ ...sum, transfers: 1, block })
    .onConflict((conflict) =>
      conflict.columns(['account', 'book', 'kind', 'coin']).doUpdateSet({
        credited: plus('earnings_sums.credited', sum.credited),
        debited: plus('earnings_sums.debited', sum.debited),
        transfers: plus('earnings_sums.transfers', 1),
        block,
      }),
    )
    .execute()
}

async function addToDay(
  at: BlockContext,
  day: { account: Address; coin: Address; kind: Transfer['kind']; amount: bigint },
): Promise<void> {
  const { block } = at
  await rowsOf(at)
    .insertInto('earningsDays')
    .values({ ...day, day: dayOf(at.time), block })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'coin', 'kind', 'day'])
        .doUpdateSet({ amount: plus('earnings_days.amount', day.amount), block }),
    )
    .execute()
}
