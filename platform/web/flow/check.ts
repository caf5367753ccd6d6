import type { ContractCall, OrderTicket } from '#platform/std/order.ts'

import { parseAddress } from '#platform/std/address.ts'
import { mulDivUp } from '#platform/std/amount.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'

import type { AnyFlow } from './flow.ts'
import type { Ports } from './ports.ts'
import type { FlowRun, Note, NoteCode } from './run.ts'

import { ApiFailure } from '../client.ts'
import { NotWhatWasAsked, type Prepared, prepare, requireCall } from '../tron/build.ts'
import type { Prices, Resources, TransferFee } from '../tron/node.ts'
import { chargedBytes } from '#platform/chain/transaction.ts'
import { AboveShown, localCall, requireDeclared } from './agreed.ts'
import { requireMade, Unconfirmed } from './made.ts'

/** Live estimate × 1.3: energy prices of busy contracts move between check and block. */
const margin = { numerator: 13n, denominator: 10n }

class Refused extends Error {
  constructor(code: NoteCode, message = '') {
    super(message)
    this.note = { code, message }
  }
  readonly note: Note
}

/**
 * The check: order, chain, balance, simulation, then the node's bytes compared with the call. Ends
 * in review, or refused with the reason.
 */
export async function check(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<void> {
  try {
    // First: of another contract not even an order is opened.
    const madeAt = await requireMade(run, flow, ports)
    const ticket = run.ticket ?? (await order(run, flow, ports))
    if (ticket.expiresAt <= ports.chainNow()) {
      ports.dispatch(run.id, { is: 'expired' })
      return
    }
    await agree(ticket.call, run, flow, ports)
    if (ticket.call.selector === plainTransfer) {
      const { fee, makesAccount } = await transferFee(ticket.call, run, ports)
      const tx = await build(ticket.call, run, ports)
      ports.dispatch(run.id, { is: 'built', tx, expectedFee: fee.toString(), makesAccount })
      return
    }
    const cost = await simulate(ticket.call, run, ports)
    const tx = await build(ticket.call, run, ports)
    const fee = feeOf(cost, tx.rawHex)
    requireBalance(cost.balance, BigInt(ticket.call.callValue) + fee.expected)
    ports.dispatch(run.id, {
      is: 'built',
      tx,
      expectedFee: fee.expected.toString(),
      energy: cost.energy.toString(),
      bandwidthFee: fee.bandwidth.toString(),
      ...(madeAt === undefined ? {} : { madeAt }),
    })
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
    flow.before === null ? await localTicket(run, flow, ports) : await ordered(run, flow, ports)
  ports.dispatch(run.id, { is: 'ticketed', ticket })
  return ticket
}

/** Nothing that only pays out waits for our server: where its subject fixes the whole call, it needs no order. */
async function ordered(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<OrderTicket> {
  try {
    return await ports.before(flow, run)
  } catch (error) {
    const spends = flow.signs.pays !== undefined || flow.takes !== undefined
    if (spends || !isSilent(error)) throw error
    return localTicket(run, flow, ports).catch((cause: unknown) => {
      throw cause instanceof NotWhatWasAsked ? error : cause
    })
  }
}

/** Whether the server, or a proxy in its place, has not replied at all. */
const isSilent = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (['TIMEOUT', 'OFFLINE'].includes(error.code) ||
    (error.code === 'BAD_REPLY' && error.status > 501))

/** A call without a before-call gets its fee limit here, by the same rule as the server's. */
async function localTicket(run: FlowRun, flow: AnyFlow, ports: Ports): Promise<OrderTicket> {
  const call = localCall(flow, run.subject, await ports.contracts(), run.address)
  const { energy, prices } = await simulate(call, run, ports)
  const feeLimit = mulDivUp(energy * prices.energy, margin.numerator, margin.denominator)
  if (feeLimit > (await ports.feeLimitMax())) throw new Refused('OVER_CAP')
  return {
    orderId: run.id,
    expiresAt: ports.chainNow() + 900,
    call: { ...call, feeLimit: feeLimit.toString() },
  }
}

/** What a call takes of the network's resources, and what its signer has of them. */
interface Cost {
  readonly energy: bigint
  readonly prices: Prices
  readonly resources: Resources
  /** sun */
  readonly balance: bigint
}

/** Throws where the call would fail or the balance does not reach. */
async function simulate(
  call: Omit<ContractCall, 'feeLimit'>,
  run: FlowRun,
  ports: Ports,
): Promise<Cost> {
  const [balance, prices, resources] = await Promise.all([
    ports.node.balance(run.address),
    ports.node.prices(),
    ports.node.resources(run.address),
  ])
  const value = BigInt(call.callValue)
  requireBalance(balance, value)
  const { ok, energy, message } = await ports.node.simulate(call, run.address)
  if (!ok) throw new Refused('REVERTED', message ?? '')
  const cost = { energy, prices, resources, balance }
  requireBalance(balance, value + energyFee(cost))
  return cost
}

/** Of a transfer of the chain's own coin; throws where the balance does not reach. */
async function transferFee(call: ContractCall, run: FlowRun, ports: Ports): Promise<TransferFee> {
  const [balance, cost] = await Promise.all([
    ports.node.balance(run.address),
    ports.node.transferFee(run.address, parseAddress(call.contract)),
  ])
  requireBalance(balance, BigInt(call.callValue) + cost.fee)
  return cost
}

/** Own energy is used first, always; only what is beyond it burns TRX. */
const energyFee = ({ energy, resources, prices }: Cost): bigint =>
  energy > resources.energy ? (energy - resources.energy) * prices.energy : 0n

/** sun: what the call is expected to burn, and the most that its bytes can, which no fee limit covers. */
function feeOf(cost: Cost, rawHex: string): { expected: bigint; bandwidth: bigint } {
  const bytes = BigInt(chargedBytes(rawHex))
  const bandwidth = bytes * cost.prices.bandwidth
  const burnt = bytes > cost.resources.bandwidth ? bandwidth : 0n
  return { expected: energyFee(cost) + burnt, bandwidth }
}

function requireBalance(balance: bigint, needed: bigint): void {
  if (balance < needed) throw new Refused('BALANCE', String(needed - balance))
}

function noteOf(error: unknown): Note {
  if (error instanceof Refused) return error.note
  if (error instanceof Unconfirmed) return { code: error.code, message: '' }
  if (error instanceof AboveShown) return { code: 'PRICE', message: '' }
  if (error instanceof NotWhatWasAsked) return { code: 'TAMPERED', message: error.message }
  const message = error instanceof Error ? error.message : ''
  if (/balance is not (sufficient|enough)|insufficient balance/i.test(message)) {
    return { code: 'BALANCE', message }
  }
  if (error instanceof ApiFailure && !['TIMEOUT', 'OFFLINE'].includes(error.code)) {
    const { code, retry, field } = error
    return { code: 'REFUSED', message, refusal: code, retry, field: field !== null }
  }
  return { code: 'UNREACHABLE', message }
}
