/** Calls that leave nothing behind: tried on the state and taken back. */
import type { JsonObject } from '../codec/json.ts'
import { kinds, smartContractFields } from '../codec/messages.ts'
import { blank } from '../codec/schema.ts'
import type { Body } from '../codec/transaction.ts'
import { bare } from '../addresses.ts'
import type { Node } from '../node.ts'
import { params } from '../params.ts'
import { Refusal, invalid } from '../refusal.ts'
import { type Outcome, run } from '../tvm/run.ts'
import { NodeError } from './errors.ts'

export interface Ask {
  /** 42 hex digits */
  readonly owner: string
  /** Empty for a deployment that is only tried. */
  readonly contract: string
  readonly data: string
  readonly value: bigint
}

/** Throws a Refusal where a full node's own check would. */
export function checkAsk({ state }: Node, { owner, contract, data, value }: Ask): void {
  const exists = state.get('contracts', bare(contract)) !== undefined
  if (contract === '' ? data === '' : !exists) throw invalid('Smart contract is not exist.')
  if (value < 0n) throw invalid('callValue must be >= 0')
  if (value > state.balance(bare(owner))) {
    throw invalid('Validate InternalTransfer error, balance is not sufficient.')
  }
}

export function bodyOf({ owner, contract, data, value }: Ask): Body {
  if (contract === '') {
    const made = {
      ...blank(smartContractFields),
      origin_address: owner,
      bytecode: data,
      call_value: value,
    }
    const whole = { ...blank(kinds.CreateSmartContract), owner_address: owner, new_contract: made }
    return { kind: 'CreateSmartContract', value: whole }
  }
  return {
    kind: 'TriggerSmartContract',
    value: {
      ...blank(kinds.TriggerSmartContract),
      owner_address: owner,
      contract_address: contract,
      call_value: value,
      data,
    },
  }
}

/** `solid`: upon the solid head, whose state the caller has put in place. */
export function attempt(
  node: Node,
  { owner, contract, data, value }: Ask,
  { id, solid, energyLimit }: How & { readonly energyLimit: bigint },
): Outcome {
  const start = node.state.position
  const head = solid ? node.ledger.mustHave(node.solidNumber).header : node.head
  try {
    return run(node.machine, node.headContext(head), {
      id,
      from: bare(owner),
      ...(contract === '' ? {} : { to: bare(contract) }),
      data,
      value,
      energyLimit,
    })
  } finally {
    node.state.rewind(start)
  }
}

/** What became of the machine, as the exception that a full node would have thrown. */
export const machineError = ({ exception, message }: Outcome): NodeError =>
  new NodeError(exception, message)

interface How {
  readonly id: string
  readonly solid: boolean
}

/**
 * The energy that suffices. Throws a Refusal with CONTRACT_EXE_ERROR for a revert, a NodeError for
 * other failures.
 */
export function estimate(node: Node, asked: Ask, how: How): bigint {
  const first = attempt(node, asked, { ...how, energyLimit: params.maxEnergyForConstant })
  if (first.result === 'REVERT') throw new Refusal('CONTRACT_EXE_ERROR', first.message)
  if (first.result !== 'SUCCESS') throw machineError(first)
  return sufficient(node, asked, how, first.energy)
}

/**
 * A full node's search, coarse as it is, which stops at one TRX worth. `used`: what it took when it
 * was given the most.
 */
export function sufficient(node: Node, asked: Ask, how: How, used: bigint): bigint {
  let low = used * params.energyFee
  let high = params.maxEnergyForConstant * params.energyFee
  const holds = (sun: bigint): boolean =>
    attempt(node, asked, { ...how, energyLimit: sun / params.energyFee }).result === 'SUCCESS'
  if (low * 2n < high) {
    if (holds(low * 2n)) high = low * 2n
    else low *= 2n
  }
  while (low + 1_000_000n < high) {
    const middle = (low + high) / 2n
    if (holds(middle)) high = middle
    else low = middle
  }
  return (high + params.energyFee - 1n) / params.energyFee
}

export const logsJson = (logs: Outcome['logs']): JsonObject[] =>
  logs.map(({ address, topics, data }) => ({
    address,
    ...(topics.length > 0 ? { topics: [...topics] } : {}),
    ...(data === '' ? {} : { data }),
  }))
