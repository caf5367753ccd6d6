/** Calls that change nothing, estimates, and building of calls that do. */
import type { Json, JsonObject } from '../codec/json.ts'
import { printing } from '../development/printing.ts'
import { checkFeeLimit } from '../kinds/vm.ts'
import { params } from '../params.ts'
import { Refusal } from '../refusal.ts'
import {
  type Ask,
  allowed,
  attempt,
  bodyOf,
  checkAsk,
  estimate,
  logsJson,
  machineError,
} from './attempt.ts'
import { type Drawing, draw, memo, permission, unsigned } from './build.ts'
import {
  type Call,
  type Routes,
  decimal,
  direct,
  hex,
  hexOf,
  int64,
  reading,
  text,
} from './call.ts'
import { contractMessage, isConstantFunction, selectorOf } from './contracts.ts'
import { NodeError, wording } from './errors.ts'
import { internalJson } from './transactions.ts'

/** Every failure is returned in `result`, in hex unless `visible`. */
function answered(call: Call, work: () => Json | Promise<Json>): Json | Promise<Json> {
  try {
    const done = work()
    return done instanceof Promise ? done.catch((error: unknown) => failure(call, error)) : done
  } catch (error) {
    return failure(call, error)
  }
}

function failure(call: Call, error: unknown): Json {
  const known = error instanceof Refusal ? error.message : wording(error, call.body)
  if (known === null) throw error
  const code = error instanceof Refusal ? error.code : 'OTHER_ERROR'
  return { result: { code, message: reply(call, known.replaceAll('"', "'")) } }
}

const reply = ({ visible }: Call, message: string): string => (visible ? message : hexOf(message))

const notSet = (message: string): NodeError =>
  new NodeError('java.security.InvalidParameterException', message)

/** What the servlets check before they look at anything. */
function checkSet(call: Call, deploys: boolean): void {
  const isSet = (name: string): boolean => (text(call, name) ?? '') !== ''
  if (!isSet('owner_address')) throw notSet("owner_address isn't set.")
  if (isSet('contract_address')) return
  if (!deploys) throw notSet("contract_address isn't set.")
  if (!isSet('data')) throw notSet('At least one of contract_address and data must be set.')
  if (isSet('function_selector')) {
    throw notSet('While trying to deploy, function_selector and data can not be both set.')
  }
}

const message = 'protocol.TriggerSmartContract'

function ask(call: Call): Ask {
  const selector = text(call, 'function_selector') ?? ''
  const data = hex(call, 'data')
  const parameter = text(call, 'parameter') ?? ''
  return {
    owner: hex(call, 'owner_address', message),
    contract: hex(call, 'contract_address', message),
    data: selector === '' ? data : direct(selectorOf(selector) + parameter),
    value: int64(call, 'call_value', 0n),
    tokenValue: int64(call, 'call_token_value', 0n),
    tokenId: int64(call, 'token_id', 0n),
  }
}

const constantCall = (call: Call): Json | Promise<Json> =>
  answered(call, () => {
    checkSet(call, true)
    const asked = ask(call)
    const drawing = { ...permission(call), ...memo(call) }
    return reading(call, () => tried(call, asked, drawing))
  })

/** A fee limit caps it. */
function tried(call: Call, asked: Ask, drawing: Drawing): Json {
  const { node, solid } = call
  checkAsk(node, asked)
  const transaction = draw(node, bodyOf(asked), drawing)
  checkFeeLimit(transaction)
  const { fee_limit: feeLimit } = transaction.raw
  const energyLimit = feeLimit > 0n ? allowed(feeLimit) : params.maxEnergyForConstant
  const outcome = printing(node.machine, node.options.log, () =>
    attempt(node, asked, { id: transaction.id, solid, energyLimit }),
  )
  const reverted = outcome.result === 'REVERT'
  if (outcome.result !== 'SUCCESS' && !reverted) throw machineError(outcome)
  const json: JsonObject = {
    result: reverted ? { result: true, message: reply(call, outcome.message) } : { result: true },
  }
  if (outcome.energy > 0n) json['energy_used'] = outcome.energy
  if (outcome.penalty > 0n) json['energy_penalty'] = outcome.penalty
  json['constant_result'] = [outcome.output]
  if (outcome.logs.length > 0) json['logs'] = logsJson(outcome.logs)
  if (outcome.internal.length > 0) {
    json['internal_transactions'] = internalJson(outcome.internal, call.visible)
  }
  json['transaction'] = {
    ret: [reverted ? { ret: 'FAILED' } : {}],
    ...unsigned(transaction, call.visible),
  }
  return json
}

const estimateEnergy = (call: Call): Json | Promise<Json> =>
  answered(call, () => {
    checkSet(call, true)
    const asked = ask(call)
    const { node, solid } = call
    return reading(call, () => {
      checkAsk(node, asked)
      const { id } = draw(node, bodyOf(asked))
      return {
        result: { result: true },
        energy_required: estimate(node, asked, { id, solid }),
      }
    })
  })

const trigger = (call: Call): Json | Promise<Json> =>
  answered(call, () => {
    checkSet(call, false)
    const asked = ask(call)
    const drawing = { ...permission(call), feeLimit: decimal(call, 'fee_limit') }
    const contract = contractMessage(call.node, asked.contract)
    if (contract === undefined) {
      throw new Refusal('CONTRACT_VALIDATE_ERROR', 'No contract or not a valid smart contract')
    }
    if (isConstantFunction(contract.abi, asked.data.slice(0, 8))) return tried(call, asked, drawing)
    const transaction = draw(call.node, bodyOf(asked), drawing)
    return { result: { result: true }, transaction: unsigned(transaction, call.visible) }
  })

export const constantRoutes: Routes = {
  triggerconstantcontract: constantCall,
  estimateenergy: estimateEnergy,
}
export const triggerRoutes: Routes = { triggersmartcontract: trigger }
