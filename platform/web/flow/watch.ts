import { ApiFailure } from '../client.ts'
import type { AnyFlow } from './flow.ts'
import type { FlowEvent } from './machine.ts'
import type { Ports } from './ports.ts'
import type { FlowRun, Note } from './run.ts'

import type { Receipt } from '../tron/node.ts'

/** Between two looks, ms: a block takes 3 s. A wait that is long already is looked at less often. */
const pace = { usual: 1_500, slow: 10_000 } as const
/** After this long in one stage the reader sees that it takes longer than usual, ms. */
const patience = { packed: 600_000, final: 120_000 } as const

/** One look at a signed run: broadcast it again, or see how far chain and index are. */
export async function watch(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<void> {
  const event = await look(run, flow, ports).catch(() => null)
  const next = event === null ? ports.get(run.id) : ports.dispatch(run.id, event)
  if (next === null || next.stage !== run.stage) return
  const waited = ports.now() - run.since
  const limit = run.stage === 'packed' || run.stage === 'final' ? patience[run.stage] : null
  const late = limit !== null && waited > limit
  if (late && next.note?.code !== 'SLOW') ports.dispatch(run.id, { is: 'slow' })
  await ports.sleep(late ? pace.slow : pace.usual)
}

async function look(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<FlowEvent | null> {
  if (run.tx === null) return null
  if (run.stage === 'final') return ask(run, flow, ports)
  const receipt = await ports.node.receipt(run.tx.txID)
  if (receipt !== null) return seen(run, receipt, flow, ports)
  if (run.stage === 'packed') return { is: 'vanished' }
  if ((await ports.node.solidTime()) > run.tx.expiration) {
    // It may have landed in the very block that made this one solid.
    const late = await ports.node.receipt(run.tx.txID)
    return late === null ? { is: 'expired' } : seen(run, late, flow, ports)
  }
  if (run.stage === 'sending') return send(run, flow, ports)
  return ask(run, flow, ports)
}

async function seen(
  run: FlowRun,
  receipt: Receipt,
  flow: AnyFlow,
  ports: Ports,
): Promise<FlowEvent | null> {
  if (!receipt.ok) return { is: 'reverted', note: await refusal(run, receipt, flow, ports) }
  if (run.stage !== 'packed') return { is: 'seen', block: receipt.block }
  if (run.tx !== null && (await ports.node.isSolid(run.tx.txID))) return { is: 'solid' }
  return ask(run, flow, ports)
}

/** The server decodes a contract's own errors; the node only gives their bytes. */
async function refusal(run: FlowRun, receipt: Receipt, flow: AnyFlow, ports: Ports): Promise<Note> {
  if (receipt.outOfEnergy) return { code: 'OUT_OF_ENERGY', message: receipt.fee.toString() }
  const word = await ports.after(flow, run).catch(() => null)
  return { code: 'REVERTED', message: word?.message ?? receipt.message ?? '' }
}

/** Without an index nobody finds a transaction whose hash was lost with the page that sent it. */
async function send(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<FlowEvent | null> {
  if (flow.byReceipt) await ports.after(flow, run)
  return broadcast(run, ports)
}

async function broadcast(run: FlowRun, ports: Ports): Promise<FlowEvent | null> {
  if (run.tx === null || run.signature === null) return null
  const answer = await ports.node.broadcast(run.tx.rawHex, run.signature)
  if (answer.accepted) return { is: 'accepted' }
  return answer.retry
    ? null
    : { is: 'notAccepted', note: { code: 'REFUSED', message: answer.message } }
}

/** Submits the hash, and receives how far the index is. Safe to repeat. */
async function ask(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<FlowEvent | null> {
  // Opened while the server was silent, it has no order there: the chain alone decides.
  if (flow.before !== null && run.ticket?.orderId === run.id) {
    return run.stage === 'final' ? { is: 'order', state: 'done', message: null } : null
  }
  try {
    const { state, message } = await ports.after(flow, run)
    return state === null ? null : { is: 'order', state, message }
  } catch (error) {
    if (run.stage !== 'final' || !isAnothers(error)) throw error
    return { is: 'order', state: 'done', message: null }
  }
}

/** Of two equal calls the server may have each for the other's order: what is final is done all the same. */
const isAnothers = (error: unknown): boolean =>
  error instanceof ApiFailure && ['HASH_TAKEN', 'ORDER_HAS_HASH'].includes(error.code)
