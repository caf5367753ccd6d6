import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'
import type { Address } from '#platform/std/address.ts'
import { dayOf } from '#platform/std/day.ts'

import {
  type DaysTable,
  earningsDays,
  earningsSums,
  earningsTransfers,
  type SumsTable,
  type TransfersTable,
} from '../tables.ts'
import { isPerson, numbered, writeCounts } from './numbers.ts'

/** Without a place it is no claim. */
export type Transfer = Pick<TransfersTable, 'kind' | 'debit' | 'credit' | 'coin' | 'amount'> &
  Partial<Pick<TransfersTable, 'place'>>

/** A claim pays what an account is owed out of the contract. */
export const claimOf = (
  place: string,
  debit: Address,
  coin: Address,
  amount: bigint,
): Transfer => ({
  kind: 'claim',
  place,
  debit,
  credit: 'paid',
  coin,
  amount,
})

/** The transfers of a block, and what they add to sums and to days. */
interface Added {
  readonly transfers: TransfersTable[]
  readonly sums: Map<string, SumsTable>
  readonly days: Map<string, DaysTable>
}

const accumulator = new BlockAccumulator<Added>(() => ({
  transfers: [],
  sums: new Map(),
  days: new Map(),
}))

/**
 * Transfers of one event in its contract's book, once for each event; an amount of 0 moves nothing. There are no other
 * transfers, and sums follow from them alone. All are written at the end of the block.
 */
export async function post(
  event: EventContext,
  book: string,
  transfers: readonly Transfer[],
): Promise<void> {
  const moved = transfers.filter(({ amount }) => amount !== 0n)
  if (moved.length === 0) return
  const added = accumulator.of(event)
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
  const at = { block, txIndex, logIndex, book, time, txHash }
  const moved = transfers.map(({ place = null, ...transfer }) => ({ place, ...transfer }))
  const numbers = await numbered(event, moved)
  for (const [line, transfer] of moved.entries()) {
    added.transfers.push({ line, ...at, ...transfer, ...numbers[line]! })
  }
}

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

/** What a book owes an address of fees in a coin: its shares so far, less what was claimed of them. */
export async function owedIn(
  event: EventContext,
  book: string,
  account: Address,
  coin: Address,
): Promise<bigint> {
  const { sums } = accumulator.of(event)
  const each = ['level1', 'level2', 'claim'].map(async (kind) => {
    const before = await event.store.find(earningsSums, { account, book, kind, coin })
    const now = sums.get(`${account} ${book} ${kind} ${coin}`)
    return [before, now].reduce(
      (owed, sum) => owed + (sum?.credited ?? 0n) - (sum?.debited ?? 0n),
      0n,
    )
  })
  return (await Promise.all(each)).reduce((owed, one) => owed + one, 0n)
}

/** At the end of a block, and before any of it is read within one. */
export async function writePosted(at: BlockContext): Promise<void> {
  const added = accumulator.take(at)
  if (added === undefined) return
  for (const transfer of added.transfers) await at.store.insert(earningsTransfers, transfer)
  // Rows of each table that are not in memory are read at once.
  await Promise.all([
    ...[...added.sums.values()].map((sum) => addToSum(at, sum)),
    ...[...added.days.values()].map((day) => addToDay(at, day)),
    writeCounts(at),
  ])
}

async function addToSum({ store, block }: BlockContext, sum: SumsTable): Promise<void> {
  await store.upsert(earningsSums, sum, ({ credited, debited, transfers }) => ({
    credited: credited + sum.credited,
    debited: debited + sum.debited,
    transfers: transfers + sum.transfers,
    block,
  }))
}

async function addToDay({ store, block }: BlockContext, day: DaysTable): Promise<void> {
  await store.upsert(earningsDays, day, ({ amount }) => ({ amount: amount + day.amount, block }))
}
