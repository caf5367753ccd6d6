import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import {
  type AssetsTable,
  type HoldingsTable,
  rwaAccounts,
  rwaAssets,
  rwaHoldings,
  rwaRecords,
  rwaSums,
  type RecordsTable,
  type SumsTable,
} from '../tables.ts'
import { claimableOf, escrowOf } from './rules.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

export const assetOf = ({ store, contract }: EventContext) =>
  store.get(rwaAssets, { asset: contract })

const counted = ({ shares, reserve, distributed: payouts, redeemed }: AssetsTable) => ({
  shares,
  reserve,
  payouts,
  redeemed,
})

/** An asset, and by it the sums of its coin. */
export async function changeAsset(
  { store, block }: BlockContext,
  before: AssetsTable,
  change: Partial<Omit<AssetsTable, 'asset' | 'block'>>,
): Promise<AssetsTable> {
  const after = await store.update(rwaAssets, { asset: before.asset }, { block, ...change })
  const [was, is] = [counted(before), counted(after)]
  const by = {
    shares: is.shares - was.shares,
    escrow: escrowOf(after) - escrowOf(before),
    reserve: is.reserve - was.reserve,
    payouts: is.payouts - was.payouts,
    redeemed: is.redeemed - was.redeemed,
  }
  if (Object.values(by).some((one) => BigInt(one) !== 0n)) {
    await store.update(rwaSums, { coin: before.coin }, (row) => ({
      shares: row.shares + by.shares,
      escrow: row.escrow + by.escrow,
      reserve: row.reserve + by.reserve,
      payouts: row.payouts + by.payouts,
      redeemed: row.redeemed + by.redeemed,
      block,
    }))
  }
  return after
}

/** Returns the sums as they are then. */
export const addAsset = ({ store, block }: BlockContext, coin: Address) => {
  const none = { shares: 0, escrow: 0n, reserve: 0n, payouts: 0n, redeemed: 0n }
  return store.upsert(rwaSums, { coin, assets: 1, ...none, block }, (row: SumsTable) => ({
    assets: row.assets + 1,
    block,
  }))
}

type HoldingChange = Partial<Omit<HoldingsTable, 'asset' | 'account' | 'number' | 'block'>>

/** An account’s part of an asset; made where it has none yet. */
export async function changeHolding(
  event: EventContext,
  asset: Address,
  account: Address,
  change: (row: HoldingsTable) => HoldingChange,
): Promise<HoldingsTable> {
  const { store, block } = event
  const key = { asset, account }
  if ((await store.find(rwaHoldings, key)) === undefined) await begin(event, key)
  return store.update(rwaHoldings, key, (row) => ({ block, ...change(row) }))
}

/** What the shares have earned is written down before their number changes. */
export const moved = (asset: AssetsTable, shares: number) => (row: HoldingsTable) => ({
  shares: row.shares + shares,
  owed: claimableOf(asset, row),
  each: asset.each,
})

async function begin(
  event: EventContext,
  key: Pick<HoldingsTable, 'asset' | 'account'>,
): Promise<void> {
  const { store, block } = event
  const { holdings: number } = await countFor(event, key.account, { holdings: 1 })
  const nothing = { shares: 0, owed: 0n, each: 0n, claimed: 0n, request: null, due: 0n, credit: 0n }
  await store.insert(rwaHoldings, { ...key, number, ...nothing, block })
}

export async function record(
  event: EventContext,
  asset: Address,
  account: Address,
  what: Pick<RecordsTable, 'kind'> & Partial<Pick<RecordsTable, 'shares' | 'amount' | 'other'>>,
): Promise<void> {
  const { time, txHash, block } = event
  const { records: number } = await countFor(event, account, { records: 1 })
  await event.store.insert(rwaRecords, {
    account,
    number,
    asset,
    kind: what.kind,
    shares: what.shares ?? null,
    amount: what.amount ?? null,
    other: what.other ?? null,
    time,
    txHash,
    block,
  })
}

const countFor = (
  { store, block }: BlockContext,
  account: Address,
  { holdings = 0, records = 0 }: { readonly holdings?: number; readonly records?: number },
) =>
  store.upsert(rwaAccounts, { account, holdings, records, allowedUntil: 0, block }, (row) => ({
    holdings: row.holdings + holdings,
    records: row.records + records,
    block,
  }))
