import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { accepts, type FlowEvent, reduce } from './machine.ts'
import { type FlowRun, sentTx, type Stage, stages, terminal } from './run.ts'
import { contract, freshRun } from './testing/world.ts'

const call = { contract, selector: 'Buy(uint256)', args: ['2'], callValue: '5', feeLimit: '9' }
const ticket = { orderId: 'o1', expiresAt: 1_700_000_900, call }
const tx = { txID: 'a1', rawHex: '0a', expiration: 1_700_000_600_000 }
const note = { code: 'REVERTED', message: 'sold out' } as const

/** A run as it is when it has come to the stage the usual way. */
function runAt(stage: Stage): FlowRun {
  const at = stages.indexOf(stage)
  return {
    ...freshRun(),
    stage,
    ticket: at > 0 ? ticket : null,
    tx: at > 0 ? tx : null,
    signature: at > stages.indexOf('signing') ? 'aa' : null,
    block: at > stages.indexOf('sent') ? 7 : null,
  }
}

const transitions: [Stage, FlowEvent, Stage][] = [
  ['checking', { is: 'ticketed', ticket }, 'checking'],
  ['checking', { is: 'refused', note }, 'refused'],
  ['checking', { is: 'expired' }, 'expired'],
  ['checking', { is: 'slow' }, 'checking'],
  ['review', { is: 'confirmed', txID: 'a1' }, 'signing'],
  ['review', { is: 'confirmed', txID: 'b2' }, 'review'],
  ['signing', { is: 'refused', note }, 'refused'],
  ['review', { is: 'stale' }, 'checking'],
  ['review', { is: 'expired' }, 'expired'],
  ['review', { is: 'seen', block: 7 }, 'packed'],
  ['signing', { is: 'signed', txID: 'a1', signature: 'aa', at: 9 }, 'sending'],
  ['signing', { is: 'signed', txID: 'b2', signature: 'aa', at: 9 }, 'review'],
  ['signing', { is: 'notSigned', note }, 'review'],
  ['signing', { is: 'reloaded' }, 'review'],
  ['signing', { is: 'expired' }, 'expired'],
  ['sending', { is: 'accepted' }, 'sent'],
  ['sending', { is: 'notAccepted', note }, 'failed'],
  ['sending', { is: 'seen', block: 7 }, 'packed'],
  ['sending', { is: 'reverted', note }, 'failed'],
  ['sending', { is: 'expired' }, 'expired'],
  ['sent', { is: 'seen', block: 7 }, 'packed'],
  ['sent', { is: 'reverted', note }, 'failed'],
  ['sent', { is: 'expired' }, 'expired'],
  ['sent', { is: 'order', state: 'packed', message: null }, 'sent'],
  ['packed', { is: 'solid' }, 'final'],
  ['packed', { is: 'vanished' }, 'sending'],
  ['packed', { is: 'reverted', note }, 'failed'],
  ['packed', { is: 'order', state: 'done', message: null }, 'done'],
  ['packed', { is: 'slow' }, 'packed'],
  ['final', { is: 'order', state: 'done', message: null }, 'done'],
  ['final', { is: 'order', state: 'failed', message: 'no' }, 'failed'],
  ['final', { is: 'slow' }, 'final'],
]

test.each(transitions)('%s: %o → %s', (from, event, to) => {
  const next = reduce(runAt(from), event, 5)
  expect(next.stage).toBe(to)
  expect(next.since).toBe(to === from ? runAt(from).since : 5)
})

test('a ticket comes before the bytes', () => {
  expect(reduce(freshRun(), { is: 'built', tx, expectedFee: null }, 5).stage).toBe('checking')
  const ordered = reduce(freshRun(), { is: 'ticketed', ticket }, 5)
  expect(reduce(ordered, { is: 'built', tx, expectedFee: null }, 5).stage).toBe('review')
})

const event: fc.Arbitrary<FlowEvent> = fc.oneof(
  fc.constant<FlowEvent>({ is: 'ticketed', ticket }),
  fc.constantFrom('a1', 'b2').map((txID): FlowEvent => ({
    is: 'built',
    tx: { ...tx, txID },
    expectedFee: null,
  })),
  fc
    .constantFrom('a1', 'b2')
    .map((txID): FlowEvent => ({ is: 'signed', txID, signature: 'aa', at: 9 })),
  fc.constantFrom<FlowEvent>(
    { is: 'refused', note },
    { is: 'confirmed', txID: 'a1' },
    { is: 'stale' },
    { is: 'notSigned', note },
    { is: 'accepted' },
    { is: 'notAccepted', note },
    { is: 'seen', block: 7 },
    { is: 'vanished' },
    { is: 'reverted', note },
    { is: 'solid' },
    { is: 'expired' },
    { is: 'slow' },
    { is: 'reloaded' },
  ),
  fc
    .constantFrom('created', 'sent', 'packed', 'done', 'failed', 'expired')
    .map((state): FlowEvent => ({ is: 'order', state: state as never, message: null })),
)

/** The laws of a run, between one state and the next. Returns those that are broken. */
function brokenLaws(run: FlowRun, next: FlowRun, event: FlowEvent): string[] {
  const sent = next.stage === 'sending' || next.stage === 'sent'
  const laws: [string, boolean][] = [
    ['an end is an end', !terminal.has(run.stage) || next === run],
    ['the unexpected changes nothing', accepts[event.is].includes(run.stage) || next === run],
    ['nothing is with the wallet unstored', next.stage !== 'signing' || next.tx !== null],
    ['nothing is sent unsigned', !sent || (next.tx !== null && next.signature !== null)],
    // A second transaction would be a second payment.
    [
      'once signed, the bytes stay',
      run.signature === null || (next.tx === run.tx && next.signature === run.signature),
    ],
  ]
  return laws.filter(([, holds]) => !holds).map(([law]) => law)
}

test('whatever happens, in whatever order, the laws of a run hold', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let run = freshRun()
      const broken: string[] = []
      events.forEach((each, i) => {
        const next = reduce(run, each, i)
        broken.push(...brokenLaws(run, next, each))
        run = next
      })
      expect(broken).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a transaction is led to once it may be on chain, never where a node refused it or it never landed', () => {
  const signed: FlowRun = { ...freshRun(), tx, signature: 'bb', stage: 'sending' }
  const refused = { code: 'REFUSED', message: 'no' } as const
  expect(sentTx({ ...signed, signature: null, stage: 'review' })).toBeNull()
  expect(sentTx(signed)).toBe('a1')
  expect(sentTx({ ...signed, stage: 'failed', note: refused })).toBeNull()
  expect(sentTx({ ...signed, stage: 'expired' })).toBeNull()
  expect(sentTx({ ...signed, stage: 'failed', block: 7 })).toBe('a1')
})
