import type { AnyFlow } from './flow.ts'
import type { Ports } from './ports.ts'
import type { FlowRun } from './run.ts'

import { transactionOf } from '../tron/rawData.ts'
import { WalletError } from '../wallet/wallet.ts'
import { walletErrorOf } from '../wallet/walletErrors.ts'
import { check } from './check.ts'
import { type NoteCode, terminal } from './run.ts'
import { watch } from './watch.ts'

/**
 * Carries a run on until it ends or waits for its reader (in review). Each turn reads the
 * stored run and does what its stage asks; every result is stored before the next turn, so a
 * reload anywhere finds a state that can be gone on from.
 */
export async function drive(id: string, ports: Ports): Promise<void> {
  for (;;) {
    const run = ports.get(id)
    if (run === null || terminal.has(run.stage) || run.stage === 'review') return
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
  if (run.stage === 'signing') return sign(run, ports)
  return watch(run, flow, ports)
}

/** No transaction of ours lives longer, whatever the clocks say. */
const longestMs = 600_000

/** How long before its end a transaction is no longer worth showing to a wallet, ms. */
const tooLateMs = 30_000

/** The reader pressed the button: the bytes they saw, or, where those are too old, new ones. */
export function confirm(id: string, ports: Ports): void {
  const run = ports.get(id)
  if (run?.tx == null) return
  const left = run.tx.expiration - ports.chainNow() * 1000
  ports.dispatch(id, { is: left > tooLateMs ? 'confirmed' : 'stale' })
}

/** The wallet has until the transaction's end; its answer counts only for the very same bytes. */
async function sign(run: FlowRun, ports: Ports): Promise<void> {
  if (run.tx === null) return
  const { txID, rawHex, expiration } = run.tx
  const left = Math.min(Math.max(0, expiration - ports.chainNow() * 1000), longestMs)
  try {
    const asked = ports.sign(run, transactionOf(rawHex))
    // An answer that comes too late must not end as an unhandled rejection.
    asked.catch(() => {})
    const late = ports.sleep(left).then(() => null)
    const signed = await Promise.race([asked, late])
    if (signed === null) {
      ports.dispatch(run.id, { is: 'expired' })
      return
    }
    const same = signed.txID === txID && signed.raw_data_hex.toLowerCase() === rawHex
    const [signature] = signed.signature
    ports.dispatch(
      run.id,
      same && signature !== undefined
        ? { is: 'signed', txID, signature }
        : { is: 'notSigned', note: { code: 'WRONG_SIGNATURE', words: '' } },
    )
  } catch (error) {
    const { code, message } = error instanceof WalletError ? error : walletErrorOf(error)
    const known: NoteCode = code === 'FAILED' || code === 'NOT_FOUND' ? 'WALLET' : code
    ports.dispatch(run.id, { is: 'notSigned', note: { code: known, words: message } })
  }
}
