import type { OrderView } from '#platform/std/order.ts'

import { useMemo } from 'react'

import type { FlowRun } from './run.ts'

import { useApi } from '../api.ts'
import { runtimeConfig } from '../runtime.ts'
import { service } from '../services.ts'
import { sessionStore } from '../sessionStore.ts'
import { storage } from '../storage.ts'
import { createStore, useStore } from '../store.ts'
import { useFlows } from './registry.ts'
import { unchecked, unsigned } from './run.ts'
import { runs, useRuns } from './runStore.ts'
import { showRun } from './sheet.ts'

const discardedKey = 'discarded'
const keptDiscarded = 50

const stored = (): readonly string[] =>
  (storage.read(discardedKey) ?? '').split(',').filter((id) => id !== '')

const discarded = createStore(stored())
// Other tabs write too.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === discardedKey) discarded.set(stored())
})

const orderIdOf = (run: FlowRun): string => run.ticket?.orderId ?? run.id

/** An order that only the server knows, e.g. from another device, as a run to go on with. */
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
export function useResumable(): FlowRun[] {
  const stored = useRuns()
  const { address } = useStore(sessionStore)
  const without = useStore(discarded)
  const orders = useApi(service('buyRecordOfNoPay'), {}).data?.list
  const candidates = useMemo(
    () => resumable(stored, orders ?? [], address, without),
    [stored, orders, address, without],
  )
  const flows = useFlows(candidates.map(({ kind }) => kind))
  return useMemo(() => candidates.filter((run) => flows.has(run.kind)), [candidates, flows])
}

/** Opens the signing sheet where the attempt was left. */
export async function resumeRun(run: FlowRun): Promise<void> {
  if (runs.get(run.id) === null) runs.put(run)
  showRun(run.id)
  const { driveRun } = await import('./engine.ts')
  void driveRun(run.id)
}

/** Forgets it here; the order itself ends by its own time, and nothing was spent. */
export function discardRun(run: FlowRun): void {
  const next = [orderIdOf(run), ...stored()].slice(0, keptDiscarded)
  storage.write(discardedKey, next.join(','))
  discarded.set(next)
  runs.forget(run.id)
}
