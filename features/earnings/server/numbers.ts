import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { plusExcluded } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'

import { type ClaimFrom, claimedIn, incomeKind } from '../kinds.ts'
import type { EarningsTables, ListsTable, TransfersTable } from '../tables.ts'

/** A list that a page is asked of; each is a column that counts its lines. */
export type List = Exclude<keyof ListsTable, 'account' | 'block'>

export const paidFrom = {
  fees: 'paidFees',
  bonus: 'paidBonus',
  cards: 'paidCards',
  liquidity: 'paidLiquidity',
  staking: 'paidStaking',
} as const satisfies Record<ClaimFrom, List>

const none: Readonly<Record<List, number>> = {
  income: 0,
  level1: 0,
  level2: 0,
  bonus: 0,
  cards: 0,
  liquidity: 0,
  staking: 0,
  claims: 0,
  paidFees: 0,
  paidBonus: 0,
  paidCards: 0,
  paidLiquidity: 0,
  paidStaking: 0,
}
const lists = Object.keys(none) as List[]

type Entry = Pick<TransfersTable, 'kind' | 'debit' | 'credit'>
export type Numbers = Pick<TransfersTable, 'number' | 'partNumber'>

/** Whose line a transfer is, and the two lists that it stands in; null where it is nobody's. */
function lineOf(book: string, { kind, debit, credit }: Entry) {
  if (kind === 'claim') {
    const from = claimedIn[book]
    if (from === undefined) throw new Error(`nothing is claimed in ${book}`)
    return { account: debit as Address, list: 'claims', part: paidFrom[from] } as const
  }
  const income = incomeKind.options.find((one) => one === kind)
  if (income === undefined || !isPerson(credit)) return null
  return { account: credit, list: 'income', part: income } as const
}

/** Base58 begins with a T; the words of `Account` do not. */
export const isPerson = (account: string): account is Address => account.startsWith('T')

/** Counts the lines of one event, and gives each its numbers, in the order of the transfers. */
export async function numbered(
  at: BlockContext,
  book: string,
  transfers: readonly Entry[],
): Promise<readonly Numbers[]> {
  const lines = transfers.map((transfer) => lineOf(book, transfer))
  const added = new Map<Address, Record<List, number>>()
  for (const line of lines) {
    if (line === null) continue
    const own = added.get(line.account) ?? { ...none }
    own[line.list] += 1
    own[line.part] += 1
    added.set(line.account, own)
  }
  if (added.size === 0) return lines.map(() => ({ number: null, partNumber: null }))
  const last = new Map((await count(at, added)).map((row) => [row.account, row]))
  // The last before this event; each line is one further.
  for (const [account, more] of added) {
    for (const list of lists) more[list] = last.get(account)![list] - more[list]
  }
  return lines.map((line) => {
    if (line === null) return { number: null, partNumber: null }
    const before = added.get(line.account)!
    return { number: (before[line.list] += 1), partNumber: (before[line.part] += 1) }
  })
}

/** One statement for all accounts, of the columns that any of them changes. Returns their rows afterwards. */
function count(
  { db, block }: BlockContext,
  added: ReadonlyMap<Address, Record<List, number>>,
): Promise<Omit<ListsTable, 'block'>[]> {
  const all = [...added]
  const changed = lists.filter((list) => all.some(([, more]) => more[list] > 0))
  return (db as Transaction<EarningsTables>)
    .insertInto('earningsLists')
    .values(all.map(([account, more]) => ({ account, ...more, block })))
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet({ block, ...plusExcluded('earnings_lists', changed) }),
    )
    .returning(['account', ...lists])
    .execute()
}
