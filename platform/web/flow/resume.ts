import type { OrderView } from '#platform/std/order.ts'

import { useMemo } from 'react'

import type { AnyFlow } from './flow.ts'
import type { FlowRun, Plan } from './run.ts'

import { useApi } from '../api.ts'
import { runtimeConfig } from '../runtime.ts'
import { service } from '../services.ts'
import { sessionStore } from '../sessionStore.ts'
import { storage } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { isOfOnePlan } from './plan.ts'
import { useFlows } from './registry.ts'
import { kindsOf, unchecked, unsigned } from './run.ts'
import { runs, useRuns } from './runStore.ts'
import { openRun, showRun } from './sheet.ts'
import { startedHere } from './startedHere.ts'

/** A list in storage, newest first; other tabs write it too. */
function keptList(key: string, most: number) {
  const stored = (): readonly string[] =>
    (storage.read(key) ?? '').split(',').filter((each) => each !== '')
  const store = createStore<readonly string[]>([])
  const reread = (): void => store.set(stored())
  reread()
  globalThis.addEventListener?.('storage', (event) => event.key === key && reread())
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && reread())
  return {
    store,
    add(items: readonly string[]): void {
      const next = [...new Set([...items, ...stored()])].slice(0, most)
      storage.write(key, next.join(','))
      store.set(next)
    },
  }
}

const discarded = keptList('discarded', 50)
const postponed = keptList('postponed', 50)

const orderIdOf = (run: FlowRun): string => run.ticket?.orderId ?? run.id

/** An order that only the server knows, e.g. from another device, as a run to continue. */
export function runOfOrder(order: OrderView, address: FlowRun['address']): FlowRun {
  const { orderId, expiresAt, call } = order
  return {
    id: orderId,
    kind: order.kind,
    address,
    chainId: runtimeConfig().network.chainId,
    subject: order.subject,
    createdAt: order.createdAt,
    ...unchecked,
    since: Date.now(),
    ticket: { orderId, expiresAt, call },
    orderState: order.state,
  }
}

/** Stored runs first, then the server's orders that are not among them. */
export function resumable(
  stored: readonly FlowRun[],
  orders: readonly OrderView[],
  address: FlowRun['address'] | null,
  without: readonly string[],
): FlowRun[] {
  if (address === null) return []
  const mine = stored.filter((run) => run.address === address)
  const known = new Set(mine.flatMap((run) => [run.id, orderIdOf(run)]))
  const remote = orders
    .filter((order) => order.state === 'created' && !known.has(order.orderId))
    .map((order) => runOfOrder(order, address))
  return [...mine.filter((run) => unsigned.has(run.stage)), ...remote].filter(
    (run) => !without.includes(orderIdOf(run)),
  )
}

/** Attempts that were not signed: what "Continue paying?" is about. */
function useResumable(): FlowRun[] {
  const stored = useRuns()
  const { address } = useStore(sessionStore)
  const without = useStore(discarded.store)
  const orders = useApi(service('buyRecordOfNoPay'), {}).data?.list
  const candidates = useMemo(
    () => resumable(stored, orders ?? [], address, without),
    [stored, orders, address, without],
  )
  const flows = useFlows(candidates.map(({ kind }) => kind))
  return useMemo(() => candidates.filter((run) => flows.has(run.kind)), [candidates, flows])
}

/** What the reader sees of an order: once it is another, "Not now" no longer holds. */
export const stateOf = (run: FlowRun): string =>
  [orderIdOf(run), run.stage, run.ticket?.expiresAt ?? '', run.note?.code ?? ''].join(':')

/** Paid with its call: what it costs may hold only for a while. An approval or a withdrawal is not. */
export const isPurchase = (run: FlowRun, flows: ReadonlyMap<string, AnyFlow>): boolean =>
  kindsOf(run).some((kind) => {
    const flow = flows.get(kind)
    // A transfer buys nothing.
    return flow?.signs.pays !== undefined && flow.byReceipt !== true
  })

/** An order that can no longer be signed is not unfinished, but over. */
const isOpen = (now: number) => (run: FlowRun) => run.ticket === null || run.ticket.expiresAt > now

/** Those that can be gone on with. */
export function useUnfinished(now: number): FlowRun[] {
  return useResumable().filter(isOpen(now))
}

/**
 * Whether the reader is asked about an order: begun by an earlier visit, in no wallet, not put off as it is now, and not
 * in the plan of the open sheet.
 */
export const isAsked = (run: FlowRun, put: readonly string[], open: FlowRun | null): boolean =>
  !startedHere.has(run.id) &&
  run.stage !== 'signing' &&
  !put.includes(stateOf(run)) &&
  (open === null || !isOfOnePlan(run, open))

/** Those that the reader is asked about. */
export function useAsked(now: number): FlowRun[] {
  const put = useStore(postponed.store)
  const open = useStore(openRun)
  return useUnfinished(now).filter((run) => isAsked(run, put, runs.get(open ?? '')))
}

/** Plans with a step behind them: its fee at least was spent. */
export const begunPlans = (asked: readonly FlowRun[]): Plan[] =>
  asked.flatMap(({ plan }) => (plan === undefined || plan.at === 0 ? [] : plan))

/** "Not now", for as long as nothing about them changes. */
export const postpone = (asked: readonly FlowRun[]): void => postponed.add(asked.map(stateOf))

/** Opens the signing sheet where the attempt was left; what was sent meanwhile is followed instead. */
export async function resumeRun(run: FlowRun): Promise<void> {
  if (runs.get(run.id) === null) runs.put(run)
  startedHere.add(run.id)
  showRun(run.id)
  const { checkStatus, driveRun } = await import('./engine.ts')
  if ((await checkStatus(run).catch(() => 'unsent')) === 'unsent') void driveRun(run.id)
}

/** Forgets it here; the order itself ends by its own time, and nothing was spent. */
export function discardRun(run: FlowRun): void {
  discarded.add([orderIdOf(run)])
  runs.forget(run.id)
}
