import type { Address } from '#platform/std/address.ts'
import type { ContractCall } from '#platform/std/order.ts'

import { addressFromHex, isAddress } from '#platform/std/address.ts'
import { plainTransfer } from '#platform/std/plainTransfer.ts'

import type { AnyFlow, Contracts, Signs, Subject } from './flow.ts'
import type { FlowRun } from './run.ts'

import { NotWhatWasAsked, readRaw, requireCall } from '../tron/build.ts'
import { type Argument, decodeCall, encodeCall, signatureOf } from '../tron/calldata.ts'
import { txIdOf } from '#platform/chain/rawData.ts'
import { type Shown, nameOf, revokes, spenderOf } from './approval.ts'

/** Reads bytes as the call that the flow declares. Throws NotWhatWasAsked where they are another. */
export function readShown(
  rawHex: string,
  { signs }: AnyFlow,
  subject: Subject,
  contracts: Contracts,
): Shown {
  const method = methodOf(signs, subject)
  const raw = readRaw(rawHex)
  const contract = addressFromHex(raw.contract)
  const declared = contractOf(signs, subject)
  if (addressOf(declared, contracts) !== contract) throw new NotWhatWasAsked('contract')
  if ((raw.kind === 'TransferContract') !== (method === plainTransfer)) {
    throw new NotWhatWasAsked('method')
  }
  if (signs.pays === undefined && raw.callValue !== 0n) throw new NotWhatWasAsked('callValue')
  return {
    txID: txIdOf(rawHex),
    owner: addressFromHex(raw.owner),
    contract,
    contractName: declared in contracts ? declared : '',
    method: methodName(method),
    args: argumentsOf(method, raw.data),
    callValue: raw.callValue,
    feeLimit: raw.feeLimit,
    expiration: Number(raw.expiration),
  }
}

/**
 * An order holds the call that the action declares, with the arguments that its subject fixes:
 * a server that answers another call is not believed. Throws NotWhatWasAsked.
 */
export function requireDeclared(
  call: ContractCall,
  { signs }: AnyFlow,
  subject: Subject,
  contracts: Contracts,
  signer: Address,
): void {
  const method = methodOf(signs, subject)
  if (addressOf(contractOf(signs, subject), contracts) !== call.contract) {
    throw new NotWhatWasAsked('contract')
  }
  if (signatureOf(method) !== call.selector) throw new NotWhatWasAsked('method')
  requireValue(call.callValue, signs, subject)
  const args = argumentsOf(method, dataOf(call))
  for (const [i, fixed] of signs.args(subject, contracts, signer).entries()) {
    const name = args[i]?.name ?? ''
    if (fixed !== null && args[i]?.value !== fixed) throw new NotWhatWasAsked(name)
  }
  // Allowances and operator rights go only to this app's own contracts, and to what one of them made, which a node
  // confirms; taken back they are from anybody.
  const shown = { method: methodName(method), args }
  const spender = spenderOf(shown)
  if (spender === null || revokes(shown)) return
  const isMade = signs.made !== undefined && spender === madeOf(signs, subject)
  const isOurs = isMade || nameOf(spender, contracts) !== null
  if (!isOurs) throw new NotWhatWasAsked('spender')
}

/** The call of an action that needs no order. Throws NotWhatWasAsked where its subject does not fix it. */
export function localCall(
  { signs }: AnyFlow,
  subject: Subject,
  contracts: Contracts,
  signer: Address,
): Omit<ContractCall, 'feeLimit'> {
  const contract = addressOf(contractOf(signs, subject), contracts)
  if (contract === null) throw new NotWhatWasAsked('contract')
  const args = signs.args(subject, contracts, signer).map((arg) => {
    if (arg === null) throw new NotWhatWasAsked('arguments')
    return arg
  })
  const callValue = valueOf(signs, subject)?.sun ?? '0'
  return { contract, selector: signatureOf(methodOf(signs, subject)), args, callValue }
}

/** The price of the moment is above what was shown: honest or not, it is for the reader to look at first. */
export class AboveShown extends NotWhatWasAsked {}

/**
 * sun that an order may send along: an exact amount, or a maximum. null for an order from another
 * visit, where the amount that was shown is unknown: its sheet shows it.
 */
export function valueOf(
  { pays }: Signs,
  subject: Subject,
): { readonly sun: string; readonly orLess: boolean } | null {
  const orLess = pays === 'atMostShown'
  const sun = pays === undefined ? '0' : orLess ? subject['shownPrice'] : pays(subject)
  return sun === undefined || sun === null ? null : { sun, orLess }
}

function requireValue(ordered: string, signs: Signs, subject: Subject): void {
  const right = valueOf(signs, subject)
  if (right === null || ordered === right.sun) return
  if (!right.orLess) throw new NotWhatWasAsked('callValue')
  if (BigInt(ordered) > BigInt(right.sun)) throw new AboveShown('callValue')
}

/** The stored bytes are still the order's, the action's and this address's. Throws NotWhatWasAsked. */
export function requireAgreed(run: FlowRun, flow: AnyFlow, contracts: Contracts): void {
  const { tx, ticket } = run
  if (tx === null || ticket === null) throw new NotWhatWasAsked('order')
  requireDeclared(ticket.call, flow, run.subject, contracts, run.address)
  requireCall(tx.rawHex, ticket.call, run.address)
  const { txID, expiration } = readShown(tx.rawHex, flow, run.subject, contracts)
  if (txID !== tx.txID) throw new NotWhatWasAsked('txID')
  if (expiration !== tx.expiration) throw new NotWhatWasAsked('expiration')
}

export const contractOf = ({ contract }: Signs, subject: Subject): string =>
  typeof contract === 'string' ? contract : contract(subject)

/** What a node must confirm as made, called or approved; null for a flow of contracts with a name. */
export const madeOf = (signs: Signs, subject: Subject): string | null =>
  signs.madeBy === undefined ? null : (signs.made?.(subject) ?? contractOf(signs, subject))

/** Of the deployment by its name; else the address itself, where the subject fixes one. */
const addressOf = (declared: string, contracts: Contracts): string | null =>
  contracts[declared] ?? (isAddress(declared) ? declared : null)

const methodOf = ({ method }: Signs, subject: Subject): string =>
  typeof method === 'string' ? method : method(subject)

const methodName = (method: string): string => method.slice(0, method.indexOf('('))

function argumentsOf(method: string, data: string): Argument[] {
  try {
    return decodeCall(method, data)
  } catch (cause) {
    throw new NotWhatWasAsked('method', { cause })
  }
}

function dataOf({ selector, args }: ContractCall): string {
  try {
    return encodeCall(selector, args)
  } catch (cause) {
    throw new NotWhatWasAsked('arguments', { cause })
  }
}
