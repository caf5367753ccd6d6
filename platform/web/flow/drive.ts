import type { AnyFlow } from './flow.ts'
import type { FlowEvent } from './machine.ts'
import type { Ports } from './ports.ts'
import type { FlowRun } from './run.ts'

import { plainTransfer } from '#platform/std/plainTransfer.ts'

import { ApiFailure } from '../client.ts'
import { NotWhatWasAsked, type Prepared } from '../tron/build.ts'
import { transactionOf } from '#platform/chain/rawData.ts'
import { walletErrorOf } from '../wallet/walletErrors.ts'
import { requireAgreed } from './agreed.ts'
import { check } from './check.ts'
import { requireMade, Unconfirmed } from './made.ts'
import { type NoteCode, terminal } from './run.ts'
import { watch } from './watch.ts'

/**
 * Continues a run until it ends or waits for its reader (in review). Each turn reads the stored run
 * and does the work of its stage; every result is stored before the next turn, so a reload anywhere
 * finds a state from which the run can continue.
 */
export async function drive(id: string, ports: Ports): Promise<void> {
  for (let first = true; ; first = false) {
    const run = ports.get(id)
    if (run === null || terminal.has(run.stage) || (run.stage === 'review' && !first)) return
    const flow = ports.flow(run.kind)
    if (flow === null) return
    await turn(run, flow, ports)
    const after = ports.get(id)
    if (after !== null && (after.stage !== run.stage || after.orderState !== run.orderState)) {
      ports.changed(flow, after)
    }
  }
}

async function turn(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<void> {
  if (run.stage === 'checking') return check(run, flow, ports)
  // Left in review by an earlier visit: its check is old.
  if (run.stage === 'review') return tryAgain(run, ports)
  if (run.stage === 'signing') return sign(run, flow, ports)
  return watch(run, flow, ports)
}

/** No transaction of ours lives longer, whatever the clocks show. */
const longestMs = 600_000

/** How long before its end a transaction is no longer worth showing to a wallet, ms. */
const tooLateMs = 30_000

/**
 * The reader pressed the button below the transaction `shown`: those very bytes go to the wallet,
 * or, where they are too old, new ones are built and shown.
 */
export function confirm(id: string, shown: string, ports: Ports): void {
  const run = ports.get(id)
  if (run?.tx == null) return
  const left = run.tx.expiration - ports.chainNow() * 1000
  ports.dispatch(id, left > tooLateMs ? { is: 'confirmed', txID: shown } : { is: 'stale' })
}

/** The wallet has until the transaction's end; its answer counts only for the very same bytes. */
async function sign(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<void> {
  if (run.tx === null) return
  const left = Math.min(Math.max(0, run.tx.expiration - ports.chainNow() * 1000), longestMs)
  try {
    // Storage is not ours alone: what it returned is compared once more.
    requireAgreed(run, flow, await ports.contracts())
    await requireMade(run, flow, ports)
    await tryAgain(run, ports)
    if (ports.get(run.id)?.stage !== 'signing') return
    const asked = signature(run, run.tx, ports)
    // An answer that comes too late must not end as an unhandled rejection.
    asked.catch(() => {})
    const late = ports.sleep(left).then((): FlowEvent => ({ is: 'expired' }))
    const over = ports.untilLeft(run.id).then(() => null)
    const event = await Promise.race([asked, late, over])
    if (event !== null) ports.dispatch(run.id, event)
  } catch (error) {
    ports.dispatch(run.id, unsignedOf(error))
  }
}

/** How long the wallet waits for the node's answer, ms. */
const trialMs = 3_000

/** Since the check the state may have changed: a call that would revert now is not signed. No answer refuses nothing. */
async function tryAgain({ id, address, ticket, tx }: FlowRun, ports: Ports): Promise<void> {
  if (ticket === null || tx === null || ticket.call.selector === plainTransfer) return
  const trial = async (): Promise<FlowEvent | null> => {
    const { ok, message } = await ports.node.simulate(ticket.call, address)
    if (ok) return null
    // It reverts too once these very bytes have landed.
    const receipt = await ports.node.receipt(tx.txID)
    return receipt === null
      ? { is: 'refused', note: { code: 'REVERTED', message: message ?? '' } }
      : { is: 'seen', block: receipt.block }
  }
  const event = await Promise.race([trial().catch(() => null), ports.sleep(trialMs)])
  if (event != null) ports.dispatch(id, event)
}

/** Calls the wallet, if it is this account's and on this chain. */
async function signature(
  run: FlowRun,
  { txID, rawHex }: Prepared,
  ports: Ports,
): Promise<FlowEvent> {
  const { address, chainId } = await ports.signer(run)
  if (address !== run.address) return notSigned('OTHER_ACCOUNT')
  if (chainId !== null && chainId !== run.chainId) return notSigned('WRONG_CHAIN')
  const signed = await ports.sign(run, transactionOf(rawHex))
  const [first] = signed.signature
  const same = signed.txID === txID && signed.raw_data_hex.toLowerCase() === rawHex
  if (!same || first === undefined) return notSigned('WRONG_SIGNATURE')
  const { signerOf } = await import('#platform/chain/signer.ts')
  return (await signerOf(txID, first)) === run.address
    ? { is: 'signed', txID, signature: first, at: ports.chainNow() }
    : notSigned('WRONG_SIGNATURE')
}

const notSigned = (code: NoteCode, sentence = ''): FlowEvent => ({
  is: 'notSigned',
  note: { code, message: sentence },
})

function unsignedOf(error: unknown): FlowEvent {
  if (error instanceof NotWhatWasAsked) {
    return { is: 'refused', note: { code: 'TAMPERED', message: error.message } }
  }
  if (error instanceof Unconfirmed) {
    const note = { code: error.code, message: '' }
    return error.code === 'NOT_MADE' ? { is: 'refused', note } : { is: 'notSigned', note }
  }
  if (error instanceof ApiFailure) return notSigned('UNREACHABLE')
  const { code, message } = walletErrorOf(error)
  const unnamed = code === 'FAILED' || code === 'NOT_FOUND' || code === 'UNKNOWN_NETWORK'
  return notSigned(unnamed ? 'WALLET' : code, message)
}
