import type { Text } from '#platform/std/text.ts'

import type { AnyFlow, NextStep } from '../flow.ts'
import type { FlowRun, Note, NoteCode } from '../run.ts'
import { flowTexts as texts } from '../text.ts'

/**
 * again: the same attempt · back: to the screen, where something is to be changed first · account: the own address,
 * to send coins to · zero: an earlier approval to 0, then the same · a step: what can be had instead
 */
export type Remedy = 'again' | 'back' | 'account' | 'zero' | NextStep

export interface Help {
  /** Whether trying again helps. */
  readonly again: Text
  /** The one sensible next action. */
  readonly remedy: Remedy
}

/** Refusals of contracts that pass by themselves. */
export const passing: ReadonlySet<string> = new Set([
  'Please wait for the next block',
  'Unlock time not reached',
  'Reward waits for its time',
  'Nothing to release yet',
  'The random word is not there yet',
  'An earlier request comes first',
  'Withdrawal is not open',
  'Reward reserve is too small',
  'TRX sent is below the price',
  'Deadline has passed',
])

/** Refusals of what was entered, or agreed to: the same attempt is refused again. */
export const entered: ReadonlySet<string> = new Set([
  'Price is above your maximum',
  'Offer is below your minimum',
  'Amount out of range',
  'Expiry out of range',
  'Amount is zero',
  'Amount is too large',
  'Amount is below the minimum',
  'Number out of range',
  'Above your daily limit',
  'You have not staked that much',
  'Reward is below your minimum',
  'Less liquidity than your minimum',
  'Insufficient withdrawal amount',
  'Fee is higher than you agreed to',
  'The inviter is not active',
  'You cannot activate yourself',
])

const byCode: Partial<Record<NoteCode, Help>> = {
  UNREACHABLE: { again: texts.againHelps, remedy: 'again' },
  SLOW: { again: texts.againHelps, remedy: 'again' },
  BALANCE: { again: texts.againWithCoins, remedy: 'account' },
  OUT_OF_ENERGY: { again: texts.againNewFee, remedy: 'again' },
  OVER_CAP: { again: texts.againCheaper, remedy: 'again' },
  PRICE: { again: texts.againNot, remedy: 'back' },
  TAMPERED: { again: texts.againNot, remedy: 'back' },
  NOT_MADE: { again: texts.againNot, remedy: 'back' },
  NODE_SILENT: { again: texts.againHelps, remedy: 'again' },
  NO_NODE: { again: texts.againNot, remedy: 'back' },
  OTHER_ACCOUNT: { again: texts.againOnceMended, remedy: 'again' },
  WRONG_CHAIN: { again: texts.againOnceMended, remedy: 'again' },
}

/** What helps after a failure, of whatever kind. */
export function helpOf({ note, stage, subject, plan }: FlowRun, flow: AnyFlow): Help {
  if (stage === 'expired' || note === null) return { again: texts.againHelps, remedy: 'again' }
  const known = byCode[note.code]
  if (known !== undefined) return known
  if (flow.instead?.when.some((reason) => isReason(note, reason))) {
    return { again: texts.againNot, remedy: flow.instead.step }
  }
  if (isShort(note)) return { again: texts.againWithCoins, remedy: 'account' }
  if (isApproval(flow, subject) && !fromZero(plan))
    return { again: texts.againFromZero, remedy: 'zero' }
  if (note.retry === true || passing.has(note.message)) {
    return { again: texts.againLater, remedy: 'again' }
  }
  if (note.field === true || entered.has(note.message)) {
    return { again: texts.againChanged, remedy: 'back' }
  }
  return { again: texts.againOnceMended, remedy: 'again' }
}

/** The server's code, or the contract's own words. */
const isReason = ({ refusal, message }: Note, reason: string): boolean =>
  reason === refusal || reason === message

/** The coin itself refuses, or the server before it. */
const isShort = ({ refusal, message }: Note): boolean =>
  refusal === 'ABOVE_BALANCE' ||
  refusal === 'BALANCE' ||
  /exceeds balance|InsufficientBalance/.test(message)

/** Leave to take a coin; coins as USDT refuse a new amount while an earlier one stands. */
const isApproval = ({ signs }: AnyFlow, subject: FlowRun['subject']): boolean => {
  const method = typeof signs.method === 'function' ? signs.method(subject) : signs.method
  return method.startsWith('approve(') && (subject['amount'] ?? '0') !== '0'
}

/** The earlier approval is at 0 already. */
const fromZero = (plan: FlowRun['plan']): boolean =>
  plan?.steps[plan.at - 1]?.subject['amount'] === '0'

/** sun that the wallet lacks; null where it is not known. */
export const missingOf = ({ note }: FlowRun): bigint | null =>
  note?.code === 'BALANCE' && /^\d+$/.test(note.message) ? BigInt(note.message) : null
