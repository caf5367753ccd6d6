/** One run of the machine: a call or a deployment, with its outcome in TRON's terms. */
import { bare, deployedAddress } from '../addresses.ts'
import type { ContractResult } from '../codec/messages.ts'
import type { InternalEntry, LogEntry } from '../receipt.ts'
import { stakeOf } from '../resources/limits.ts'
import type { State } from '../state.ts'
import { Code, codeFrom } from './code.ts'
import { keepCode } from './creation.ts'
import { Fault, outOfTime } from './fault.ts'
import { Frame, nothing } from './frame.ts'
import type { Machine } from './machine.ts'
import { play } from './play.ts'
import { type BlockContext, Session } from './session.ts'
import { hexOf } from './word.ts'

export interface Invocation {
  readonly id: string
  /** 40 hex digits */
  readonly from: string
  /** Absent: a deployment, with the creation code as data. */
  readonly to?: string
  readonly data: string
  /** sun; the caller has checked that the sender has as much. */
  readonly value: bigint
  readonly energyLimit: bigint
  /** Nothing will be kept of it: what a revert would take back is shown as it was. */
  readonly constant?: boolean
}

export interface Outcome {
  readonly result: ContractResult
  readonly message: string
  /** The full node's exception, with its package; empty after success and revert. */
  readonly exception: string
  readonly energy: bigint
  /** Of it, what was spent on top because contracts were busy. */
  readonly penalty: bigint
  /** Hex: what was returned, or the revert data. */
  readonly output: string
  readonly logs: readonly LogEntry[]
  readonly internal: readonly InternalEntry[]
}

/** Leaves the state as it was unless the outcome is SUCCESS. */
export function run(machine: Machine, block: BlockContext, invocation: Invocation): Outcome {
  const { state } = machine
  const start = state.position
  const deadline = performance.now() + machine.cpuLimitMs
  const id = Buffer.from(invocation.id, 'hex')
  const { from } = invocation
  const session = new Session(state, block, machine.surroundings, id, from, deadline)
  try {
    const frame = begin(session, invocation)
    carryOut(frame, invocation.to === undefined)
    if (frame.failed) undo(session, start, invocation.constant === true)
    else settle(session)
    return outcomeOf(session, frame)
  } catch (error) {
    // Not an outcome of the program but a fault of ours: leave nothing of it behind.
    state.rewind(start)
    throw error
  }
}

function begin(session: Session, invocation: Invocation): Frame {
  const { from, to, value } = invocation
  const address = to ?? bare(deployedAddress(invocation.id, `41${from}`))
  const data = Buffer.from(invocation.data, 'hex')
  if (to === undefined) session.beginContract(address, from)
  session.move(from, address, value)
  return new Frame(session, {
    code: to === undefined ? new Code(data) : codeFrom(session.state.codeOf(to)),
    address,
    caller: from,
    value,
    tokenValue: 0n,
    tokenId: 0n,
    input: to === undefined ? nothing : data,
    isStatic: false,
    depth: 0,
    limit: Number(invocation.energyLimit),
    reason: session.root,
    play,
  })
}

function carryOut(frame: Frame, deployment: boolean): void {
  try {
    frame.play(frame)
    // What the last operation took counts too.
    if (performance.now() > frame.session.deadline) {
      frame.fault = outOfTime(`${frame.operation.name}(TX_LAST_OP)`)
    }
  } catch (error) {
    // Time that ran out further in is up for the outermost frame too.
    if (!(error instanceof Fault)) throw error
    frame.fault = error
  }
  if (deployment) keepCode(frame, 'save just created contract code')
  const { fault } = frame
  if (fault !== null && fault.result !== 'TRANSFER_FAILED') frame.used = frame.limit
}

function undo(session: Session, start: number, constant: boolean): void {
  session.state.rewind(start)
  if (constant) return
  session.logs.length = 0
  session.rejectFrom(0)
}

function settle(session: Session): void {
  const { state, emptied, destroyed } = session
  for (const address of destroyed) remove(state, address, session)
  for (const key of emptied) {
    if (state.get('storage', key) === '') state.delete('storage', key)
  }
}

/**
 * What it still holds is burned: money that came after it had sent everything away, or its stake.
 */
function remove(state: State, address: string, { stored }: Session): void {
  const row = state.account(address)
  if (row === undefined) return
  const { frozen, unfreezing } = stakeOf(row)
  const staked = [...frozen, ...unfreezing.map(({ amount }) => amount)]
  state.addTotal(
    'burned',
    staked.reduce((sum, sun) => sum + sun, row.balance),
  )
  for (const key of stored) if (key.startsWith(address)) state.delete('storage', key)
  state.delete('contracts', address)
  state.delete('accounts', address)
}

function outcomeOf({ logs, internal }: Session, frame: Frame): Outcome {
  const { fault, reverted } = frame
  const kept = fault === null
  return {
    result: fault === null ? (reverted ? 'REVERT' : 'SUCCESS') : fault.result,
    message: fault === null ? (reverted ? 'REVERT opcode executed' : '') : fault.message,
    exception: fault === null ? '' : fault.exception,
    energy: BigInt(frame.used),
    penalty: BigInt(frame.penalty),
    output: kept ? hexOf(frame.output) : '',
    logs,
    internal: internal.map((each) => each.entry()),
  }
}
