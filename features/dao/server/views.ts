import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'
import type { Selectable } from 'kysely'

import type { DaoCall } from '../calls.ts'
import { daoFailures as f } from '../failures.ts'
import { leastSent } from '../fields.ts'
import type { DaoCoin } from '../shapes.ts'
import type { DaoTables, ProposalsTable, VotesTable } from '../tables.ts'
import { coinViews } from './coins.ts'
import { rulesOf } from './contract.ts'
import { callsOf, type KeptCall } from './keptCalls.ts'
import { quorumOf, type Rules, stateAt } from './rules.ts'

export type ProposalRow = Selectable<ProposalsTable>
export type VoteRow = Selectable<VotesTable>

export const tables = (call: Pick<Call, 'db'>) => call.db.withTables<DaoTables>()

/** @throws NO_SUCH_PROPOSAL */
export async function proposalRow(call: Pick<Call, 'db'>, id: string): Promise<ProposalRow> {
  const row = await tables(call)
    .selectFrom('daoProposals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(f.NO_SUCH_PROPOSAL, { field: 'proposalId' })
  return row
}

export const accountRow = (call: Pick<Call, 'db'>, account: Address) =>
  tables(call)
    .selectFrom('daoAccounts')
    .selectAll()
    .where('account', '=', account)
    .executeTakeFirst()

/** Seconds after which no block is replaced any more, by far. */
export const settled = 3_600

/** The signed vote of an account that waits to be sent: none once it was, for good, or its vote is long over. */
export async function signedBy({ app, db }: Pick<Call, 'app' | 'db'>, voter: Address) {
  const { solid, head } = app.clock
  const past = head.time - settled
  const row = await tables({ db })
    .selectFrom('daoSignedVotes as s')
    .leftJoin('daoVotes as v', (join) =>
      join.onRef('v.proposal', '=', 's.proposal').onRef('v.voter', '=', 's.voter'),
    )
    .leftJoin('daoProposals as p', 'p.id', 's.proposal')
    .selectAll('s')
    .select(['v.block as votedAt', 'p.endsAt'])
    .where('s.voter', '=', voter)
    .executeTakeFirst()
  if (row === undefined || Math.min(row.until, row.endsAt ?? row.until) < past) return undefined
  return row.votedAt !== null && row.votedAt <= solid ? undefined : row
}

export async function totalsOf(call: Pick<Call, 'db'>) {
  const row = await tables(call).selectFrom('daoTotals').selectAll().executeTakeFirst()
  return row ?? { staked: 0n, stakers: 0, proposals: 0, movements: 0 }
}

export const rulesView = (rules: Rules) => ({
  ...rules,
  threshold: String(rules.threshold),
  quorumFloor: String(rules.quorumFloor),
  paymentVotes: String(rules.paymentVotes),
  leastSent: String(leastSent),
})

/** A proposal's state, by its row and this second. */
export async function stateOf(call: Pick<Call, 'app' | 'db'>, row: ProposalRow) {
  const [rules, { staked }] = await Promise.all([rulesOf(call.app), totalsOf(call)])
  return stateAt(row, rules, { now: call.app.clock.now(), staked })
}

/** States are those of this second. */
export async function proposalViews(
  call: Pick<Call, 'app' | 'db'>,
  rows: readonly ProposalRow[],
  staked: bigint,
) {
  const { app } = call
  const calls = new Map(rows.map(({ id, calls: kept }) => [id, callsOf(kept)]))
  const paid = [...calls.values()].flat().flatMap(({ call: one }) => coinOf(one))
  const [rules, coinView] = await Promise.all([rulesOf(app), coinViews(call, paid)])
  const now = app.clock.now()
  return rows.map((row) => ({
    proposalId: row.id,
    number: row.number,
    proposer: row.proposer,
    title: row.title,
    state: stateAt(row, rules, { now, staked }),
    calls: calls.get(row.id)!.map((one) => callView(one, coinView)),
    votes: {
      for: String(row.votesFor),
      against: String(row.votesAgainst),
      abstain: String(row.votesAbstain),
    },
    voters: row.voters,
    quorum: String(quorumOf(row, rules, staked)),
    leastFor: row.pays ? String(rules.paymentVotes) : null,
    createdAt: row.createdAt,
    start: row.startsAt,
    end: row.endsAt,
    endBefore: row.endBefore,
    eta: row.eta,
    endedAt: row.executedAt ?? row.canceledAt,
    txHash: row.txHash,
    final: app.clock.isFinal(row.block),
  }))
}

const coinOf = (call: DaoCall): readonly Address[] => (call.kind === 'pay' ? [call.coin] : [])

function callView({ target, call }: KeptCall, coinView: (coin: Address) => DaoCoin) {
  const { kind } = call
  const none = { kind, target, coin: null, to: null, amount: null }
  if (kind === 'fee') return { ...none, call: `setCreationFee(${call.fee})` }
  if (kind === 'disable') return { ...none, call: 'setEnabled(false)' }
  const { coin, to, amount } = call
  const text = `pay(${coin},${to},${amount})`
  return { ...none, call: text, coin: coinView(coin), to, amount: String(amount) }
}

export const voteView = ({ app }: Pick<Call, 'app'>, row: VoteRow) => ({
  number: row.number,
  voter: row.voter,
  support: row.support,
  weight: String(row.weight),
  time: row.time,
  txHash: row.txHash,
  final: app.clock.isFinal(row.block),
})
