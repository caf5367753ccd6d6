import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import {
  energyAccounts,
  energyLenders,
  energyOwnLeases,
  energyRecords,
  energySums,
  type LendersTable,
  type RecordsTable,
  type SumsTable,
} from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

export const lenderOf = ({ store, contract }: EventContext) =>
  store.get(energyLenders, { lender: contract })

type Counted = Omit<SumsTable, 'id' | 'block'>

const none: Counted = {
  lenders: 0,
  offering: 0,
  staked: 0n,
  lent: 0n,
  running: 0,
  leases: 0,
  paid: 0n,
}

const counted = (row: LendersTable): Counted => ({
  lenders: 1,
  offering: Number(row.price > 0),
  staked: row.staked,
  lent: row.lent,
  running: row.running,
  leases: row.leases,
  paid: row.paid,
})

/** A lender, and by it the sums of all. */
export async function changeLender(
  event: EventContext,
  change: (row: LendersTable) => Partial<Omit<LendersTable, 'lender' | 'block'>>,
): Promise<LendersTable> {
  const { store, block } = event
  const before = await lenderOf(event)
  const after = await store.update(energyLenders, before, { block, ...change(before) })
  await addToSums(event, counted(before), counted(after))
  return after
}

export const addLender = async (event: EventContext, row: LendersTable): Promise<void> => {
  await event.store.insert(energyLenders, row)
  await addToSums(event, none, counted(row))
}

const addToSums = (
  { store, block }: BlockContext,
  was: Counted,
  is: Counted,
): Promise<SumsTable> | SumsTable =>
  store.upsert(energySums, { id: 1, ...is, block }, (row) => ({
    lenders: row.lenders + is.lenders - was.lenders,
    offering: row.offering + is.offering - was.offering,
    staked: row.staked + is.staked - was.staked,
    lent: row.lent + is.lent - was.lent,
    running: row.running + is.running - was.running,
    leases: row.leases + is.leases - was.leases,
    paid: row.paid + is.paid - was.paid,
    block,
  }))

type Recorded = Pick<RecordsTable, 'kind' | 'lender'> &
  Partial<Pick<RecordsTable, 'lease' | 'energy' | 'sun' | 'other'>>

export async function record(event: EventContext, account: Address, what: Recorded): Promise<void> {
  const { store, time, txHash, block } = event
  const { records: number } = await countFor(event, account, { records: 1 })
  await store.insert(energyRecords, {
    account,
    number,
    lender: what.lender,
    kind: what.kind,
    lease: what.lease ?? null,
    energy: what.energy ?? null,
    sun: what.sun ?? null,
    other: what.other ?? null,
    time,
    txHash,
    block,
  })
}

/** A lease among those of who paid it or received it. */
export async function own(
  event: EventContext,
  account: Address,
  { lender, lease }: { readonly lender: Address; readonly lease: number },
): Promise<void> {
  const { store, block } = event
  const { leases: number } = await countFor(event, account, { leases: 1 })
  await store.insert(energyOwnLeases, { account, number, lender, lease, block })
}

const countFor = (
  { store, block }: BlockContext,
  account: Address,
  { leases = 0, records = 0 }: { readonly leases?: number; readonly records?: number },
) =>
  store.upsert(energyAccounts, { account, leases, records, block }, (row) => ({
    leases: row.leases + leases,
    records: row.records + records,
    block,
  }))
