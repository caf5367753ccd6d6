import { useCallback, useState } from 'react'

import type { AnyFlow, Flow, Subject } from './flow.ts'
import type { FlowRun, Plan } from './run.ts'

import { uuid } from '#platform/std/uuid.ts'

import { ApiFailure } from '../client.ts'
import { runtimeConfig } from '../runtime.ts'
import { isWrongNetwork } from '../session.tsx'
import { sessionStore } from '../sessionStore.ts'
import { requireLevel } from '../signIn.ts'
import { platformTexts } from '../text.ts'
import { chainNow, ensureChainTime } from '../time.ts'
import { toast } from '../toast.tsx'
import { addFlows } from './registry.ts'
import { terminal, unchecked, unsigned } from './run.ts'
import { runs, useRuns } from './runStore.ts'
import { showRun } from './sheet.ts'
import { startedHere } from './startedHere.ts'

/** An action that must be in a block before another can be: leave to move a card, an allowance. */
export interface Ahead {
  readonly flow: AnyFlow
  readonly subject: Subject
}

export const ahead = <Input>(flow: Flow<Input>, input: Input): Ahead => ({
  flow,
  subject: subjectOf(input),
})

/**
 * Starts an action: asks for the session its before-call needs, then opens the signing sheet
 * and drives check, sign, and the wait until it is indexed. `busy` while a run of this kind is
 * on its way in this browser. What must come first is led through in the same sheet.
 */
export const useFlow = <Input>(flow: Flow<Input>): Started<Input> => useStart(flow.kind, flow)

/** An action whose code comes with its first tap. */
export interface LateFlow<Input> {
  readonly kind: string
  readonly load: () => Promise<Flow<Input>>
}

/** The same for an action that a screen shows before it needs its code. */
export const useLateFlow = <Input>({ kind, load }: LateFlow<Input>): Started<Input> =>
  useStart(kind, load)

interface Started<Input> {
  readonly start: (input: Input, first?: readonly Ahead[]) => Promise<void>
  readonly busy: boolean
}

function useStart<Input>(
  kind: string,
  given: Flow<Input> | (() => Promise<Flow<Input>>),
): Started<Input> {
  const [starting, setStarting] = useState(false)
  const address = sessionStore.get().address
  const running = useRuns().some(
    (run) => run.kind === kind && run.address === address && busyStages.has(run.stage),
  )
  const start = useCallback(
    async (input: Input, first: readonly Ahead[] = []) => {
      setStarting(true)
      try {
        const flow = typeof given === 'function' ? await given() : given
        await startFlow([...first, ahead(flow, input)])
      } catch (error) {
        // Clock or code did not arrive: nothing was begun.
        const words = error instanceof ApiFailure ? error.message : platformTexts.unreachable
        toast.show(words, { kind: 'error' })
      } finally {
        setStarting(false)
      }
    },
    [given],
  )
  return { start, busy: starting || running }
}

const busyStages: ReadonlySet<string> = new Set(['signing', 'sending', 'sent'])

/** One unsigned attempt at the same thing is gone on with instead of opened twice. */
async function startFlow(parts: readonly Ahead[]): Promise<void> {
  const active = parts.some(({ flow }) => (flow.before ?? flow.after).access === 'active')
  if (!(await requireLevel(active ? 'active' : 'signedIn'))) return
  const [{ driveRun }] = await Promise.all([import('./engine.ts'), ensureChainTime()])
  const { address, chainId } = sessionStore.get()
  if (address === null || isWrongNetwork(chainId)) return
  addFlows(parts.map(({ flow }) => flow))
  const same = runs.all().find((run) => isSameAttempt(run, parts, address))
  const run = same ?? newRun(parts[0]!.flow, parts[0]!.subject, planOf(parts))
  if (same === undefined) runs.put(run)
  showRun(run.id)
  void driveRun(run.id)
}

function isSameAttempt(run: FlowRun, parts: readonly Ahead[], address: string): boolean {
  if (run.address !== address || !unsigned.has(run.stage)) return false
  if (run.ticket !== null && run.ticket.expiresAt <= chainNow()) return false
  const left = run.plan === undefined ? [run] : run.plan.steps.slice(run.plan.at)
  const asked = parts.map(({ flow, subject }) => [flow.kind, subject])
  return JSON.stringify(left.map(({ kind, subject }) => [kind, subject])) === JSON.stringify(asked)
}

const planOf = (parts: readonly Ahead[]): Plan | undefined =>
  parts.length < 2
    ? undefined
    : { at: 0, steps: parts.map(({ flow: { kind }, subject }) => ({ id: uuid(), kind, subject })) }

function newRun(flow: Pick<AnyFlow, 'kind'>, subject: Subject, plan?: Plan): FlowRun {
  const { address } = sessionStore.get()
  if (address === null) throw new Error('no wallet is connected')
  const id = uuid()
  startedHere.add(id)
  return {
    id,
    kind: flow.kind,
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
  const fresh = newRun(run, run.subject, run.plan)
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
