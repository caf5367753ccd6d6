import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { Gathered } from '#platform/server/indexer/gathered.ts'
import type { Address } from '#platform/std/address.ts'

import { type ClaimFrom, claimedIn, incomeKind } from '../kinds.ts'
import { earningsLists, type ListsTable, type TransfersTable } from '../tables.ts'

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

/** What each account has in its lists by now, of the accounts that the block has come to. */
const gathered = new Gathered<Map<Address, Record<List, number>>>(() => new Map())

/** Counts the lines of one event, and gives each its numbers, in the order of the transfers. */
export async function numbered(
  at: BlockContext,
  book: string,
  transfers: readonly Entry[],
): Promise<readonly Numbers[]> {
  const lines = transfers.map((transfer) => lineOf(book, transfer))
  const counts = await countsOf(
    at,
    lines.flatMap((line) => line?.account ?? []),
  )
  return lines.map((line) => {
    if (line === null) return { number: null, partNumber: null }
    const own = counts.get(line.account)!
    return { number: (own[line.list] += 1), partNumber: (own[line.part] += 1) }
  })
}

/** Read once a block. */
async function countsOf(at: BlockContext, accounts: readonly Address[]) {
  const counts = gathered.of(at)
  const unknown = accounts.filter((account) => !counts.has(account))
  if (unknown.length === 0) return counts
  await Promise.all(
    unknown.map(async (account) => {
      const {
        account: _,
        block: __,
        ...own
      } = (await at.store.find(earningsLists, { account })) ?? {
        account,
        block: 0,
        ...none,
      }
      counts.set(account, own)
    }),
  )
  return counts
}

/** At the end of a block. */
export async function writeCounts(at: BlockContext): Promise<void> {
  const { block, store } = at
  await Promise.all(
    [...(gathered.take(at) ?? [])].map(async ([account, own]) =>
      store.upsert(earningsLists, { account, ...own, block }, () => ({ block, ...own })),
    ),
  )
}
