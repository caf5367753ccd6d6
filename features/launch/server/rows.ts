import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import type { SalePhase } from '../shapes.ts'
import {
  type EntriesTable,
  launchAccounts,
  launchEntries,
  launchRecords,
  launchSales,
  launchTokens,
  launchTotals,
  type RecordsTable,
  type SalesTable,
  type TotalsTable,
} from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

type Counts = Omit<TotalsTable, 'id' | 'block'>

export async function addToTotals(
  { store, block }: BlockContext,
  by: Partial<Counts>,
): Promise<TotalsTable> {
  const none = {
    tokens: 0,
    sales: 0,
    notStarted: 0,
    inProgress: 0,
    ended: 0,
    holders: 0,
    shares: 0,
    insideShares: 0,
    paid: 0n,
    returned: 0n,
  }
  return store.upsert(launchTotals, { id: 1, ...none, ...by, block }, (row) => ({
    tokens: row.tokens + (by.tokens ?? 0),
    sales: row.sales + (by.sales ?? 0),
    notStarted: row.notStarted + (by.notStarted ?? 0),
    inProgress: row.inProgress + (by.inProgress ?? 0),
    ended: row.ended + (by.ended ?? 0),
    holders: row.holders + (by.holders ?? 0),
    shares: row.shares + (by.shares ?? 0),
    insideShares: row.insideShares + (by.insideShares ?? 0),
    paid: row.paid + (by.paid ?? 0n),
    returned: row.returned + (by.returned ?? 0n),
    block,
  }))
}

export const saleOf = ({ store, contract }: EventContext) =>
  store.get(launchSales, { sale: contract })

/** What the sale holds follows, and by it the place of its token in lists. */
export async function changeSale(
  { store, block }: BlockContext,
  sale: SalesTable,
  change: Partial<Omit<SalesTable, 'sale' | 'held' | 'block'>>,
): Promise<SalesTable> {
  const { raise, curve, floorLeft, tapLeft } = { ...sale, ...change }
  const held = raise + curve + floorLeft + tapLeft
  if (held !== sale.held) await store.update(launchTokens, { token: sale.token }, { held, block })
  return store.update(launchSales, sale, { ...change, held, block })
}

/** Time alone changes it. */
export async function movePhase(
  at: BlockContext,
  sale: SalesTable,
  phase: SalePhase,
): Promise<void> {
  await addToTotals(at, { [sale.phase]: -1 })
  await addToTotals(at, { [phase]: 1 })
  await at.store.update(launchSales, sale, { phase, block: at.block })
}

type EntryChange = Partial<
  Pick<EntriesTable, 'refunded' | 'claimed' | 'claimedInside'> & {
    /** What is added; may be below 0. */
    readonly shares: number
    readonly insideShares: number
    readonly paid: bigint
    readonly tokensClaimed: bigint
    readonly liquidityClaimed: bigint
    readonly credit: bigint
  }
>
/** sun that went in or came back, before a listing. */
type Flow = Partial<Record<'paid' | 'returned', bigint>>

/**
 * What an account did in a presale: its entry, its record, its numbers and those of the sale and of all. Returns the sale
 * as it is then.
 */
export async function act(
  event: EventContext,
  sale: SalesTable,
  account: Address,
  record: Pick<RecordsTable, 'kind'> &
    Partial<Pick<RecordsTable, 'shares' | 'amount' | 'tokens' | 'liquidity'>>,
  by: EntryChange = {},
  flow: Flow = {},
): Promise<void> {
  const { store, block, time, txHash } = event
  const key = { sale: sale.sale, account }
  const before = (await store.find(launchEntries, key)) ?? (await begin(event, key))
  const { shares = 0, insideShares = 0 } = by
  const { paid = 0n, returned = 0n } = flow
  const after = await store.update(launchEntries, key, (row) => ({
    shares: row.shares + shares,
    insideShares: row.insideShares + insideShares,
    together: row.together + shares + insideShares,
    paid: row.paid + (by.paid ?? 0n),
    paidIn: row.paidIn + paid,
    returned: row.returned + returned,
    refunded: by.refunded ?? row.refunded,
    claimed: by.claimed ?? row.claimed,
    claimedInside: by.claimedInside ?? row.claimedInside,
    tokensClaimed: row.tokensClaimed + (by.tokensClaimed ?? 0n),
    liquidityClaimed: row.liquidityClaimed + (by.liquidityClaimed ?? 0n),
    credit: row.credit + (by.credit ?? 0n),
    records: row.records + 1,
    block,
  }))
  const holders = Number(after.together > 0) - Number(before.together > 0)
  const { records: number } = await store.update(launchAccounts, { account }, (row) => ({
    records: row.records + 1,
    presales: row.presales + holders,
    shares: row.shares + shares,
    insideShares: row.insideShares + insideShares,
    paid: row.paid + paid,
    returned: row.returned + returned,
    block,
  }))
  await store.insert(launchRecords, {
    account,
    number,
    saleNumber: after.records,
    sale: sale.sale,
    kind: record.kind,
    shares: record.shares ?? null,
    amount: record.amount ?? null,
    tokens: record.tokens ?? null,
    liquidity: record.liquidity ?? null,
    time,
    txHash,
    block,
  })
  if (holders !== 0 || shares !== 0 || insideShares !== 0 || paid + returned > 0n) {
    await addToTotals(event, { holders, shares, insideShares, paid, returned })
    await store.update(launchSales, { sale: sale.sale }, (row) => ({
      holders: row.holders + holders,
      paid: row.paid + paid,
      returned: row.returned + returned,
      block,
    }))
  }
}

async function begin(
  { store, block }: EventContext,
  key: Pick<EntriesTable, 'sale' | 'account'>,
): Promise<EntriesTable> {
  const { account } = key
  const none = {
    records: 0,
    presales: 0,
    shares: 0,
    insideShares: 0,
    paid: 0n,
    returned: 0n,
  }
  const { entries: number } = await store.upsert(
    launchAccounts,
    { account, entries: 1, ...none, block },
    (row) => ({ entries: row.entries + 1, block }),
  )
  const row = {
    ...key,
    number,
    shares: 0,
    insideShares: 0,
    together: 0,
    paid: 0n,
    paidIn: 0n,
    returned: 0n,
    refunded: false,
    claimed: 0,
    tokensClaimed: 0n,
    liquidityClaimed: 0n,
    claimedInside: false,
    credit: 0n,
    records: 0,
    block,
  }
  await store.insert(launchEntries, row)
  return row
}
