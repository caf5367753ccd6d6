import { useCallback, useState } from 'react'

import type { ShownPrice, Subject } from './flow.ts'
import type { FlowRun, Plan } from './run.ts'

import type { Action, ActionInput, LocalAction } from '#platform/std/action.ts'
import type { Access } from '#platform/std/endpoint.ts'
import { uuid } from '#platform/std/uuid.ts'

import { ApiFailure } from '../client.ts'
import { runtimeConfig } from '../runtime.ts'
import { isWrongNetwork } from '../session.tsx'
import { sessionStore } from '../sessionStore.ts'
import { requireLevel } from '../signIn.ts'
import { platformTexts } from '../text.ts'
import { chainNow, ensureChainTime } from '../time.ts'
import { toast } from '../toast.tsx'
import { flowFor } from './registry.ts'
import { terminal, unchecked, unsigned } from './run.ts'
import { runs, useRuns } from './runStore.ts'
import { showRun } from './sheet.ts'
import { startedHere } from './startedHere.ts'

/** One of several actions that follow each other, each in a block before the next can be: an allowance, then a stake. */
export interface Step {
  readonly kind: string
  readonly access: Access
  readonly subject: Subject
}

/** What a screen gives to an action, as text; the price that it showed, where the action is paid at that of the moment. */
type StartInput<A extends Action | LocalAction> = ActionInput<A> &
  (A['pays'] extends 'atMostShown' ? ShownPrice : unknown)

export const step = <A extends Action | LocalAction>(action: A, input: StartInput<A>): Step => ({
  kind: action.kind,
  access: (action.before ?? action.after).access,
  subject: subjectOf(input),
})

/**
 * Starts an action: asks for the session that its order needs, then opens the signing sheet
 * and drives check, sign, and the wait until it is indexed. `busy` while a run of this kind is
 * on its way in this browser. What must come first is led through in the same sheet. What is shown
 * and signed comes with the first tap.
 */
export function useAction<A extends Action | LocalAction>(
  action: A,
): {
  readonly start: (input: StartInput<A>, first?: readonly Step[]) => Promise<void>
  readonly busy: boolean
} {
  const [starting, setStarting] = useState(false)
  const address = sessionStore.get().address
  const running = useRuns().some(
    (run) => run.kind === action.kind && run.address === address && busyStages.has(run.stage),
  )
  const start = useCallback(
    async (input: StartInput<A>, first: readonly Step[] = []) => {
      setStarting(true)
      try {
        await startSteps([...first, step(action, input)])
      } catch (error) {
        // Clock or code did not arrive: nothing was begun.
        const words = error instanceof ApiFailure ? error.message : platformTexts.unreachable
        toast.show(words, { kind: 'error' })
      } finally {
        setStarting(false)
      }
    },
    [action],
  )
  return { start, busy: starting || running }
}

const busyStages: ReadonlySet<string> = new Set(['signing', 'sending', 'sent'])

/** One unsigned attempt at the same thing is gone on with instead of opened twice. */
async function startSteps(steps: readonly Step[]): Promise<void> {
  const active = steps.some(({ access }) => access === 'active')
  if (!(await requireLevel(active ? 'active' : 'signedIn'))) return
  const [{ driveRun }] = await Promise.all([
    import('./engine.ts'),
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

/** A failed or refused attempt is started anew, with a new order. */
export async function startAgain(run: FlowRun): Promise<void> {
  if (!terminal.has(run.stage)) return
  const fresh = newRun(run, run.plan)
  runs.put(fresh)
  showRun(fresh.id)
  const { driveRun } = await import('./engine.ts')
  void driveRun(fresh.id)
}

function subjectOf(input: unknown): Subject {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined).map(([key, value]) => [key, String(value)]),
  )
}
