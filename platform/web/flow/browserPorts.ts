import type { Endpoint } from '#platform/std/endpoint.ts'
import type { OrderTicket, OrderView } from '#platform/std/order.ts'

import type { AnyFlow } from './flow.ts'
import type { OrderWord, Ports } from './ports.ts'
import type { FlowRun } from './run.ts'

import { invalidate, queryClient } from '../api.ts'
import { callApi } from '../client.ts'
import { service } from '../services.ts'
import { refreshActivated, walletInUse } from '../signIn.ts'
import { chainNow } from '../time.ts'
import { askMade } from '../tron/made.ts'
import { node } from '../tron/node.ts'
import { flowOf } from './registry.ts'
import { runs } from './runStore.ts'

/** sun; the maximum, whatever the server sends. */
const maxFeeLimit = 1_000_000_000n

const post = (endpoint: Endpoint, input: object): Promise<unknown> =>
  callApi(endpoint, input as never)

const baseConfig = () =>
  queryClient.ensureQueryData({
    queryKey: [service('baseConfig').path, {}],
    queryFn: () => callApi(service('baseConfig'), {}),
  })

/** The engine's world in a browser: our server, the node behind it, the wallet in use. */
export const browserPorts: Ports = {
  node,
  flow: flowOf,
  before: async (flow, run) => {
    if (flow.before === null) throw new Error(`${flow.kind} has no before-call`)
    const { shownPrice: _, ...asked } = run.subject
    const reply = await post(flow.before, { ...asked, requestId: run.id })
    return reply as OrderTicket
  },
  after,
  signer: async () => {
    const wallet = await walletInUse()
    return { address: await wallet.current(), chainId: await wallet.chainId() }
  },
  sign: async (_run, transaction) => (await walletInUse()).signTransaction(transaction),
  get: (id) => runs.get(id),
  dispatch: (id, event) => runs.dispatch(id, event),
  untilLeft: (id) => runs.untilLeft(id, 'signing'),
  now: () => Date.now(),
  chainNow,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  feeLimitMax: async () => {
    const { limits } = await baseConfig()
    const reported = BigInt(limits.feeLimitMax)
    return reported > 0n && reported < maxFeeLimit ? reported : maxFeeLimit
  },
  contracts: async () => (await baseConfig()).contracts,
  isMade: askMade,
  changed,
}

async function after(flow: AnyFlow, run: FlowRun): Promise<OrderWord> {
  const txHash = run.tx?.txID ?? ''
  const input =
    flow.before === null ? { txHash } : { orderId: run.ticket?.orderId ?? run.id, txHash }
  const reply = (await post(flow.after, input)) as Partial<OrderView>
  return { state: reply.state ?? null, message: reply.reason ?? null }
}

/** Reads are old as soon as the index knows the block, and again once it is final; a price, where it turned out to be. */
function changed(flow: AnyFlow, run: FlowRun): void {
  if (run.note?.code === 'PRICE') void invalidate(flow.invalidates)
  if (run.stage === 'done' || run.orderState === 'packed') {
    void invalidate([
      ...flow.invalidates,
      ...(['activity', 'transaction', 'buyRecordOfNoPay'] as const).map(service),
    ])
    void refreshActivated().catch(() => {})
  }
}
