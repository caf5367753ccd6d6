/** Calls that leave nothing behind: tried on the state and taken back. */
import type { JsonObject } from '../codec/json.ts'
import { smartContractFields } from '../codec/messages.ts'
import { blank } from '../codec/schema.ts'
import type { Body } from '../codec/transaction.ts'
import { bare } from '../addresses.ts'
import { checkTokens, sendTokens } from '../kinds/vm.ts'
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
  readonly tokenValue?: bigint
  readonly tokenId?: bigint
}

const tokensOf = ({ tokenValue = 0n, tokenId = 0n }: Ask) => ({
  call_token_value: tokenValue,
  token_id: tokenId,
})

/** Throws a Refusal where a full node's own check would. */
export function checkAsk({ state }: Node, asked: Ask): void {
  const { owner, contract, data, value } = asked
  const exists = state.get('contracts', bare(contract)) !== undefined
  if (contract === '' ? data === '' : !exists) throw invalid('Smart contract is not exist.')
  if (value < 0n) throw invalid('callValue must be >= 0')
  checkTokens(tokensOf(asked))
  const account = state.account(bare(owner))
  if (value > 0n && account === undefined) {
    throw invalid('Validate InternalTransfer error, no OwnerAccount.')
  }
  if (value > (account?.balance ?? 0n)) {
    throw invalid('Validate InternalTransfer error, balance is not sufficient.')
  }
  if ((asked.tokenValue ?? 0n) > 0n && account === undefined) throw invalid('No owner account!')
  sendTokens(tokensOf(asked))
}

/** A deployment is one that its caller would pay for. */
export function bodyOf(asked: Ask): Body {
  const { owner, contract, data, value } = asked
  if (contract === '') {
    const made = {
      ...blank(smartContractFields),
      origin_address: owner,
      bytecode: data,
      call_value: value,
      consume_user_resource_percent: 100n,
      origin_energy_limit: 1n,
    }
    return {
      kind: 'CreateSmartContract',
      value: { owner_address: owner, new_contract: made, ...tokensOf(asked) },
    }
  }
  return {
    kind: 'TriggerSmartContract',
    value: {
      owner_address: owner,
      contract_address: contract,
      call_value: value,
      data,
      ...tokensOf(asked),
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
      constant: true,
    })
  } finally {
    node.state.rewind(start)
  }
}

/** The result of the machine, as the exception that a full node would have thrown. */
export const machineError = ({ exception, message }: Outcome): NodeError =>
  new NodeError(exception, message)

interface How {
  readonly id: string
  readonly solid: boolean
}

/** The energy that a fee limit in sun allows a call that is only tried. */
export function allowed(feeLimit: bigint): bigint {
  const energy = feeLimit / params.energyFee
  return energy < params.maxEnergyForConstant ? energy : params.maxEnergyForConstant
}

/** The energy that suffices. Throws a Refusal with CONTRACT_EXE_ERROR where none does. */
export function estimate(node: Node, asked: Ask, how: How): bigint {
  const first = attempt(node, asked, { ...how, energyLimit: allowed(params.maxFeeLimit) })
  if (first.result === 'OUT_OF_TIME') throw machineError(first)
  if (first.result !== 'SUCCESS') throw new Refusal('CONTRACT_EXE_ERROR', first.message)
  return sufficient(node, asked, how, first.energy)
}

/**
 * A full node's search, coarse as it is, which stops at one TRX worth. `used`: its use with the
 * maximum.
 */
export function sufficient(node: Node, asked: Ask, how: How, used: bigint): bigint {
  let low = used * params.energyFee
  let high: bigint = params.maxFeeLimit
  const holds = (sun: bigint): boolean =>
    attempt(node, asked, { ...how, energyLimit: allowed(sun) }).result === 'SUCCESS'
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
