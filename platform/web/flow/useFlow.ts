import { useCallback, useState } from 'react'

import type { ShownPrice, Step, Subject } from './flow.ts'
import type { FlowRun, Plan } from './run.ts'

export type { Step }

import type { Action, ActionInput, LocalAction } from '#platform/std/action.ts'
import { uuid } from '#platform/std/uuid.ts'

import { withinChunkLimit } from '../chunk.ts'
import { ApiFailure } from '../client.ts'
import { activationDialog } from '../dialogs.ts'
import { runtimeConfig } from '../runtime.ts'
import { isWrongNetwork } from '../session.tsx'
import { sessionStore } from '../sessionStore.ts'
import { requireLevel } from '../signIn.ts'
import { platformTexts } from '../text.ts'
import { chainNow, ensureChainTime } from '../time.ts'
import { toast } from '../toast.tsx'
import { flowFor } from './registry.ts'
import { terminal, unchecked, unsigned } from './run.ts'
import { discardRun } from './resume.ts'
import { runs, useRuns } from './runStore.ts'
import { showRun } from './sheet.ts'
import { startedHere } from './startedHere.ts'

/** What a screen gives to an action, as text; the price that it showed, where the action is paid at that of the moment. */
type StartInput<A extends Action | LocalAction> = A['pays'] extends 'atMostShown'
  ? (keyof A['input'] extends never ? unknown : ActionInput<A>) & ShownPrice
  : ActionInput<A>

export const step = <A extends Action | LocalAction>(action: A, input: StartInput<A>): Step => ({
  kind: action.kind,
  access: (action.before ?? action.after).access,
  subject: subjectOf(input),
})

/**
 * Starts an action: requests the session that its order needs, then opens the signing sheet and
 * drives check, sign, and the wait until it is indexed. `busy` while a run of this kind is on its
 * way in this browser. Prerequisites run in the same sheet. The code for the sheet and signing
 * loads with the first tap.
 */
export function useAction<A extends Action | LocalAction>(
  action: A,
): {
  /** `first` is signed before it, `then` after it. */
  readonly start: (
    input: StartInput<A>,
    first?: readonly Step[],
    then?: readonly Step[],
  ) => Promise<void>
  readonly busy: boolean
} {
  const [starting, setStarting] = useState(false)
  const address = sessionStore.get().address
  const running = useRuns().some(
    (run) => run.kind === action.kind && run.address === address && busyStages.has(run.stage),
  )
  const start = useCallback(
    async (input: StartInput<A>, first: readonly Step[] = [], then: readonly Step[] = []) => {
      setStarting(true)
      await startPlan([...first, step(action, input)], then)
      setStarting(false)
    },
    [action],
  )
  return { start, busy: starting || running }
}

/** What met "Please active first": it follows the activation that was asked for because of it. */
let waiting: readonly Step[] = []

// Closing the question gives the action up.
activationDialog.subscribe(() => {
  if (!activationDialog.get()) waiting = []
})

/** Handed over once, to the action that activates. */
export function takeWaiting(): readonly Step[] {
  const steps = waiting
  waiting = []
  return steps
}

const busyStages: ReadonlySet<string> = new Set(['signing', 'sending', 'sent'])

/** Starts steps that follow each other, as `useAction` does; there must be one. */
export async function startPlan(steps: readonly Step[], then: readonly Step[] = []): Promise<void> {
  try {
    await startSteps(steps, then)
  } catch (error) {
    // Clock or code did not arrive: nothing was begun.
    const message = error instanceof ApiFailure ? error.message : platformTexts.unreachable
    toast.show(message, { kind: 'error' })
  }
}

