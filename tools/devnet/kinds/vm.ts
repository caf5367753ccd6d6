/** Deployments and calls: validated, granted their energy, run, and billed. */
import { addressFromHex } from '#platform/std/address.ts'
import { bare, deployedAddress, isAddress41 } from '../addresses.ts'
import { smartContractFields } from '../codec/messages.ts'
import { type Shape, encode } from '../codec/schema.ts'
import type { Transaction } from '../codec/transaction.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import {
  type Budget,
  type EnergyPaid,
  type Sponsor,
  budget,
  payEnergy,
} from '../resources/energy.ts'
import type { State } from '../state.ts'
import type { Machine } from '../tvm/machine.ts'
import { type Invocation, type Outcome, run } from '../tvm/run.ts'
import type { BlockContext } from '../tvm/session.ts'
import type { Value } from './kind.ts'

/** What a contract's owner lets a call spend that names no limit. */
const unsetOriginLimit = 10_000_000

export interface Ran {
  /** 42 hex digits */
  readonly contract: string
  readonly outcome: Outcome
  readonly paid: EnergyPaid
}

interface Surroundings {
  readonly machine: Machine
  readonly transaction: Transaction
  readonly block: BlockContext
  readonly slot: number
}

export function deploy(around: Surroundings, value: Value<'CreateSmartContract'>): Ran {
  const { machine, transaction } = around
  const { state } = machine
  const { owner_address: owner, new_contract: made } = value
  if (made === undefined) throw invalid('Cannot get CreateSmartContract from transaction')
  const address = deployedAddress(transaction.id, owner)
  checkDeployment(state, owner, made, address)
  checkFeeLimit(transaction)
  if (made.call_value < 0n) throw invalid('callValue must be >= 0')
  if (made.origin_energy_limit <= 0n) throw invalid('The originEnergyLimit must be > 0')
  checkTokens(value)
  const limits = spendable(around, owner, made.call_value, null)
  sendTokens(value)
  const kept = (): void => {
    const row = state.account(bare(address))
    // It has destroyed itself as it was made.
    if (row === undefined) return
    const name = Buffer.from(made.name).toString('hex')
    const account = { ...row, contract: true, ...(name === '' ? {} : { name }) }
    state.set('accounts', bare(address), account)
    const message = { ...made, contract_address: address, version: 0n }
    state.set('contracts', bare(address), {
      origin: bare(owner),
      message: Buffer.from(encode(smartContractFields, message)).toString('hex'),
      consumeUserResourcePercent: Number(made.consume_user_resource_percent),
      originEnergyLimit: Number(made.origin_energy_limit),
    })
  }
  const call = { data: made.bytecode, value: made.call_value }
  return { contract: address, ...carryOut(around, limits, call, kept) }
}

function checkDeployment(
  state: State,
  owner: string,
  made: Shape<typeof smartContractFields>,
  address: string,
): void {
  if (owner !== made.origin_address) throw invalid('OwnerAddress is not equals OriginAddress')
  if (Buffer.byteLength(made.name) > 32) {
    throw invalid("contractName's length cannot be greater than 32")
  }
  const percent = made.consume_user_resource_percent
  if (percent < 0n || percent > 100n) throw invalid('percent must be >= 0 and <= 100')
  if (state.account(bare(address)) !== undefined) {
    const where = addressFromHex(address)
    throw invalid(`Trying to create a contract with existing contract address: ${where}`)
  }
}

export function trigger(around: Surroundings, value: Value<'TriggerSmartContract'>): Ran {
  const { state } = around.machine
  const { owner_address: owner, contract_address: contract, call_value: sent } = value
  const row = isAddress41(contract) ? state.get('contracts', bare(contract)) : undefined
  if (row === undefined) throw invalid('No contract or not a smart contract')
  if (sent < 0n) throw invalid('callValue must be >= 0')
  checkTokens(value)
  checkFeeLimit(around.transaction)
  const sponsor = {
    owner: row.origin,
    percent: row.consumeUserResourcePercent,
    limit: row.originEnergyLimit === 0 ? unsetOriginLimit : row.originEnergyLimit,
  }
  const limits = spendable(around, owner, sent, sponsor)
  sendTokens(value)
  const call = { to: bare(contract), data: value.data, value: sent }
  return { contract, ...carryOut(around, limits, call) }
}

const leastTokenId = 1_000_000n

type Tokens = Pick<Value<'TriggerSmartContract'>, 'call_token_value' | 'token_id'>

/** Throws a Refusal for tokens that could not be any. */
export function checkTokens({ call_token_value: amount, token_id: id }: Tokens): void {
  if (amount < 0n) throw invalid('tokenValue must be >= 0')
  if (id <= leastTokenId && id !== 0n) throw invalid(`tokenId must be > ${leastTokenId}`)
  if (amount > 0n && id === 0n) {
    throw invalid(`invalid arguments with tokenValue = ${amount}, tokenId = ${id}`)
  }
}

/** This network has no TRC-10 tokens, so that there are none to be sent. */
export function sendTokens({ call_token_value: amount }: Tokens): void {
  if (amount > 0n) throw invalid('No asset !')
}

export function checkFeeLimit({ raw }: Transaction): void {
  if (raw.fee_limit < 0n || raw.fee_limit > params.maxFeeLimit) {
    throw invalid(`feeLimit must be >= 0 and <= ${params.maxFeeLimit}`)
  }
}

function spendable(
  { machine, transaction, slot }: Surroundings,
  owner: string,
  sent: bigint,
  sponsor: Sponsor | null,
): Budget {
  const { state } = machine
  const limits = budget(state, bare(owner), transaction.raw.fee_limit, sent, sponsor, slot)
  if (state.balance(bare(owner)) < sent) {
    throw invalid('Validate InternalTransfer error, balance is not sufficient.')
  }
  return limits
}

/** A run that failed leaves nothing but its bill. */
function carryOut(
  { machine, transaction, block, slot }: Surroundings,
  limits: Budget,
  call: Pick<Invocation, 'to' | 'data' | 'value'>,
  kept: () => void = () => {},
): Pick<Ran, 'outcome' | 'paid'> {
  const { state } = machine
  const { id } = transaction
  const outcome = run(machine, block, {
    id,
    from: limits.caller,
    ...call,
    energyLimit: limits.limit,
  })
  const succeeded = outcome.result === 'SUCCESS'
  if (succeeded) kept()
  return { outcome, paid: payEnergy(state, limits, outcome.energy, succeeded, slot) }
}
