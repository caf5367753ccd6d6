import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { Gathered } from '#platform/server/indexer/gathered.ts'
import type { Address } from '#platform/std/address.ts'

import { earningsLists, type TransfersTable } from '../tables.ts'

type Entry = Pick<TransfersTable, 'kind' | 'place' | 'debit' | 'credit'>
export type Numbers = Pick<TransfersTable, 'number' | 'partNumber'>

/** A list that a page is asked of: all of a side, or one kind of income, one place of claims. */
export const listOf = (side: 'income' | 'claims', part?: string): string =>
  part === undefined ? side : `${side} ${part}`

/** Whose line a transfer is, and the two lists that it stands in; null where it is nobody's. */
function lineOf({ kind, place, debit, credit }: Entry) {
  if (place !== null && isPerson(debit)) {
    return { account: debit, list: listOf('claims'), part: listOf('claims', place) }
  }
  if (!isPerson(credit)) return null
  return { account: credit, list: listOf('income'), part: listOf('income', kind) }
}

/** Base58 begins with a T; the words of `Account` do not. */
export const isPerson = (account: string): account is Address => account.startsWith('T')

interface Count {
  readonly account: Address
  readonly list: string
  lines: number
}

/** What each list has by now, of those that the block has come to. */
const gathered = new Gathered<Map<string, Count>>(() => new Map())

/** Counts the lines of one event, and gives each its numbers, in the order of the transfers. */
export async function numbered(
  at: BlockContext,
  transfers: readonly Entry[],
): Promise<readonly Numbers[]> {
  const counts = gathered.of(at)
  const lines = transfers.map(lineOf)
  const wanted = lines.flatMap((line) =>
    line === null ? [] : [line.list, line.part].map((list) => ({ account: line.account, list })),
  )
  await Promise.all(wanted.map(async (key) => readOnce(at, counts, key)))
  const next = (account: Address, list: string): number =>
    (counts.get(`${account} ${list}`)!.lines += 1)
  return lines.map((line) =>
    line === null
      ? { number: null, partNumber: null }
      : { number: next(line.account, line.list), partNumber: next(line.account, line.part) },
  )
}

/** Once a block. */
async function readOnce(
  { store }: BlockContext,
  counts: Map<string, Count>,
  { account, list }: Pick<Count, 'account' | 'list'>,
): Promise<void> {
  const name = `${account} ${list}`
  if (counts.has(name)) return
  const row = await store.find(earningsLists, { account, list })
  // Another line of the same event may have read it meanwhile.
  if (!counts.has(name)) counts.set(name, { account, list, lines: row?.lines ?? 0 })
}

/** At the end of a block. */
export async function writeCounts(at: BlockContext): Promise<void> {
  const { block, store } = at
  await Promise.all(
    [...(gathered.take(at)?.values() ?? [])].map(async ({ account, list, lines }) =>
      store.upsert(earningsLists, { account, list, lines, block }, () => ({ lines, block })),
    ),
  )
}
