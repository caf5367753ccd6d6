import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import { dayOf } from '#platform/std/day.ts'

import {
  type AccountsTable,
  burnAccounts,
  burnDays,
  burnNetwork,
  burnNodeRecords,
  burnPeriods,
  type DaysTable,
  type NetworkTable,
  type NodeRecordsTable,
} from '../tables.ts'
import { type Network, emittedAt, networkAt } from './rules.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

const nothing = {
  power: 0n,
  emitted: 0n,
  each: 0n,
  periods: 0,
  miners: 0,
  records: 0,
  burns: 0,
  burnt: 0n,
  worth: 0n,
  paidToMiners: 0n,
  paidToNodes: 0n,
  nodes: 0,
  nodesRefunded: 0,
  activeNodes: 0,
  passSun: 0n,
  nodeSun: 0n,
  fundSun: 0n,
  creditSun: 0n,
} satisfies Omit<NetworkTable, 'id' | 'block'>

export const networkRow = async ({ store, block }: BlockContext): Promise<NetworkTable> =>
  (await store.find(burnNetwork, { id: 1 })) ?? { id: 1, ...nothing, block }

type Sums = Omit<NetworkTable, 'id' | 'block' | keyof Network>

/** Writes the network's word where one comes, and adds to the sums. */
export async function changeNetwork(
  { store, block }: BlockContext,
  by: Partial<Sums>,
  word: Partial<Network> = {},
): Promise<NetworkTable> {
  return store.upsert(burnNetwork, { id: 1, ...nothing, ...by, ...word, block }, (row) => ({
    power: word.power ?? row.power,
    emitted: word.emitted ?? row.emitted,
    each: word.each ?? row.each,
    periods: row.periods + (by.periods ?? 0),
    miners: row.miners + (by.miners ?? 0),
    records: row.records + (by.records ?? 0),
    burns: row.burns + (by.burns ?? 0),
    burnt: row.burnt + (by.burnt ?? 0n),
    worth: row.worth + (by.worth ?? 0n),
    paidToMiners: row.paidToMiners + (by.paidToMiners ?? 0n),
    paidToNodes: row.paidToNodes + (by.paidToNodes ?? 0n),
    nodes: row.nodes + (by.nodes ?? 0),
    nodesRefunded: row.nodesRefunded + (by.nodesRefunded ?? 0),
    activeNodes: row.activeNodes + (by.activeNodes ?? 0),
    passSun: row.passSun + (by.passSun ?? 0n),
    nodeSun: row.nodeSun + (by.nodeSun ?? 0n),
    fundSun: row.fundSun + (by.fundSun ?? 0n),
    creditSun: row.creditSun + (by.creditSun ?? 0n),
    block,
  }))
}

/** Emitted until now: the last period may begin at the end of the one before it. */
export async function emittedNow(at: BlockContext, periods: number): Promise<bigint> {
  const found = [
    await at.store.find(burnPeriods, { number: periods - 2 }),
    await at.store.find(burnPeriods, { number: periods - 1 }),
  ]
  return emittedAt(
    found.flatMap((row) => row ?? []),
    at.time,
  )
}

/** The network's word as it would be written now. */
export async function networkNow(at: BlockContext): Promise<Network> {
  const row = await networkRow(at)
  return networkAt(row, await emittedNow(at, row.periods))
}

type DaySums = Pick<
  DaysTable,
  'burns' | 'burnt' | 'worth' | 'payments' | 'paidToMiners' | 'paidToNodes'
>
const noDay = {
  burns: 0,
  burnt: 0n,
  worth: 0n,
  payments: 0,
  paidToMiners: 0n,
  paidToNodes: 0n,
} satisfies DaySums

/** The day of the event: the network as it is by now, and what is added. */
export async function changeDay(
  { store, block, time }: EventContext,
  network: NetworkTable,
  by: Partial<DaySums>,
): Promise<void> {
  const { power, emitted, each, records } = network
  const now = {
    power,
    emitted,
    each,
    records,
    everToMiners: network.paidToMiners,
    everToNodes: network.paidToNodes,
    block,
  }
  await store.upsert(burnDays, { day: dayOf(time), ...noDay, ...by, ...now }, (row) => ({
    ...now,
    burns: row.burns + (by.burns ?? 0),
    burnt: row.burnt + (by.burnt ?? 0n),
    worth: row.worth + (by.worth ?? 0n),
    payments: row.payments + (by.payments ?? 0),
    paidToMiners: row.paidToMiners + (by.paidToMiners ?? 0n),
    paidToNodes: row.paidToNodes + (by.paidToNodes ?? 0n),
  }))
}

const noAccount = {
  power: 0n,
  each: 0n,
  earned: 0n,
  paid: 0n,
  burnt: 0n,
  worth: 0n,
  burns: 0,
  swaps: 0,
  records: 0,
  pass: 'none',
  passes: 0,
  nodes: 0,
  waitingNodes: 0,
  activeNodes: 0,
  nodeRecords: 0,
  nodesPaid: 0n,
  credit: 0n,
  lineRecords: 0,
} satisfies Omit<AccountsTable, 'account' | 'block'>

/** Its row, or one without anything. */
export const accountRow = async (
  { store, block }: BlockContext,
  account: Address,
): Promise<AccountsTable> =>
  (await store.find(burnAccounts, { account })) ?? { account, ...noAccount, block }

export async function changeAccount(
  at: BlockContext,
  account: Address,
  change: (row: AccountsTable) => Partial<Omit<AccountsTable, 'account' | 'block'>>,
): Promise<AccountsTable> {
  const { store, block } = at
  const none = { account, ...noAccount, block }
  const first = { account, ...noAccount, block, ...change(none) }
  return store.upsert(burnAccounts, first, (row) => ({ ...change(row), block }))
}

/** What became of a node, and how its owner's numbers change by it. */
export async function recordNode(
  event: EventContext,
  owner: Address,
  record: Pick<NodeRecordsTable, 'nodeId' | 'kind' | 'record'> &
    Partial<Pick<NodeRecordsTable, 'sun' | 'amount'>>,
  by: { readonly waiting?: number; readonly active?: number; readonly paid?: bigint } = {},
): Promise<void> {
  const { store, block, time, txHash } = event
  const { nodeRecords: number } = await changeAccount(event, owner, (row) => ({
    nodes: row.nodes + Number(record.record === 'bought'),
    waitingNodes: row.waitingNodes + (by.waiting ?? 0),
    activeNodes: row.activeNodes + (by.active ?? 0),
    nodesPaid: row.nodesPaid + (by.paid ?? 0n),
    nodeRecords: row.nodeRecords + 1,
  }))
  const { nodeId, kind, sun = null, amount = null } = record
  await store.insert(burnNodeRecords, {
    owner,
    number,
    nodeId,
    kind,
    record: record.record,
    sun,
    amount,
    time,
    txHash,
    block,
  })
}
