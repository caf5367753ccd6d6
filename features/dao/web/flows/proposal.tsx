import { review } from '#platform/web/flow/review.ts'

import { proposalActions } from '../../actions.ts'
import { descriptionOnChain, encodeCall, parseCalls } from '../../calls.ts'
import { coinsOf } from '../proposals.ts'
import { signedTexts as texts } from '../textSigned.ts'
import {
  common,
  EffectFacts,
  insteadOf,
  ofProposal,
  PlannedFacts,
  ProposalQuestion,
  WeightFact,
} from './facts.tsx'

/** The life of a proposal. */

/** The browser encodes the calls itself: a server that orders another proposal is not believed. */
export const proposeFlow = review(proposalActions.propose, {
  ...common,
  title: texts.proposeTitle,
  question: ({ subject: { description = '' } }, t) =>
    t(texts.askPropose, { title: description.split('\n')[0] ?? '' }),
  goesTo: texts.dao,
  meaning: {
    targets: texts.argTargets,
    values: texts.argValues,
    calldatas: texts.argCalldatas,
    description: texts.argDescription,
  },
  fixed: ({ calls = '', description }, contracts, signer) => {
    const parsed = calls === '' ? null : parseCalls(calls, coinsOf(contracts))
    if (parsed === null || description === undefined) {
      return { targets: '', values: '', calldatas: '', description: '' }
    }
    const target = { pay: 'DaoPool', fee: 'TokenFactory', disable: 'TokenFactory' } as const
    return {
      targets: JSON.stringify(parsed.map(({ kind }) => contracts[target[kind]] ?? '')),
      values: JSON.stringify(parsed.map(() => '0')),
      calldatas: JSON.stringify(parsed.map(encodeCall)),
      description: descriptionOnChain(description, signer),
    }
  },
  fallback: 'Create error',
  summary: (_ticket, { calls = '' }, t) => [
    { label: texts.calls, value: <PlannedFacts calls={calls} />, wide: true },
    { label: texts.afterwards, value: t(texts.proposeMeans), wide: true },
  ],
  done: texts.proposeDone,
  instead: insteadOf('BELOW_THRESHOLD', 'FEE_NOT_LOWER'),
})

const named = {
  targets: texts.argTargets,
  values: texts.argValues,
  calldatas: texts.argCalldatas,
  descriptionHash: texts.argHash,
} as const

/** The proposal's own calls and the hash of its text: any others are no proposal, and the contract refuses them. */
const asProposed = () => ({
  targets: null,
  values: null,
  calldatas: null,
  descriptionHash: null,
})

export const cancelFlow = review(proposalActions.cancel, {
  ...ofProposal,
  title: texts.cancelTitle,
  question: ({ subject: { proposalId } }) => (
    <ProposalQuestion text={texts.askCancel} proposalId={proposalId} />
  ),
  goesTo: texts.dao,
  meaning: named,
  fixed: asProposed,
  fallback: 'Update failed',
  summary: (_ticket, _subject, t) => [
    { label: texts.afterwards, value: t(texts.cancelMeans), wide: true },
  ],
  done: texts.cancelDone,
  instead: insteadOf('NOT_PROPOSER', 'VOTE_BEGUN'),
})

const asked = [texts.askAgainst, texts.askFor, texts.askAbstain]

export const voteFlow = review(proposalActions.vote, {
  ...ofProposal,
  title: texts.voteTitle,
  question: ({ subject: { proposalId, support = '2' } }) => (
    <ProposalQuestion text={asked[Number(support)] ?? texts.askAbstain} proposalId={proposalId} />
  ),
  goesTo: texts.dao,
  meaning: { proposalId: texts.argProposal, support: texts.argSupport },
  fallback: 'Update failed',
  summary: (_ticket, { proposalId }, t) => [
    { label: texts.weight, value: <WeightFact proposalId={proposalId} />, main: true },
    { label: texts.calls, value: <EffectFacts proposalId={proposalId} />, wide: true },
    { label: texts.afterwards, value: t(texts.voteMeans), wide: true },
  ],
  done: texts.voteDone,
  instead: insteadOf('VOTE_NOT_OPEN', 'VOTED_ALREADY', 'NO_VOTES'),
})

export const queueFlow = review(proposalActions.queue, {
  ...ofProposal,
  title: texts.queueTitle,
  question: ({ subject: { proposalId } }) => (
    <ProposalQuestion text={texts.askQueue} proposalId={proposalId} />
  ),
  goesTo: texts.dao,
  meaning: named,
  fixed: asProposed,
  fallback: 'Update failed',
  summary: (_ticket, { proposalId }, t) => [
    { label: texts.calls, value: <EffectFacts proposalId={proposalId} />, wide: true },
    { label: texts.afterwards, value: t(texts.queueMeans), wide: true },
  ],
  done: texts.queueDone,
  instead: insteadOf('NOT_SUCCEEDED'),
})

export const executeFlow = review(proposalActions.execute, {
  ...ofProposal,
  title: texts.executeTitle,
  question: ({ subject: { proposalId } }) => (
    <ProposalQuestion text={texts.askExecute} proposalId={proposalId} />
  ),
  goesTo: texts.dao,
  meaning: named,
  fixed: asProposed,
  fallback: 'Update failed',
  summary: (_ticket, { proposalId }, t) => [
    { label: texts.calls, value: <EffectFacts proposalId={proposalId} />, wide: true },
    { label: texts.afterwards, value: t(texts.executeMeans), wide: true },
  ],
  done: texts.executeDone,
  instead: insteadOf('NOT_QUEUED', 'BEFORE_ETA'),
})
