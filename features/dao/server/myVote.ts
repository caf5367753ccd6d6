import type { Call } from '#platform/server/call.ts'
import type { Source } from '#platform/std/source.ts'
import { orIfSilent } from '#platform/server/owed.ts'

import { support as supports } from '../shapes.ts'
import { countedNow, rulesOf, weightAt } from './contract.ts'
import { type Rules, stateAt } from './rules.ts'
import { type ProposalRow, signedBy, tables, totalsOf, type VoteRow, voteView } from './views.ts'
import { refusalView, validateSigned, validateVote, type Voting } from './voteRules.ts'

/** What decides whether the caller may vote, and what the vote weighs. */
export interface OwnVoting extends Voting {
  readonly rules: Rules
  readonly vote: VoteRow | undefined
  readonly sources: readonly Source[]
}

export async function votingOf(call: Call, row: ProposalRow): Promise<OwnVoting> {
  const { app, address } = call
  const [rules, { staked }, vote, weighed] = await Promise.all([
    rulesOf(app),
    totalsOf(call),
    tables(call)
      .selectFrom('daoVotes')
      .selectAll()
      .where('proposal', '=', row.id)
      .where('voter', '=', address)
      .executeTakeFirst(),
    orIfSilent<Weighed>(weightOf(call, row), () => ({ weight: null, sources: [] })),
  ])
  const state = stateAt(row, rules, { now: app.clock.now(), staked })
  return { row, state, rules, vote, hasVoted: vote !== undefined, ...weighed }
}

interface Weighed {
  readonly weight: bigint | null
  readonly sources: readonly Source[]
}

/** As the contract counts it; before the vote begins, by the votes of now. */
async function weightOf({ app, address }: Call, { startsAt }: ProposalRow): Promise<Weighed> {
  if (startsAt >= app.clock.head.time) {
    const { counted: weight, sources } = await countedNow(app, address)
    return { weight, sources }
  }
  const { weight, source } = await weightAt(app, address, startsAt)
  return { weight, sources: [source] }
}

/** What the caller has to do with a proposal. */
export async function myVoteOf(call: Call, row: ProposalRow) {
  const [voting, signed] = await Promise.all([votingOf(call, row), signedBy(call, call.address)])
  const { weight, vote, sources } = voting
  const waits = signed !== undefined && (signed.proposal === row.id ? !voting.hasVoted : true)
  return {
    sources,
    mine: {
      weight: weight === null ? null : String(weight),
      vote: vote === undefined ? null : voteView(call, vote),
      signed:
        waits && signed.proposal === row.id && voting.state === 'active'
          ? { support: supports.options[signed.support]!, time: signed.createdAt }
          : null,
      refusal: refusalView(validateVote(voting), call),
      signedRefusal: refusalView(validateSigned(voting, waits), call),
    },
  }
}
