import type { OrderView } from '#platform/std/order.ts'
import type { Text } from '#platform/std/text.ts'

import { useMemo } from 'react'

import type { FlowRun } from './run.ts'

import { useApiList } from '../pages.ts'
import { service } from '../services.ts'
import { sessionStore } from '../sessionStore.ts'
import { useStore } from '../store.ts'
import { useFlows } from './registry.ts'
import { sentTx, terminal, unsigned } from './run.ts'
import { useRuns } from './runStore.ts'
import { orderTexts, stageTexts } from './noteText.ts'

/** One line of the activity drawer: a run of this browser, an order of the server, or both. */
export interface ActivityItem {
  readonly key: string
  /** `nft.buy`: the feature and its action. */
  readonly kind: string
  readonly title: Text | string
  readonly state: Text
  readonly tone: 'lapis' | 'gold' | 'verdigris' | 'terra' | 'plain'
  /** Chain time, unix seconds: when it was signed, where this browser knows it; else when its order was opened. */
  readonly time: number
  readonly txHash: string | null
  readonly run: FlowRun | null
}

/** The orders as far as `size`, beside every run of this browser. */
export function useActivity(size: number): {
  items: readonly ActivityItem[]
  query: ReturnType<typeof useOrders>
} {
  const stored = useRuns()
  const { address } = useStore(sessionStore)
  const query = useOrders(size)
  const orders = query.data?.list
  const mine = useMemo(() => stored.filter((run) => run.address === address), [stored, address])
  const flows = useFlows([...mine, ...(orders ?? [])].map(({ kind }) => kind))
  return useMemo(
    () => ({
      items: activityOf(mine, orders ?? [], (kind) => flows.get(kind)?.title ?? null),
      query,
    }),
    [mine, orders, query, flows],
  )
}

const useOrders = (size: number) =>
  useApiList(service('activity'), {}, size, (order) => order.orderId)

/** A run of this browser knows more than its order does, until the order has ended. */
export function activityOf(
  stored: readonly FlowRun[],
  orders: readonly OrderView[],
  titleOf: (kind: string) => Text | null,
): ActivityItem[] {
  // A kind that this version does not know is no message to be filled, but a word to be shown.
  const title = (kind: string): Text | string => titleOf(kind) ?? kind
  const ended = new Set<string>(['done', 'failed'])
  const byOrder = new Map(orders.map((order) => [order.orderId, order]))
  const byHash = new Map(orders.map((order) => [order.txHash, order]))
  const reported = new Set<string>()
  const signed = new Map<string, number>()
  const items: ActivityItem[] = []
  for (const run of stored) {
    const order = byOrder.get(run.ticket?.orderId ?? run.id) ?? byHash.get(run.tx?.txID ?? '')
    if (order !== undefined && run.signedAt !== undefined) signed.set(order.orderId, run.signedAt)
    if (order !== undefined && ended.has(order.state)) continue
    if (order !== undefined) reported.add(order.orderId)
    items.push({ ...itemOfRun(run), title: title(run.kind) })
  }
  for (const order of orders)
    if (!reported.has(order.orderId)) {
      const time = signed.get(order.orderId) ?? order.createdAt
      items.push({ ...itemOfOrder(order), time, title: title(order.kind) })
    }
  return items.toSorted((a, b) => b.time - a.time)
}

function itemOfRun(run: FlowRun): Omit<ActivityItem, 'title'> {
  const bad = run.stage === 'failed' || run.stage === 'refused'
  return {
    key: run.id,
    kind: run.kind,
    state: stageTexts[run.stage],
    tone: bad
      ? 'terra'
      : run.stage === 'done'
        ? 'verdigris'
        : terminal.has(run.stage)
          ? 'plain'
          : unsigned.has(run.stage)
            ? 'gold'
            : 'lapis',
    time: run.signedAt ?? run.createdAt,
    txHash: sentTx(run),
    run,
  }
}

const tones = {
  created: 'gold',
  sent: 'lapis',
  packed: 'lapis',
  done: 'verdigris',
  failed: 'terra',
  expired: 'plain',
} as const

const itemOfOrder = (order: OrderView): Omit<ActivityItem, 'title' | 'time'> => ({
  key: order.orderId,
  kind: order.kind,
  state: orderTexts[order.state],
  tone: tones[order.state],
  txHash: order.txHash,
  run: null,
})
