import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Source } from '#platform/std/source.ts'

import type { daoApi } from '../api.ts'
import { daoAt, rulesOf } from './contract.ts'
import { aroundOf, effectsOf } from './effects.ts'
import { callsOf } from './keptCalls.ts'
import { myVoteOf } from './myVote.ts'
import { isOver, missingVotes, stateAt } from './rules.ts'
import {
  proposalRow,
  type ProposalRow,
  proposalViews,
  rulesView,
  tables,
  totalsOf,
  voteView,
} from './views.ts'

export const proposalPage: Handler<typeof daoApi.proposalPage> = async (page, call) => {
  const [rules, totals] = await Promise.all([rulesOf(call.app), totalsOf(call)])
  const all = tables(call).selectFrom('daoProposals').selectAll()
  const rows = await numberedPage(all, 'number', totals.proposals, page)
  return {
    rules: rulesView(rules),
    staked: String(totals.staked),
    stakers: totals.stakers,
    total: totals.proposals,
    list: await proposalViews(call, rows, totals.staked),
    time: call.app.clock.now(),
  }
}

/** While the node is silent there are no effects, no weight and no sources. */
export const proposal: Handler<typeof daoApi.proposal> = async ({ proposalId }, call) => {
  const { app, session } = call
  const row = await proposalRow(call, proposalId)
  const [rules, { staked }] = await Promise.all([rulesOf(app), totalsOf(call)])
  const state = stateAt(row, rules, { now: app.clock.now(), staked })
  const calls = callsOf(row.calls).map((one) => one.call)
  const [views, around, own, sources] = await Promise.all([
    proposalViews(call, [row], staked),
    isOver(state) ? null : aroundOf(app, calls),
    session === null ? null : myVoteOf(call, row),
    orIfSilent(statedOf(app, row), () => []),
  ])
  const view = views[0]!
  const { effects, against } =
    around === null ? { effects: [], against: [] } : effectsOf(calls, around)
  const missing = missingVotes(row, rules, staked)
  const isCounted = state === 'pending' || state === 'active'
  return {
    rules: rulesView(rules),
    proposal: {
      ...view,
      calls: view.calls.map((one, i) => ({
        ...one,
        before: textOf(effects[i]?.before),
        after: textOf(effects[i]?.after),
      })),
    },
    description: row.description,
    outcome: isCounted ? (missing.length === 0 ? 'succeeds' : 'fails') : null,
    against: [...(isCounted || state === 'defeated' ? missing : []), ...against],
    mine: own?.mine ?? null,
    time: app.clock.now(),
    sources: [...sources, ...(own?.sources ?? [])],
  }
}

const textOf = (value: bigint | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/** What the contract itself states of a proposal; before its vote begins it states no quorum. */
async function statedOf(app: Call['app'], { id, startsAt }: ProposalRow): Promise<Source[]> {
  const dao = daoAt(app)
  const args = [BigInt(id)] as const
  const source = (what: string, value: unknown): Source =>
    sourceOf(app, { what, contract: dao.address, call: `${what}(${id})`, value })
  const [state, votes, missing] = await Promise.all([
    app.node.readContract({ ...dao, functionName: 'state', args }),
    app.node.readContract({ ...dao, functionName: 'proposalVotes', args }),
    startsAt < app.clock.head.time
      ? app.node.readContract({ ...dao, functionName: 'missingVotes', args })
      : null,
  ])
  const sources = [source('state', state), source('proposalVotes', votes)]
  return missing === null ? sources : [...sources, source('missingVotes', missing)]
}

export const voters: Handler<typeof daoApi.voters> = async (input, call) => {
  const { id, voters: total } = await proposalRow(call, input.proposalId)
  const all = tables(call).selectFrom('daoVotes').selectAll().where('proposal', '=', id)
  const rows = await numberedPage(all, 'number', total, input)
  return { total, list: rows.map((row) => voteView(call, row)) }
}
