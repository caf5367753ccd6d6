import { encodeCall } from '#platform/chain/abi.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { Failure } from '#platform/std/failure.ts'
import { sql } from 'kysely'

import type { daoApi } from '../api.ts'
import { daoFailures as f } from '../failures.ts'
import { mostDue, mostSigned } from '../fields.ts'
import { daoAt } from './contract.ts'
import { votingOf } from './myVote.ts'
import { proposalRow, settled, signedBy, tables } from './views.ts'
import { refuse, validateSigned } from './voteRules.ts'

export const signedVote: Handler<typeof daoApi.signedVote> = async (input, call) => {
  const { proposalId: proposal, support } = input
  const { app, address: voter } = call
  const own = { app, db: app.db }
  const signature = plainSignature(input.signature)
  const row = await proposalRow(own, proposal)
  await removeDone(call)
  const [voting, before] = await Promise.all([votingOf(call, row), signedBy(own, voter)])
  const { endsAt: until } = row
  const latest = until + voting.rules.extension
  // Sent once more, it is what it was.
  const isSame = before?.proposal === proposal && before.signature === signature
  if (isSame && before.support === support) return { time: before.createdAt, until }
  refuse(validateSigned(voting, before !== undefined), 'proposalId')
  await refuseWrong(call, { proposal, support, signature })
  const { count } = await tables(own)
    .selectFrom('daoSignedVotes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostSigned) {
    throw new Failure(f.SIGNED_FULL, { values: { most: String(mostSigned) } })
  }
  const createdAt = app.clock.now()
  const kept = await tables(own)
    .insertInto('daoSignedVotes')
    .values({ voter, proposal, support, signature, createdAt, until: latest })
    .onConflict((there) => there.doNothing())
    .returning('voter')
    .executeTakeFirst()
  // Another request of the voter's came first.
  if (kept === undefined) throw new Failure(f.SIGNED_WAITS, { field: 'proposalId' })
  return { time: createdAt, until }
}

/** Row by row in the order of an index, until there are enough. The keeper asks the contract of each. */
export const due: Handler<typeof daoApi.due> = async ({ page }, call) => {
  const now = call.app.clock.now()
  const rows = await tables(call)
    .selectFrom('daoSignedVotes as s')
    .select(['s.proposal', 's.support', 's.voter', 's.signature'])
    .where('s.until', '>=', now)
    .where(
      (e) =>
        e.selectFrom('daoProposals as p').select('p.endsAt').whereRef('p.id', '=', 's.proposal'),
      '>=',
      now,
    )
    .where(
      (e) =>
        e
          .selectFrom('daoVotes as v')
          .select('v.number')
          .whereRef('v.proposal', '=', 's.proposal')
          .whereRef('v.voter', '=', 's.voter'),
      'is',
      null,
    )
    .orderBy('s.until')
    .orderBy('s.createdAt')
    .orderBy('s.voter')
    .offset((page - 1) * mostDue)
    .limit(mostDue)
    .execute()
  return {
    votes: rows.map(({ proposal, support, voter, signature }) => ({
      proposalId: proposal,
      support,
      voter,
      signature,
    })),
  }
}

/** As the contract takes it: 0x, and a last byte of 27 or 28. */
function plainSignature(text: string): string {
  const hex = text.toLowerCase().replace(/^0x/, '')
  const last = Number.parseInt(hex.slice(128), 16)
  return `0x${hex.slice(0, 128)}${(last < 27 ? last + 27 : last).toString(16).padStart(2, '0')}`
}

/** What the contract itself refuses now: another signer, another vote, or a nonce that was used. */
async function refuseWrong(
  { app, address }: Call,
  {
    proposal,
    support,
    signature,
  }: { readonly proposal: string; readonly support: number; readonly signature: string },
): Promise<void> {
  const { address: contract, abi } = daoAt(app)
  const data = encodeCall(abi, 'castVoteBySig', [BigInt(proposal), support, address, signature])
  const tried = await app.node.simulate({ abi, contract, data })
  if ('reason' in tried) throw new Failure(f.VOTE_SIGNATURE, { field: 'signature' })
}

/** Those that were sent, for good, and those whose vote is over: blocks that are replaced later bring none back. */
async function removeDone({ app }: Call): Promise<void> {
  const { solid } = app.clock
  const past = app.clock.head.time - settled
  await tables({ db: app.db })
    .deleteFrom('daoSignedVotes as s')
    .where((e) =>
      e.or([
        e('s.until', '<', past),
        e.exists(
          e
            .selectFrom('daoProposals as p')
            .select(sql.lit(1).as('one'))
            .whereRef('p.id', '=', 's.proposal')
            .where('p.endsAt', '<', past),
        ),
        e.exists(
          e
            .selectFrom('daoVotes as v')
            .select(sql.lit(1).as('one'))
            .whereRef('v.proposal', '=', 's.proposal')
            .whereRef('v.voter', '=', 's.voter')
            .where('v.block', '<=', solid),
        ),
      ]),
    )
    .execute()
}