/** One unsigned attempt at the same thing is gone on with instead of opened twice. */
async function startSteps(begun: readonly Step[], then: readonly Step[]): Promise<void> {
  const active = begun.some(({ access }) => access === 'active')
  if (!(await requireLevel(active ? 'active' : 'signedIn'))) {
    if (activationDialog.get()) waiting = begun
    return
  }
  const steps = [...begun, ...then]
  const [{ driveRun }] = await Promise.all([
    withinChunkLimit(import('./engine.ts')),
    ensureChainTime(),
    ...steps.map(({ kind }) => flowFor(kind)),
  ])
  const { address, chainId } = sessionStore.get()
  if (address === null || isWrongNetwork(chainId)) return
  const same = runs.all().find((run) => isSameAttempt(run, steps, address))
  const run = same ?? newRun(steps[0]!, planOf(steps))
  if (same === undefined) runs.put(run)
  showRun(run.id)
  void driveRun(run.id)
}

function isSameAttempt(run: FlowRun, steps: readonly Step[], address: string): boolean {
  if (run.address !== address || !unsigned.has(run.stage)) return false
  if (run.ticket !== null && run.ticket.expiresAt <= chainNow()) return false
  const left = run.plan === undefined ? [run] : run.plan.steps.slice(run.plan.at)
  const wanted = steps.map(({ kind, subject }) => [kind, subject])
  return JSON.stringify(left.map(({ kind, subject }) => [kind, subject])) === JSON.stringify(wanted)
}

const planOf = (steps: readonly Step[]): Plan | undefined =>
  steps.length < 2
    ? undefined
    : { at: 0, steps: steps.map(({ kind, subject }) => ({ id: uuid(), kind, subject })) }

function newRun({ kind, subject }: Pick<Step, 'kind' | 'subject'>, plan?: Plan): FlowRun {
  const { address } = sessionStore.get()
  if (address === null) throw new Error('no wallet is connected')
  const id = uuid()
  startedHere.add(id)
  return {
    id,
    kind,
    address,
    chainId: runtimeConfig().network.chainId,
    subject,
    createdAt: chainNow(),
    ...unchecked,
    since: Date.now(),
    ...(plan === undefined ? {} : { plan }),
  }
}

/** An unsigned step is replaced by one of another subject; what follows it stays. */
export async function replaceStep(run: FlowRun, subject: Subject): Promise<void> {
  if (!unsigned.has(run.stage) || run.stage === 'signing') return
  const steps = run.plan?.steps.map((each, i) => (i === run.plan?.at ? { ...each, subject } : each))
  const plan = run.plan === undefined || steps === undefined ? undefined : { ...run.plan, steps }
  const begun = begin(newRun({ kind: run.kind, subject }, plan))
  discardRun(run)
  await begun
}

/** Another step first, and then this attempt again. */
export async function startBefore(run: FlowRun, first: Step): Promise<void> {
  if (!unsigned.has(run.stage) || run.stage === 'signing') return
  await flowFor(first.kind)
  const left = run.plan?.steps.slice(run.plan.at) ?? [run]
  const steps = [first, ...left].map(({ kind, subject }) => ({ id: uuid(), kind, subject }))
  const begun = begin(newRun(first, { at: 0, steps }))
  discardRun(run)
  await begun
}

/** A failed or refused attempt is started again, with a new order. */
export async function startAgain(run: FlowRun): Promise<void> {
  if (!terminal.has(run.stage)) return
  await begin(newRun(run, run.plan))
}

/** Takes an approval back. */
export const setToZero = ({ kind, subject }: Pick<Step, 'kind' | 'subject'>): Promise<void> =>
  startPlan([{ kind, access: 'session', subject: { ...subject, amount: '0' } }])

/** An approval that was refused because an earlier one stands: that to 0 first, then it and what follows it. */
export async function startFromZero(run: FlowRun): Promise<void> {
  const left = run.plan?.steps.slice(run.plan.at) ?? [run]
  const zero = { kind: run.kind, subject: { ...run.subject, amount: '0' } }
  await startPlan(
    [zero, ...left].map(({ kind, subject }) => ({ kind, access: 'session', subject })),
  )
}

async function begin(run: FlowRun): Promise<void> {
  runs.put(run)
  showRun(run.id)
  const { driveRun } = await import('./engine.ts')
  void driveRun(run.id)
}

function subjectOf(input: unknown): Subject {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).map(([key, value]) => [key, String(value)]),
  )
}
