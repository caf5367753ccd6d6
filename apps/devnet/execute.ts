/** One transaction upon the state: validated in a full node's order, paid for, carried out. */
import type { Body, Transaction } from './codec/transaction.ts'
import { encodeTransaction, ownerOf } from './codec/transaction.ts'
import { encode } from './codec/schema.ts'
import { smartContractFields } from './codec/messages.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { keccak256 } from './crypto.ts'
import { params } from './params.ts'
import { Refusal, invalid } from './refusal.ts'
import type { Receipt } from './receipt.ts'
import { type BandwidthPaid, payBandwidth } from './resources.ts'
import { type State, newAccount } from './state.ts'
import type { Machine } from './tvm/machine.ts'
import { type BlockContext, type Outcome, run } from './tvm/run.ts'

export interface Context extends BlockContext {
  /** Slot of the block before, which bandwidth recovers by. */
  readonly slot: number
}

type Value<K extends Body['kind']> = Extract<Body, { kind: K }>['value']

const isAddress41 = (hex: string): boolean => /^41[0-9a-f]{40}$/.test(hex)
/** 42 hex digits → the 40 that the state goes by. */
export const bare = (hex41: string): string => hex41.slice(2)

/** Throws a Refusal, leaving the state as it was, when the transaction may not enter a block. */
export async function execute(
  machine: Machine,
  transaction: Transaction,
  context: Context,
): Promise<Receipt> {
  const { state } = machine
  const start = state.position
  try {
    return await carryOut(machine, state, transaction, context)
  } catch (error) {
    state.rewind(start)
    throw error
  }
}

async function carryOut(
  machine: Machine,
  state: State,
  transaction: Transaction,
  context: Context,
): Promise<Receipt> {
  const { body } = transaction
  const owner = bare(ownerOf(transaction))
  if (state.account(owner) === undefined) throw missingOwner(body)
  const size = encodeTransaction({ ...transaction }).length + params.resultSize
  const paid = payBandwidth(state, owner, size, context.slot, makesAccount(state, body))
  const memo = transaction.raw.data === '' ? 0n : params.memoFee
  if (state.balance(owner) < memo) {
    throw new Refusal('BANDWITH_ERROR', 'Account resource insufficient error.')
  }
  state.burn(owner, memo)
  const fee = paid.netFee + memo
  switch (body.kind) {
    case 'TransferContract':
      return plain(transaction.id, paid, fee + transfer(state, body.value, context))
    case 'AccountCreateContract':
      return plain(transaction.id, paid, fee + createAccount(state, body.value, context))
    case 'CreateSmartContract':
      return ran(transaction, paid, fee, await deploy(machine, transaction, body.value, context))
    case 'TriggerSmartContract':
      return ran(transaction, paid, fee, await trigger(machine, transaction, body.value, context))
    default:
      throw invalid(`this network has no ${body.kind}`)
  }
}

function missingOwner({ kind, value }: Body): Refusal {
  const owner = value.owner_address
  if (!isAddress41(owner)) return invalid('Invalid ownerAddress!')
  if (kind === 'TransferContract') {
    return invalid('Validate TransferContract error, no OwnerAccount.')
  }
  return invalid(`account [${addressFromHex(owner)}] does not exist`)
}

function makesAccount(state: State, { kind, value }: Body): boolean {
  if (kind === 'AccountCreateContract') return true
  return kind === 'TransferContract' && state.account(bare(value.to_address)) === undefined
}

function transfer(state: State, value: Value<'TransferContract'>, { timestamp }: Context): bigint {
  const { owner_address: from, to_address: to, amount } = value
  if (!isAddress41(from)) throw invalid('Invalid ownerAddress!')
  if (!isAddress41(to)) throw invalid('Invalid toAddress!')
  if (from === to) throw invalid('Cannot transfer TRX to yourself.')
  if (amount <= 0n) throw invalid('Amount must be greater than 0.')
  const target = state.account(bare(to))
  if (target?.contract === true) throw invalid('Cannot transfer TRX to a smartContract.')
  const fee = target === undefined ? params.createNewAccountFee : 0n
  const lacks = state.balance(bare(from)) < amount + fee
  if (lacks) throw invalid('Validate TransferContract error, balance is not sufficient.')
  if ((target?.balance ?? 0n) + amount > params.maxLong) throw invalid('long overflow')
  state.burn(bare(from), fee)
  state.debit(bare(from), amount)
  state.credit(bare(to), amount, timestamp)
  return fee
}

function createAccount(
  state: State,
  value: Value<'AccountCreateContract'>,
  { timestamp }: Context,
): bigint {
  const { owner_address: from, account_address: made } = value
  if (!isAddress41(from)) throw invalid('Invalid ownerAddress')
  if (!isAddress41(made)) throw invalid('Invalid account address')
  if (state.account(bare(made)) !== undefined) throw invalid('Account has existed')
  if (state.balance(bare(from)) < params.createNewAccountFee) {
    throw invalid('Validate CreateAccountActuator error, insufficient fee.')
  }
  state.burn(bare(from), params.createNewAccountFee)
  state.set('accounts', bare(made), newAccount(timestamp))
  return params.createNewAccountFee
}

