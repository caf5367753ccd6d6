import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'
import type { Address } from '#platform/std/address.ts'

import { earningsLists, type TransfersTable } from '../tables.ts'

type Entry = Pick<TransfersTable, 'kind' | 'place' | 'debit' | 'credit'>
export type Numbers = Pick<TransfersTable, 'number' | 'partNumber'>

/** A list with pages: all of a side, or one kind of income, one place of claims; fees that add a bonus. */
export const listOf = (side: 'income' | 'claims' | 'bonuses', part?: string): string =>
  part === undefined ? side : `${side} ${part}`

/** The owner of a transfer, and its two lists; null without an owner. */
function lineOf({ kind, place, debit, credit }: Entry) {
  if (place !== null && isPerson(debit)) {
    return { account: debit, list: listOf('claims'), part: listOf('claims', place) }
  }
  if (!isPerson(credit)) return null
  return { account: credit, list: listOf('income'), part: listOf('income', kind) }
}

/** A base58 address begins with a T; the values of `Account` do not. */
export const isPerson = (account: string): account is Address => account.startsWith('T')

interface Count {
  readonly account: Address
  readonly list: string
  lines: number
}

/** The present length of each list that the block changed. */
const accumulator = new BlockAccumulator<Map<string, Count>>(() => new Map())

/** Counts the lines of one event, and gives each its numbers, in the order of the transfers. */
export async function numbered(
  at: BlockContext,
  transfers: readonly Entry[],
): Promise<readonly Numbers[]> {
  const counts = accumulator.of(at)
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
    [...(accumulator.take(at)?.values() ?? [])].map(async ({ account, list, lines }) =>
      store.upsert(earningsLists, { account, list, lines, block }, () => ({ lines, block })),
    ),
  )
}
