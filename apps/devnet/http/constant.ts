/** Calls that change nothing, estimates, and the drawing up of calls that do. */
import type { Json, JsonObject } from '../codec/json.ts'
import { kinds, smartContractFields } from '../codec/messages.ts'
import { blank } from '../codec/schema.ts'
import type { Body, Transaction } from '../codec/transaction.ts'
import { keccak256 } from '../crypto.ts'
import { bare } from '../execute.ts'
import { params } from '../params.ts'
import { type Outcome, run } from '../tvm/run.ts'
import { reading } from './accounts.ts'
import { draw, unsigned } from './build.ts'
import { type Call, type Routes, hex, hexOf, int64, text } from './call.ts'
import { contractMessage, isConstantFunction } from './contracts.ts'

interface Ask {
  readonly owner: string
  /** Empty for a deployment that is only tried. */
  readonly contract: string
  readonly data: string
  readonly value: bigint
}

const trouble = (code: string, message: string): JsonObject => ({
  result: { code, message: hexOf(message) },
})

function ask(call: Call): Ask {
  const selector = text(call, 'function_selector') ?? ''
  const data =
    selector === ''
      ? hex(call, 'data')
      : keccak256(Buffer.from(selector)).toString('hex', 0, 4) + hex(call, 'parameter')
  return {
    owner: hex(call, 'owner_address'),
    contract: hex(call, 'contract_address'),
    data,
    value: int64(call, 'call_value', 0n),
  }
}

function problem({ node }: Call, { owner, contract, data, value }: Ask): JsonObject | null {
  if (!/^41[0-9a-f]{40}$/.test(owner)) {
    const reason = "class java.security.InvalidParameterException : owner_address isn't set."
    return trouble('OTHER_ERROR', reason)
  }
  const exists = node.state.get('contracts', bare(contract)) !== undefined
  if (contract === '' ? data === '' : !exists) {
    return trouble('CONTRACT_VALIDATE_ERROR', 'Smart contract is not exist.')
  }
  if (value > node.state.balance(bare(owner))) {
    const reason = 'Validate InternalTransfer error, balance is not sufficient.'
    return trouble('CONTRACT_VALIDATE_ERROR', reason)
  }
  return null
}

function bodyOf({ owner, contract, data, value }: Ask): Body {
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

async function attempt(
  { node, solid }: Call,
  { owner, contract, data, value }: Ask,
  transaction: Transaction,
  energyLimit: bigint,
): Promise<Outcome> {
  const start = node.state.position
  const head = solid ? node.ledger.mustHave(node.solidNumber).header : node.head
  try {
    return await run(node.machine, node.headContext(head), {
      id: transaction.id,
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

const exceptions: Readonly<Record<string, string>> = {
  OUT_OF_ENERGY: 'OutOfEnergyException',
  ILLEGAL_OPERATION: 'IllegalOperationException',
  BAD_JUMP_DESTINATION: 'BadJumpDestinationException',
  STACK_TOO_SMALL: 'StackTooSmallException',
  STACK_TOO_LARGE: 'StackTooLargeException',
  OUT_OF_MEMORY: 'OutOfMemoryException',
  TRANSFER_FAILED: 'TransferException',
  INVALID_CODE: 'InvalidCodeException',
}

const exceptionText = ({ result, message }: Outcome): string => {
  const name = exceptions[result]
  return name === undefined
    ? `class java.lang.RuntimeException : ${message}`
    : `class org.tron.core.vm.program.Program$${name} : ${message}`
}

async function constantCall(call: Call): Promise<Json> {
  const asked = ask(call)
  return reading(call, async () => {
    const wrong = problem(call, asked)
    if (wrong !== null) return wrong
    const transaction = draw(call.node, bodyOf(asked))
    const outcome = await attempt(call, asked, transaction, params.maxEnergyForConstant)
    const reverted = outcome.result === 'REVERT'
    if (outcome.result !== 'SUCCESS' && !reverted) {
      return trouble('OTHER_ERROR', exceptionText(outcome))
    }
    const json: JsonObject = {
      result: reverted ? { result: true, message: hexOf(outcome.message) } : { result: true },
    }
    if (outcome.energy > 0n) json['energy_used'] = outcome.energy
    json['constant_result'] = [outcome.output]
    if (outcome.logs.length > 0) {
      json['logs'] = outcome.logs.map(({ address, topics, data }) => ({
        address,
        topics: [...topics],
        data,
      }))
    }
    json['transaction'] = {
      ret: [reverted ? { ret: 'FAILED' } : {}],
      ...unsigned(transaction, call.visible),
    }
    return json
  })
}

/** A full node's search, coarse as it is: it stops at one TRX worth of energy. */
async function estimateEnergy(call: Call): Promise<Json> {
  const asked = ask(call)
  return reading(call, async () => {
    const wrong = problem(call, asked)
    if (wrong !== null) return wrong
    const transaction = draw(call.node, bodyOf(asked))
    const most = params.maxEnergyForConstant * params.energyFee
    const tryWith = (sun: bigint) => attempt(call, asked, transaction, sun / params.energyFee)
    const first = await tryWith(most)
    if (first.result === 'REVERT') {
      return { result: { code: 'CONTRACT_EXE_ERROR', message: hexOf(first.message) } }
    }
    if (first.result !== 'SUCCESS') return trouble('OTHER_ERROR', exceptionText(first))
    let low = first.energy * params.energyFee
    let high = most
    const holds = async (sun: bigint): Promise<boolean> => (await tryWith(sun)).result === 'SUCCESS'
    if (low * 2n < high) {
      if (await holds(low * 2n)) high = low * 2n
      else low *= 2n
    }
    while (low + 1_000_000n < high) {
      const middle = (low + high) / 2n
      if (await holds(middle)) high = middle
      else low = middle
    }
    const required = (high + params.energyFee - 1n) / params.energyFee
    return { result: { result: true }, energy_required: required }
  })
}

async function trigger(call: Call): Promise<Json> {
  const asked = ask(call)
  const contract = contractMessage(call.node, asked.contract)
  if (contract === undefined) {
    return trouble('CONTRACT_VALIDATE_ERROR', 'No contract or not a valid smart contract')
  }
  if (isConstantFunction(contract.abi, asked.data.slice(0, 8))) return constantCall(call)
  const feeLimit = int64(call, 'fee_limit', 0n)
  const permissionId = Number(int64(call, 'Permission_id', 0n))
  const transaction = draw(call.node, bodyOf(asked), feeLimit, permissionId)
  return { result: { result: true }, transaction: unsigned(transaction, call.visible) }
}

export const constantRoutes: Routes = {
  triggerconstantcontract: constantCall,
  estimateenergy: estimateEnergy,
}
export const triggerRoutes: Routes = { triggersmartcontract: trigger }