export const deployedAddress = (id: string, owner41: string): string =>
  `41${keccak256(Buffer.from(id + owner41, 'hex')).toString('hex', 12)}`

async function deploy(
  machine: Machine,
  transaction: Transaction,
  value: Value<'CreateSmartContract'>,
  context: Context,
): Promise<Outcome> {
  const { state } = machine
  const made = value.new_contract
  if (made === undefined) throw invalid('Cannot get CreateSmartContract from transaction')
  const owner = value.owner_address
  if (owner !== made.origin_address) throw invalid('OwnerAddress is not equals OriginAddress')
  if (Buffer.byteLength(made.name) > 32) {
    throw invalid("contractName's length cannot be greater than 32")
  }
  const percent = made.consume_user_resource_percent
  if (percent < 0n || percent > 100n) throw invalid('percent must be >= 0 and <= 100')
  const address = deployedAddress(transaction.id, owner)
  if (state.account(bare(address)) !== undefined) {
    throw invalid(
      `Trying to create a contract with existing contract address: ${addressFromHex(address)}`,
    )
  }
  checkTokens(value.call_token_value, value.token_id)
  if (made.call_value < 0n) throw invalid('callValue must be >= 0')
  if (made.origin_energy_limit <= 0n) throw invalid('The originEnergyLimit must be > 0')
  const energyLimit = energyFor(state, owner, transaction.raw.fee_limit, made.call_value)
  const start = state.position
  const outcome = run(machine, context, {
    id: transaction.id,
    from: bare(owner),
    data: made.bytecode,
    value: made.call_value,
    energyLimit,
  })
  if (outcome.result === 'SUCCESS') {
    const row = state.account(bare(address)) ?? newAccount(context.timestamp)
    state.set('accounts', bare(address), { ...row, contract: true })
    const message = encode(smartContractFields, { ...made, contract_address: address })
    state.set('contracts', bare(address), {
      origin: bare(owner),
      message: Buffer.from(message).toString('hex'),
      consumeUserResourcePercent: Number(percent),
      originEnergyLimit: Number(made.origin_energy_limit),
    })
  } else {
    state.rewind(start)
  }
  payEnergy(state, owner, outcome)
  return outcome
}

async function trigger(
  machine: Machine,
  transaction: Transaction,
  value: Value<'TriggerSmartContract'>,
  context: Context,
): Promise<Outcome> {
  const { state } = machine
  const { owner_address: owner, contract_address: to, call_value: sent } = value
  if (!isAddress41(to) || state.get('contracts', bare(to)) === undefined) {
    throw invalid('No contract or not a smart contract')
  }
  if (sent < 0n) throw invalid('callValue must be >= 0')
  checkTokens(value.call_token_value, value.token_id)
  const energyLimit = energyFor(state, owner, transaction.raw.fee_limit, sent)
  const start = state.position
  const outcome = run(machine, context, {
    id: transaction.id,
    from: bare(owner),
    to: bare(to),
    data: value.data,
    value: sent,
    energyLimit,
  })
  if (outcome.result !== 'SUCCESS') state.rewind(start)
  payEnergy(state, owner, outcome)
  return outcome
}

function checkTokens(value: bigint, id: bigint): void {
  if (value !== 0n || id !== 0n) throw invalid('this network has no TRC-10 tokens')
}

/** What the sender can pay: bounded by the fee limit and by the balance that the call leaves. */
function energyFor(state: State, owner: string, feeLimit: bigint, sent: bigint): bigint {
  if (feeLimit < 0n || feeLimit > params.maxFeeLimit) {
    throw invalid(`feeLimit must be >= 0 and <= ${params.maxFeeLimit}`)
  }
  const balance = state.balance(bare(owner))
  if (balance < sent) {
    throw invalid('Validate InternalTransfer error, balance is not sufficient.')
  }
  const affordable = (balance - sent) / params.energyFee
  const limit = feeLimit / params.energyFee
  return affordable < limit ? affordable : limit
}

function payEnergy(state: State, owner: string, outcome: Outcome): void {
  state.burn(bare(owner), outcome.energy * params.energyFee)
}

const plain = (id: string, paid: BandwidthPaid, fee: bigint): Receipt => ({
  id,
  fee,
  netUsage: paid.netUsage,
  netFee: paid.netFee,
  energyTotal: 0n,
  energyUsage: 0n,
  originEnergyUsage: 0n,
  energyPenalty: 0n,
  energyFee: 0n,
  result: null,
  output: '',
  contract: '',
  message: '',
  logs: [],
  internal: [],
  withdrawExpire: 0n,
  cancelUnfreeze: null,
})

function ran(
  { id, body }: Transaction,
  paid: BandwidthPaid,
  fee: bigint,
  outcome: Outcome,
): Receipt {
  const energyFee = outcome.energy * params.energyFee
  const owner = body.value.owner_address
  return {
    ...plain(id, paid, fee + energyFee),
    energyTotal: outcome.energy,
    energyFee,
    result: outcome.result,
    output: outcome.output,
    contract:
      body.kind === 'TriggerSmartContract'
        ? body.value.contract_address
        : deployedAddress(id, owner),
    message: outcome.message,
    logs: outcome.logs,
    internal: outcome.internal,
  }
}
