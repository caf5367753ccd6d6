import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import {
  type AccountsTable,
  type OffersTable,
  otcAccounts,
  otcCoins,
  otcOwed,
  otcPairs,
  type OwedTable,
} from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

const none = { offers: 0, standing: 0, offered: 0, purchases: 0, sales: 0 }

/** Adds to an account's counts; returns them as they are then. */
export function addToAccount(
  { store, block }: BlockContext,
  account: Address,
  change: Partial<Omit<AccountsTable, 'account' | 'block'>>,
) {
  const by = { ...none, ...change }
  return store.upsert(otcAccounts, { account, ...by, block }, (row) => ({
    offers: row.offers + by.offers,
    standing: row.standing + by.standing,
    offered: row.offered + by.offered,
    purchases: row.purchases + by.purchases,
    sales: row.sales + by.sales,
    block,
  }))
}

/** For each list of listed offers with a total. */
export async function countListed(
  { store, block }: BlockContext,
  { give, want }: Pick<OffersTable, 'give' | 'want'>,
  by: 1 | -1,
): Promise<void> {
  const add = (coin: Address, giving: number, wanting: number) =>
    store.upsert(otcCoins, { coin, giving, wanting, block }, (row) => ({
      giving: row.giving + giving,
      wanting: row.wanting + wanting,
      block,
    }))
  await add(give, by, 0)
  await add(want, 0, by)
  await store.upsert(otcPairs, { give, want, listed: by, block }, (row) => ({
    listed: row.listed + by,
    block,
  }))
}

/** Adds to what the contract owes of a coin; negative amounts leave it. */
export async function owe(
  { store, block }: BlockContext,
  coin: Address,
  { offers = 0n, credits = 0n }: Partial<Pick<OwedTable, 'offers' | 'credits'>>,
): Promise<void> {
  await store.upsert(otcOwed, { coin, offers, credits, block }, (row) => ({
    offers: row.offers + offers,
    credits: row.credits + credits,
    block,
  }))
}
