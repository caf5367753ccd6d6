import type { Ports } from './ports.ts'
import type { FlowRun } from './run.ts'

import { ensureChainTime } from '../time.ts'
import { browserPorts } from './browserPorts.ts'
import { stepAfter } from './plan.ts'
import { confirm, drive } from './drive.ts'
import { exclusively } from './exclusively.ts'
import { loadFlows } from './registry.ts'
import { reportEnd } from './reportEnd.ts'
import { kindsOf, underway, unsigned } from './run.ts'
import { runs } from './runStore.ts'
import { openRun, showRun } from './sheet.ts'
import { startedHere } from './startedHere.ts'

/**
 * Loaded with the first action: drives runs, one browser tab per order where the browser supports
 * it. Where another tab drives a run, this one only shows what is stored.
 */
const driving = new Map<string, Promise<void>>()

const ports: Ports = {
  ...browserPorts,
  changed(flow, run) {
    browserPorts.changed(flow, run)
    goOn(run)
    reportEnd(flow, run)
  },
}

/** Once a step has landed its sheet leads on to the next one; a closed sheet stays closed. */
function goOn(run: FlowRun): void {
  const next = runs.get(stepAfter(run)?.id ?? '')
  if (next === null || !unsigned.has(next.stage) || openRun.get() !== run.id) return
  startedHere.add(next.id)
  showRun(next.id)
  void driveRun(next.id)
}

async function loadRun(id: string): Promise<void> {
  const run = runs.get(id)
  if (run !== null) await loadFlows(kindsOf(run))
}

export async function driveRun(id: string): Promise<void> {
  if (driving.has(id)) return
  const work = async (): Promise<void> => {
    await Promise.all([loadRun(id), ensureChainTime()])
    await exclusively(`tessera-order-${id}`, () => drive(id, ports))
  }
  const driven = work().finally(() => driving.delete(id))
  driving.set(id, driven)
  await driven
}

/** `shown`: the transaction that the reader saw when they pressed the button. */
export async function confirmRun(id: string, shown: string): Promise<void> {
  confirm(id, shown, ports)
  // The trial of a review that was left earlier may be about to end.
  await driving.get(id)?.catch(() => {})
  await driveRun(id)
}

/** The reader does not wait for the wallet any longer: what it signs afterwards is not sent. */
export function cancelSigning(id: string): void {
  runs.dispatch(id, { is: 'notSigned', note: { code: 'REJECTED', message: '' } })
}

/** What the chain and the server know of a run that was not signed here; it may go on from it. */
export async function checkStatus(run: FlowRun): Promise<'unsent' | 'found'> {
  if (run.tx === null) return 'unsent'
  const receipt = await browserPorts.node.receipt(run.tx.txID)
  if (receipt === null) return 'unsent'
  runs.dispatch(run.id, { is: 'seen', block: receipt.block })
  void driveRun(run.id)
  return 'found'
}

/** After a reload: what was signed is followed at once, what was not waits for its reader. */
export function resumeSigned(address: string): void {
  for (const run of runs.all()) {
    if (run.address === address && underway.has(run.stage)) void driveRun(run.id)
  }
}

/** Runs left in the wallet by a page that is gone go back to their sheet. */
export async function settleReloaded(): Promise<void> {
  for (const run of runs.all().filter(({ stage }) => stage === 'signing')) {
    await exclusively(`tessera-order-${run.id}`, async () => {
      runs.dispatch(run.id, { is: 'reloaded' })
    })
  }
}
