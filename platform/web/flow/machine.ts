import type { OrderState, OrderTicket } from '#platform/std/order.ts'

import type { Prepared } from '../tron/build.ts'

import { type FlowRun, type Note, type Stage, terminal } from './run.ts'

/** What can happen to a run. */
export type FlowEvent =
  | { readonly is: 'ticketed'; readonly ticket: OrderTicket }
  | {
      readonly is: 'built'
      readonly tx: Prepared
      readonly expectedFee: string | null
      readonly energy?: string
      readonly bandwidthFee?: string
      readonly makesAccount?: boolean
      readonly madeAt?: number
    }
  | { readonly is: 'refused'; readonly note: Note }
  /** The reader pressed the button under the sheet that showed this transaction. */
  | { readonly is: 'confirmed'; readonly txID: string }
  /** The bytes on the sheet are too old: build them again and show them again. */
  | { readonly is: 'stale' }
  | {
      readonly is: 'signed'
      readonly txID: string
      readonly signature: string
      /** Chain time, unix seconds. */
      readonly at: number
    }
  | { readonly is: 'notSigned'; readonly note: Note }
  | { readonly is: 'accepted' }
  | { readonly is: 'notAccepted'; readonly note: Note }
  | { readonly is: 'seen'; readonly block: number }
  /** The block that held it was undone. */
  | { readonly is: 'vanished' }
  | { readonly is: 'reverted'; readonly note: Note }
  | { readonly is: 'solid' }
  | { readonly is: 'order'; readonly state: OrderState; readonly message: string | null }
  /** The solid head is past its expiration and it is in no block. */
  | { readonly is: 'expired' }
  | { readonly is: 'slow' }
  /** The page was loaded again: the wallet's answer is lost. */
  | { readonly is: 'reloaded' }

type Built = Omit<Extract<FlowEvent, { is: 'built' }>, 'is'>
type Step = (run: FlowRun, event: never) => Partial<FlowRun> | null
type Steps = { readonly [E in FlowEvent['is']]?: readonly Stage[] }

/** In which stages each event means something; elsewhere it changes nothing. */
export const accepts: Required<Steps> = {
  ticketed: ['checking'],
  built: ['checking'],
  refused: ['checking', 'review', 'signing'],
  confirmed: ['review'],
  stale: ['review'],
  signed: ['signing'],
  notSigned: ['signing'],
  accepted: ['sending'],
  notAccepted: ['sending'],
  seen: ['review', 'signing', 'sending', 'sent'],
  vanished: ['packed'],
  reverted: ['sending', 'sent', 'packed'],
  solid: ['packed'],
  order: ['sending', 'sent', 'packed', 'final'],
  expired: ['checking', 'review', 'signing', 'sending', 'sent'],
  slow: ['checking', 'packed', 'final'],
  reloaded: ['signing'],
}

const fail = (note: Note | null): Partial<FlowRun> => ({ stage: 'failed', note })

const steps: { readonly [E in FlowEvent['is']]: Step } = {
  ticketed: (_, { ticket }: { ticket: OrderTicket }) => ({ ticket }),
  built: (run, built: Built) => {
    const { tx, expectedFee, energy, bandwidthFee = '0', makesAccount = false, madeAt } = built
    return run.ticket === null
      ? null
      : {
          stage: 'review',
          tx,
          expectedFee,
          bandwidthFee,
          makesAccount,
          ...(energy === undefined ? {} : { energy }),
          ...(madeAt === undefined ? {} : { madeAt }),
          note: null,
        }
  },
  refused: (_, { note }: { note: Note }) => ({ stage: 'refused', note }),
  confirmed: (run, { txID }: { txID: string }) => {
    if (run.tx === null) return null
    return run.tx.txID === txID
      ? { stage: 'signing', note: null }
      : { note: { code: 'CHANGED', message: '' } }
  },
  stale: () => ({ stage: 'checking', tx: null, expectedFee: null, note: null }),
  signed: (run, { txID, signature, at }: { txID: string; signature: string; at: number }) =>
    txID === run.tx?.txID
      ? { stage: 'sending', signature, signedAt: at, note: null }
      : { stage: 'review', note: { code: 'WRONG_SIGNATURE', message: '' } },
  notSigned: (_, { note }: { note: Note }) => ({ stage: 'review', note }),
  accepted: () => ({ stage: 'sent', note: null }),
  notAccepted: (_, { note }: { note: Note }) => fail(note),
  seen: (run, { block }: { block: number }) =>
    run.tx === null ? null : { stage: 'packed', block, note: null },
  vanished: (run) => ({ stage: run.signature === null ? 'review' : 'sending', block: null }),
  reverted: (_, { note }: { note: Note }) => fail(note),
  solid: () => ({ stage: 'final', note: null }),
  order: (_, { state, message }: { state: OrderState; message: string | null }) => {
    if (state === 'done') return { stage: 'done', orderState: state, note: null }
    if (state !== 'failed') return { orderState: state }
    return { ...fail({ code: 'REVERTED', message: message ?? '' }), orderState: state }
  },
  expired: () => ({ stage: 'expired', note: null }),
  slow: () => ({ note: { code: 'SLOW', message: '' } }),
  reloaded: () => ({ stage: 'review', note: null }),
}

/** The next state; the same object where the event means nothing here. */
export function reduce(run: FlowRun, event: FlowEvent, now: number): FlowRun {
  if (terminal.has(run.stage) || !accepts[event.is].includes(run.stage)) return run
  const change = steps[event.is](run, event as never)
  if (change === null) return run
  const next = { ...run, ...change }
  return next.stage === run.stage ? next : { ...next, since: now }
}
