import type { Address } from '#platform/std/address.ts'
import type { OrderState, OrderTicket } from '#platform/std/order.ts'

import type { Prepared } from '../tron/build.ts'
import type { Subject } from './flow.ts'

/**
 * checking: order, simulation, building · review: waits for the reader · signing: with the
 * wallet · sending: signed, being broadcast · sent: waiting for packing · packed: block
 * confirming · final: cannot be undone, the index catches up (verifying) · done · failed: the
 * chain or the node refused it · expired: never landed, nothing spent · refused: the check failed
 */
export const stages = [
  'checking',
  'review',
  'signing',
  'sending',
  'sent',
  'packed',
  'final',
  'done',
  'failed',
  'expired',
  'refused',
] as const
export type Stage = (typeof stages)[number]

export type NoteCode =
  | 'REJECTED'
  | 'LOCKED'
  | 'SILENT'
  | 'OUTDATED'
  | 'BUSY'
  | 'WALLET'
  | 'WRONG_SIGNATURE'
  | 'TAMPERED'
  | 'CHANGED'
  | 'PRICE'
  | 'WRONG_CHAIN'
  | 'NOT_MADE'
  | 'NODE_SILENT'
  | 'NO_NODE'
  | 'OTHER_ACCOUNT'
  | 'BALANCE'
  | 'OVER_CAP'
  | 'REFUSED'
  | 'UNREACHABLE'
  | 'OUT_OF_ENERGY'
  | 'REVERTED'
  | 'SLOW'

/** Why a run stands where it stands; the message is the contract's, node's, server's or wallet's own. */
export interface Note {
  readonly code: NoteCode
  /** Of BALANCE: the sun that is missing, where it is known. */
  readonly message: string
  /** The server's code of its refusal. */
  readonly refusal?: string
  /** The same call may succeed later without a change. */
  readonly retry?: boolean
  /** A field of the request is at fault. */
  readonly field?: boolean
}

/** One of several actions that belong together, each a transaction of its own. */
export interface PlannedStep {
  /** Of the run that will carry it out: it begins once the one before it is in a block. */
  readonly id: string
  readonly kind: string
  readonly subject: Subject
}

/** What must come first, and what follows: one sheet leads through all of it. */
export interface Plan {
  /** Which of the steps this run is. */
  readonly at: number
  readonly steps: readonly PlannedStep[]
}

/** One attempt at one action, as it is stored: everything needed to continue after a reload. */
export interface FlowRun {
  /** The order's requestId: repeating it gets the same order. */
  readonly id: string
  readonly kind: string
  readonly address: Address
  readonly chainId: string
  readonly subject: Subject
  /** Chain time, unix seconds. */
  readonly createdAt: number
  readonly stage: Stage
  /** This machine's clock at the last change of stage, ms. */
  readonly since: number
  readonly ticket: OrderTicket | null
  readonly tx: Prepared | null
  /** Energy that the simulation took; a plain transfer takes none. */
  readonly energy?: string
  /** sun that the simulation would burn; null where it is not known. */
  readonly expectedFee: string | null
  /** sun that the transaction's bytes can burn at most, beside its fee limit. */
  readonly bandwidthFee?: string
  /** The fee is higher because the recipient's account is made. */
  readonly makesAccount?: boolean
  /** The block at which a node confirmed who made the called contract. */
  readonly madeAt?: number
  readonly signature: string | null
  /** Chain time, unix seconds. */
  readonly signedAt?: number
  readonly block: number | null
  /** The server's word on the order. */
  readonly orderState: OrderState | null
  readonly note: Note | null
  /** Where it is one step of several. */
  readonly plan?: Plan
}

/** Of the run and of the steps that belong to it. */
export const kindsOf = ({ kind, plan }: FlowRun): string[] => [
  kind,
  ...(plan?.steps ?? []).map((step) => step.kind),
]

/** What the run is for: the last of its steps. */
export const goalOf = ({ kind, plan }: FlowRun): string => plan?.steps.at(-1)?.kind ?? kind

/** What a run knows before its check has begun. */
export const unchecked = {
  stage: 'checking',
  ticket: null,
  tx: null,
  expectedFee: null,
  signature: null,
  block: null,
  orderState: null,
  note: null,
} as const satisfies Partial<FlowRun>

export const terminal: ReadonlySet<Stage> = new Set(['done', 'failed', 'expired', 'refused'])
/** Signed: it may land without further action, so it is followed without a question. */
export const underway: ReadonlySet<Stage> = new Set(['sending', 'sent', 'packed', 'final'])
/** Not signed: continues only when the user confirms. */
export const unsigned: ReadonlySet<Stage> = new Set(['checking', 'review', 'signing'])

/** The transaction's id, once it may be on chain: what a node refused or what never landed is nowhere to be seen. */
export function sentTx({ tx, signature, block, stage, note }: FlowRun): string | null {
  if (tx === null) return null
  if (block !== null) return tx.txID
  const nowhere = stage === 'expired' || (stage === 'failed' && note?.code === 'REFUSED')
  return signature === null || nowhere ? null : tx.txID
}
