import type { Instead, NextStep } from '#platform/web/flow/flow.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { burnActions } from '../../actions.ts'
import { boxPath } from '../nodes/kinds.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { burnReads } from './changes.ts'
import {
  CreditFact,
  nativePicture,
  NodeDaily,
  NodeFact,
  RefundableFact,
  SplitFact,
  Sun,
  Tes,
  tesPicture,
} from './facts.tsx'

/** The life of a node. */

const seeNodes: NextStep = { text: texts.seeNodes, to: '/node' }
const seeIncome: NextStep = { text: texts.seeIncome, to: '/income' }

const nodesInstead = (...when: readonly string[]): Instead => ({ when, step: seeNodes })

export const buyNodeFlow = review(burnActions.buyNode, {
  title: texts.nodeTitle,
  question: ({ subject: { kind = '' } }, t) => t(texts.askNode, { kind }),
  picture: nativePicture,
  goesTo: texts.contract,
  meaning: { kind: texts.argKind },
  fallback: 'Purchase failed',
  summary: ({ call }) => [
    { label: summaryTexts.youGive, value: <Sun sun={call.callValue} />, main: 'priced' },
    { label: texts.refundableUntil, value: <RefundableFact />, tone: 'good' },
    { label: texts.atActivation, value: <SplitFact /> },
  ],
  results: [
    {
      label: summaryTexts.youGive,
      event: 'NodeBought',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.nodeDone,
  instead: {
    when: ['SOLD_OUT', 'All places are taken'],
    step: { text: texts.seeKinds, to: '/nodeBox' },
  },
  next: ({ subject: { kind } }) => [
    { text: texts.activateIt, to: '/node' },
    { text: texts.seeKinds, to: boxPath(Number(kind ?? 1)) },
  ],
  invalidates: burnReads,
})

export const activateFlow = review(burnActions.activate, {
  title: texts.activateTitle,
  question: ({ subject: { nodeId: id = '' } }, t) => t(texts.askActivate, { id }),
  picture: tesPicture,
  goesTo: texts.contract,
  meaning: { nodeId: texts.argNode },
  fallback: 'Purchase failed',
  summary: (_ticket, { nodeId }) => [
    {
      label: texts.willEarn,
      past: texts.earnsADay,
      value: <NodeDaily nodeId={nodeId} />,
      tone: 'good',
      main: true,
    },
    {
      label: texts.priceFinal,
      value: <NodeFact nodeId={nodeId} show={({ sun }) => <Sun sun={sun} />} />,
      tone: 'danger',
    },
    { label: texts.atActivation, value: <SplitFact /> },
  ],
  done: texts.activateDone,
  instead: nodesInstead(
    'NODE_ACTIVE',
    'LAPSED',
    'NODE_REFUNDED',
    'NO_SUCH_NODE',
    'NOT_YOUR_NODE',
    'This node is active',
    'The time to activate is over',
    'Not your node',
  ),
  next: () => [seeNodes, { text: texts.burnNow, to: '/destroy' }],
  invalidates: burnReads,
})

export const refundNodeFlow = review(burnActions.refundNode, {
  title: texts.refundNodeTitle,
  question: ({ subject: { nodeId: id = '' } }, t) => t(texts.askRefundNode, { id }),
  picture: nativePicture,
  goesTo: 'wallet',
  meaning: { nodeId: texts.argNode },
  fallback: 'Transfer failed',
  summary: (_ticket, { nodeId }, t) => [
    {
      label: summaryTexts.youGet,
      value: <NodeFact nodeId={nodeId} show={({ sun }) => <Sun sun={sun} />} />,
      tone: 'good',
      main: true,
    },
    { label: texts.placeFree, value: t(texts.freeAgain) },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'NodeRefunded',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.refundDone,
  instead: nodesInstead(
    'NODE_ACTIVE',
    'NODE_REFUNDED',
    'NO_SUCH_NODE',
    'NOT_YOUR_NODE',
    'This node is active',
    'Not your node',
  ),
  next: () => [{ text: texts.nodeAgain, to: '/nodeBox' }, seeNodes],
  invalidates: burnReads,
})

export const claimNodeFlow = review(burnActions.claimNode, {
  title: texts.claimNodeTitle,
  question: ({ subject: { nodeId: id = '' } }, t) => t(texts.askClaimNode, { id }),
  picture: tesPicture,
  goesTo: 'wallet',
  meaning: { nodeId: texts.argNode },
  fallback: 'Transfer failed',
  summary: (_ticket, { nodeId }) => [
    {
      label: summaryTexts.youGet,
      value: <NodeFact nodeId={nodeId} show={({ claimable }) => <Tes units={claimable} about />} />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'NodeClaimed',
      show: (events) => <Tes units={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.claimDone,
  instead: nodesInstead('NOTHING_TO_CLAIM', 'NOT_ACTIVATED', 'NO_SUCH_NODE', 'NOT_YOUR_NODE'),
  next: () => [seeIncome, seeNodes],
  invalidates: burnReads,
})

export const withdrawFlow = review(burnActions.withdraw, {
  title: texts.withdrawTitle,
  question: (_, t) => t(texts.askWithdraw),
  picture: nativePicture,
  goesTo: 'wallet',
  meaning: { account: texts.argAccount },
  fixed: (_subject, _contracts, signer) => ({ account: signer }),
  fallback: 'Transfer failed',
  summary: () => [{ label: summaryTexts.youGet, value: <CreditFact />, tone: 'good', main: true }],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Withdrawn',
      show: (events) => <Sun sun={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.withdrawDone,
  instead: nodesInstead('NO_CREDIT', 'Nothing to withdraw'),
  next: () => [seeNodes, { text: texts.nodeAgain, to: '/nodeBox' }],
  invalidates: burnReads,
})
