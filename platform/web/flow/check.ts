import type { ContractCall, OrderTicket } from '#platform/std/order.ts'

import { mulDivUp } from '#platform/std/amount.ts'

import type { AnyFlow } from './flow.ts'
import type { Ports } from './ports.ts'
import type { FlowRun, Note, NoteCode } from './run.ts'

import { ApiFailure } from '../client.ts'
import { NotWhatWasAsked, type Prepared, prepare, requireCall } from '../tron/build.ts'
import { AboveShown, localCall, requireDeclared } from './agreed.ts'

/** Live estimate × 1.3: energy prices of busy contracts move between check and block. */
const margin = { numerator: 13n, denominator: 10n }

class Refused extends Error {
  constructor(code: NoteCode, words = '') {
    super(words)
    this.note = { code, words }
  }
  readonly note: Note
}

/**
 * The check: order, chain, balance, simulation, then the node's bytes compared with the call. Ends
 * in review, or refused with the reason.
 */
export async function check(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<void> {
  try {
    const ticket = run.ticket ?? (await order(run, flow, ports))
    if (ticket.expiresAt <= ports.chainNow()) {
      ports.dispatch(run.id, { is: 'expired' })
      return
    }
    await agree(ticket.call, run, flow, ports)
    const expectedFee = await simulate(ticket.call, run, ports)
    const tx = await build(ticket.call, run, ports)
    ports.dispatch(run.id, { is: 'built', tx, expectedFee: expectedFee.toString() })
  } catch (error) {
    ports.dispatch(run.id, { is: 'refused', note: noteOf(error) })
  }
}

/** The call is the one that this action makes, on this app's chain, within its cap. */
async function agree(call: ContractCall, run: FlowRun, flow: AnyFlow, ports: Ports): Promise<void> {
  const [contracts, chainId, cap] = await Promise.all([
    ports.contracts(),
    ports.node.chainId(),
    ports.feeLimitMax(),
  ])
  if (chainId !== run.chainId) throw new Refused('WRONG_CHAIN')
  requireDeclared(call, flow, run.subject, contracts, run.address)
  if (BigInt(call.feeLimit) > cap) throw new Refused('OVER_CAP')
}

async function build(call: ContractCall, run: FlowRun, ports: Ports): Promise<Prepared> {
  const built = await ports.node.build(call, run.address)
  const { refBlockBytes } = requireCall(built.rawHex, call, run.address)
  return prepare(built, call, run.address, await ports.node.reference(refBlockBytes))
}

async function order(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<OrderTicket> {
  const ticket =
    flow.before === null ? await localTicket(run, flow, ports) : await ports.before(flow, run)
  ports.dispatch(run.id, { is: 'ticketed', ticket })
  return ticket
}

/** A call without a before-call gets its fee limit here, by the same rule as the server's. */
async function localTicket(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<OrderTicket> {
  const call = localCall(flow, run.subject, await ports.contracts(), run.address)
  const expected = await simulate(call, run, ports)
  const feeLimit = mulDivUp(expected, margin.numerator, margin.denominator)
  if (feeLimit > (await ports.feeLimitMax())) throw new Refused('OVER_CAP')
  return {
    orderId: run.id,
    expiresAt: ports.chainNow() + 900,
    call: { ...call, feeLimit: feeLimit.toString() },
  }
}

/** sun that the call would burn; throws where it would fail or the balance does not reach. */
async function simulate(
  call: Omit<ContractCall, 'feeLimit'>,
  run: FlowRun,
  ports: Ports,
): Promise<bigint> {
  const [balance, price] = await Promise.all([
    ports.node.balance(run.address),
    ports.node.energyPrice(),
  ])
  const value = BigInt(call.callValue)
  if (balance < value) throw new Refused('BALANCE')
  const { ok, energy, words } = await ports.node.simulate(call, run.address)
  if (!ok) throw new Refused('REVERTED', words ?? '')
  const fee = energy * price
  if (balance < value + fee) throw new Refused('BALANCE')
  return fee
}

function noteOf(error: unknown): Note {
  if (error instanceof Refused) return error.note
  if (error instanceof AboveShown) return { code: 'PRICE', words: '' }
  if (error instanceof NotWhatWasAsked) return { code: 'TAMPERED', words: error.message }
  const words = error instanceof Error ? error.message : ''
  if (/balance is not (sufficient|enough)|insufficient balance/i.test(words)) {
    return { code: 'BALANCE', words }
  }
  if (error instanceof ApiFailure && !['TIMEOUT', 'OFFLINE'].includes(error.code)) {
    return { code: 'REFUSED', words }
  }
  return { code: 'UNREACHABLE', words }
}
