import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { onFilled } from '#tools/bench/market/testing/filled.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { delegatorsOf, record } from './own.ts'
import { movements } from './pool.ts'
import { proposalPage, voters } from './proposals.ts'
import { due } from './signedVotes.ts'
import { tables } from './views.ts'

/** With any number of rows, a page reads an index and few more rows than it shows. */
const count = 20_000
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address
const coin = 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' as Address

const filled = onFilled(async (db) => {
  const all = sql`generate_series(1::int8, ${count}::int8) n`
  await sql`insert into dao_proposals (id, number, proposer, title, description, description_hash, calls, pays, starts_at,
      ends_at, end_before, votes_for, votes_against, votes_abstain, voters, staked_then, begun, queued_at, eta, executed_at,
      canceled_at, created_at, tx_hash, block)
    select n::text, n, ${mine}, 'n', 'n', '', '[]', false, n, n, null, 0, 0, 0, ${count}, 0, n < ${count}, null, null, null,
      null, n, n, n from ${all}`.execute(db)
  // Half of all votes are on one proposal.
  await sql`insert into dao_votes (proposal, number, voter, support, weight, time, tx_hash, block)
    select case when n > ${count / 2} then '7' else n::text end, n, 'T' || n, 'for', 1, n, n, n from ${all}`.execute(
    db,
  )
  await sql`insert into dao_records (account, number, kind, amount, coin, other, proposal, support, time, tx_hash, block)
    select ${mine}, n, 'vote', 1, null, null, n::text, 'for', n, n, n from ${all}`.execute(db)
  await sql`insert into dao_movements (number, kind, coin, account, amount, proposal, time, tx_hash, block)
    select n, 'given', ${coin}, ${mine}, 1, null, n, n, n from ${all}`.execute(db)
  await sql`insert into dao_accounts (account, staked, delegate, votes, delegators, records, block)
    select 'T' || n, n, case when n % 2 = 0 then ${mine} else 'T' || n end, n, 0, 0, n from ${all}`.execute(
    db,
  )
  await sql`insert into dao_accounts (account, staked, delegate, votes, delegators, records, block)
    values (${mine}, 1, ${mine}, 1, ${count / 2}, ${count}, 1)`.execute(db)
  await sql`insert into dao_totals (id, staked, stakers, proposals, movements, block)
    values (1, 1, 1, ${count}, ${count}, 1)`.execute(db)
  await sql`insert into dao_signed_votes (voter, proposal, support, signature, created_at, until)
    select 'S' || n, n::text, 1, '0x', n, n from ${all} where n > ${count / 2}`.execute(db)
  await sql`analyze`.execute(db)
})

/** The contract's rules are all one here. */
const call = () => {
  const app = {
    clock: { isFinal: () => true, now: () => 1_000 },
    config: { nativeSymbol: 'TRX' },
    deployment: { address: (name: string) => name, nameOf: () => null },
    node: { readContract: async () => 1n },
    db: filled.db,
  }
  return { app, db: filled.db, address: mine, session: null } as unknown as Call
}
const page = { pageNum: 3, pageSize: 20 }
const newest = Array.from({ length: 20 }, (_, i) => count - 40 - i)

test('proposals, newest first', async () => {
  const { total, list } = await proposalPage(page, call())
  expect([total, list.map(({ number }) => number)]).toEqual([count, newest])
  filled.within(20)
})

test('votes on a proposal, newest first', async () => {
  const { total, list } = await voters({ proposalId: '7', ...page }, call())
  expect([total, list.map(({ number }) => number)]).toEqual([count, newest])
  filled.within(20)
})

test('my records, newest first, with the titles of their proposals', async () => {
  const { total, list } = await record(page, call())
  expect([total, list.map(({ proposalId }) => Number(proposalId))]).toEqual([count, newest])
  filled.within(20)
})

test('movements of the pool, newest first', async () => {
  const { list } = await movements(page, call())
  expect(list.map(({ number }) => number)).toEqual(newest)
  filled.within(20)
})

test('who gave me votes, the largest first', async () => {
  const rows = await delegatorsOf(call(), 20)
  expect(rows.map(({ staked }) => staked)).toEqual(
    Array.from({ length: 20 }, (_, i) => BigInt(count - 2 * i)),
  )
  filled.within(21)
})

test('proposals whose vote begins, as every block asks', async () => {
  const rows = await tables(call())
    .selectFrom('daoProposals')
    .select('id')
    .where('begun', '=', sql.lit(false))
    .where('startsAt', '<=', count)
    .orderBy('startsAt')
    .orderBy('number')
    .execute()
  expect(rows).toHaveLength(1)
  filled.within(1)
})

test('signed votes that can be sent, those that end first', async () => {
  const { votes } = await due({ page: 1 }, call())
  expect(votes.map(({ proposalId }) => Number(proposalId))).toEqual(
    Array.from({ length: 50 }, (_, i) => count / 2 + 1 + i),
  )
  filled.within(50)
})
