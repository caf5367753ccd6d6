import { endpoint } from '#platform/std/endpoint.ts'
import { address, amount, intField, pageFields, pageOf, seconds } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { daoFailures as f } from './failures.ts'
import { mostDue, mostSigned, proposalField, signatureField, supportField } from './fields.ts'
import {
  ballotDomain,
  callEffect,
  daoCoin,
  daoRecord,
  delegator,
  movement,
  myVote,
  obstacle,
  proposalView,
  sources,
  voteRules,
  voteView,
} from './shapes.ts'

const proposal = { proposalId: proposalField }
const known = [f.NO_SUCH_PROPOSAL]
const signing = { name: 'daoVotes', perMinute: 10 }

export const daoApi = {
  proposalPage: endpoint({
    path: '/tessera/dao/proposalPage',
    summary: 'Proposals, newest first; rules of votes, and all that is staked',
    input: z.object({ ...pageFields }),
    output: z.object({
      rules: voteRules,
      /** TES, and accounts. */
      staked: amount,
      stakers: z.int(),
      ...pageOf(proposalView).shape,
      time: seconds,
    }),
  }),

  proposal: endpoint({
    path: '/tessera/dao/proposal',
    summary: 'One proposal: its calls with what they change, what stands against it; my vote',
    personal: true,
    input: z.object(proposal),
    output: z.object({
      rules: voteRules,
      proposal: z.object({ ...proposalView.shape, calls: z.array(callEffect) }),
      /** Text of its proposer, without signs that are not seen. Nothing in it is a link. */
      description: z.string(),
      /** What would become of it if its vote ended now; null once it is over. */
      outcome: z.nullable(z.enum(['succeeds', 'fails'])),
      against: z.array(obstacle),
      /** null without a session. */
      mine: z.nullable(myVote),
      time: seconds,
      sources,
    }),
    failures: known,
  }),

  voters: endpoint({
    path: '/tessera/dao/voters',
    summary: 'Votes on a proposal, newest first',
    input: z.object({ ...proposal, ...pageFields }),
    output: pageOf(voteView),
    failures: known,
  }),

  mine: endpoint({
    path: '/tessera/dao/mine',
    summary: 'My stake and my votes; who has them, and whose I have',
    access: 'session',
    input: z.object({}),
    output: z.object({
      /** Base units of TES: staked; had, and allowed to the stake. */
      staked: amount,
      balance: amount,
      allowance: amount,
      /** Who has my votes; null: I have them. */
      delegatedTo: z.nullable(address),
      /** Accounts that gave me theirs, and their stakes: the 20 largest. */
      delegators: z.int(),
      delegated: amount,
      delegatedFrom: z.array(delegator),
      /** My votes: now, so long before now as `rules.heldFor`, and what a proposal or a vote counts of them. */
      votes: amount,
      votesBefore: amount,
      counted: amount,
      /** Why I cannot propose now. */
      refusal: z.nullable(z.object({ reason: z.string(), message: z.string() })),
      /** For a vote by signature. */
      domain: ballotDomain,
      nonce: amount,
      rules: voteRules,
      records: z.int(),
      time: seconds,
      sources,
    }),
  }),

  pool: endpoint({
    path: '/tessera/dao/pool',
    summary: 'Coins of the community, and what proposals may still pay of each',
    personal: true,
    input: z.object({}),
    output: z.object({
      pool: address,
      /** At most one of `parts` of a coin is paid in `window` seconds. */
      window: z.int(),
      parts: z.int(),
      /** The creation fee of tokens, sun, and whether they are made: what proposals change beside. */
      creationFee: amount,
      enabled: z.boolean(),
      coins: z.array(
        z.object({
          coin: daoCoin,
          amount,
          /** Paid within the window, and what may be paid now. */
          lately: amount,
          payable: amount,
          /** Ever, by calls: a plain transfer is in `amount` alone. */
          given: amount,
          paid: amount,
          /** null without a session; no allowance of the chain's own coin. */
          mine: z.nullable(z.object({ balance: amount, allowance: z.nullable(amount) })),
        }),
      ),
      sources,
    }),
  }),

  movements: endpoint({
    path: '/tessera/dao/movements',
    summary: 'What was given to the pool, and paid by proposals, newest first',
    input: z.object({ ...pageFields }),
    output: pageOf(movement),
  }),

  record: endpoint({
    path: '/tessera/dao/record',
    summary: 'My records, newest first',
    access: 'session',
    input: z.object({ ...pageFields }),
    output: pageOf(daoRecord),
  }),

  signedVote: endpoint({
    path: '/tessera/dao/signedVote',
    summary: 'Keeps a vote that I have signed, until the keeper sends it; it cannot be taken back',
    access: 'session',
    limit: signing,
    input: z.object({ ...proposal, support: supportField, signature: signatureField }),
    output: z.object({ time: seconds, until: seconds }),
    failures: [
      ...known,
      f.VOTE_NOT_OPEN,
      f.VOTED_ALREADY,
      f.NO_VOTES,
      f.WEIGHT_SMALL,
      f.SIGNED_WAITS,
      f.SIGNED_FULL,
      f.VOTE_SIGNATURE,
    ],
  }),

  due: endpoint({
    path: '/tessera/dao/due',
    summary: 'Signed votes that anyone can send now, 50 a page, those that end first',
    input: z.object({ page: z._default(z.optional(intField(1, mostSigned / mostDue)), 1) }),
    output: z.object({
      votes: z.array(
        z.object({
          proposalId: z.string(),
          support: z.int(),
          voter: address,
          signature: z.string(),
        }),
      ),
    }),
  }),
}
