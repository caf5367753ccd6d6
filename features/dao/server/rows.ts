import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { coinContract } from '#platform/std/coinContract.ts'

import {
  type AccountsTable,
  daoAccounts,
  daoCoins,
  daoMovements,
  daoRecords,
  daoTotals,
  type MovementsTable,
  type RecordsTable,
  type TotalsTable,
} from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

/** An account's row as it is then; made where it has none yet. */
export async function changeAccount(
  { store, block }: BlockContext,
  account: Address,
  change: (row: AccountsTable) => Partial<Omit<AccountsTable, 'account' | 'block'>>,
): Promise<AccountsTable> {
  const none = { staked: 0n, delegate: account, votes: 0n, delegators: 0, records: 0 }
  const first = { account, ...none, block }
  return store.upsert(daoAccounts, { ...first, ...change(first) }, (row) => ({
    block,
    ...change(row),
  }))
}

export async function changeTotals(
  { store, block }: BlockContext,
  change: (row: TotalsTable) => Partial<Omit<TotalsTable, 'id' | 'block'>>,
): Promise<TotalsTable> {
  const first = { id: 1, staked: 0n, stakers: 0, proposals: 0, movements: 0, block }
  return store.upsert(daoTotals, { ...first, ...change(first) }, (row) => ({
    block,
    ...change(row),
  }))
}

type What = Pick<RecordsTable, 'kind'> &
  Partial<Pick<RecordsTable, 'amount' | 'coin' | 'other' | 'proposal' | 'support'>>

export async function record(event: EventContext, account: Address, what: What): Promise<void> {
  const { store, time, txHash, block } = event
  const { records: number } = await changeAccount(event, account, (row) => ({
    records: row.records + 1,
  }))
  await store.insert(daoRecords, {
    account,
    number,
    kind: what.kind,
    amount: what.amount ?? null,
    coin: what.coin ?? null,
    other: what.other ?? null,
    proposal: what.proposal ?? null,
    support: what.support ?? null,
    time,
    txHash,
    block,
  })
}

/** Those that the page of the pool has. Another coin states any amount: such sums would have no end. */
const isSummed = ({ address }: BlockContext, coin: Address): boolean =>
  coin === zeroAddress ||
  coin === address(coinContract('USDT')) ||
  coin === address(coinContract('TES'))

/** Something was given to the pool, or paid. */
export async function move(
  event: EventContext,
  moved: Pick<MovementsTable, 'kind' | 'coin' | 'account' | 'amount'>,
): Promise<void> {
  const { store, time, txHash, block } = event
  const { kind, coin, account, amount } = moved
  const { movements: number } = await changeTotals(event, (row) => ({
    movements: row.movements + 1,
  }))
  if (isSummed(event, coin)) {
    const [given, paid] = kind === 'given' ? [amount, 0n] : [0n, amount]
    await store.upsert(daoCoins, { coin, given, paid, block }, (row) => ({
      given: row.given + given,
      paid: row.paid + paid,
      block,
    }))
  }
  const row = { number, kind, coin, account, amount, proposal: null, time, txHash, block }
  await store.insert(daoMovements, row)
  await record(event, account, { kind, amount, coin })
}
