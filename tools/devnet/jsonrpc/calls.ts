/** Calls, estimates and unsigned transactions. */
import { type JsonObject, fromJson } from '../codec/json.ts'
import { abiFields, smartContractFields } from '../codec/messages.ts'
import { blank } from '../codec/schema.ts'
import type { Body } from '../codec/transaction.ts'
import { CodecError } from '../codec/wire.ts'
import { bare } from '../addresses.ts'
import { printing } from '../development/printing.ts'
import { type Ask, attempt, bodyOf, checkAsk, sufficient } from '../http/attempt.ts'
import { type Drawing, draw, unsigned } from '../http/build.ts'
import { NodeError } from '../http/errors.ts'
import { parseExact } from '../http/text.ts'
import { validate } from '../kinds/index.ts'
import type { Node } from '../node.ts'
import { params } from '../params.ts'
import { Refusal, invalid } from '../refusal.ts'
import type { Outcome } from '../tvm/run.ts'
import { mustExist } from './blocks.ts'
import { badParams, badRequest, failure, protocol } from './errors.ts'
import { buildFields, callFields, mustMap } from './mapping.ts'
import type { Methods } from './methods.ts'
import {
  addressOf,
  bytesOf,
  hexBytes,
  hexNumber,
  isSet,
  mustBeLatest,
  quantityOf,
} from './values.ts'

type Args = Readonly<Record<string, unknown>>

const nobody = `0x${'00'.repeat(20)}`

/** `input` goes before `data` and is read strictly. */
function dataOf({ input, data }: Args): string {
  if (input !== undefined && input !== null) {
    if (typeof input !== 'string' || (input !== '' && !/^0x([0-9a-fA-F]{2})*$/.test(input))) {
      throw badParams('invalid param value: invalid hex in "input"')
    }
    return input.slice(2).toLowerCase()
  }
  return isSet(data) ? bytesOf(data) : ''
}

const argsOf = (value: unknown): Args => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw protocol(-32602, 'method parameters invalid')
  }
  return value as Args
}

const errorSelector = '08c379a0'

/** The text that a contract gave for reverting, as far as it is one. */
function reasonIn(output: string): string {
  if (!output.startsWith(errorSelector)) return ''
  const body = Buffer.from(output.slice(8), 'hex')
  const length = body.length < 64 ? 0 : body.readUInt32BE(60)
  return length === 0 ? '' : `: ${body.toString('utf8', 64, 64 + length)}`
}

const reverted = ({ message, output }: Outcome): Error =>
  failure(message + reasonIn(output), output === '' ? undefined : hexBytes(output))

/** What goes wrong below, in the codes of JSON-RPC. */
function inCodes<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) throw badRequest(error.message)
    if (error instanceof NodeError || error instanceof CodecError) {
      throw failure(error.message.replaceAll('"', "'"))
    }
    throw error
  }
}

function checkBlock(node: Node, block: unknown): void {
  if (typeof block === 'string') return mustBeLatest(block)
  if (typeof block !== 'object' || block === null) throw badRequest('invalid json request')
  const named = block as Args
  if (named['blockNumber'] === undefined && named['blockHash'] === undefined) {
    throw badRequest('invalid json request')
  }
  mustExist(node, named)
}

function run(node: Node, asked: Ask): { readonly outcome: Outcome; readonly id: string } {
  checkAsk(node, asked)
  const { id } = draw(node, bodyOf(asked))
  const energyLimit = params.maxEnergyForConstant
  const outcome = attempt(node, asked, { id, solid: false, energyLimit })
  if (outcome.result === 'REVERT') throw reverted(outcome)
  if (outcome.result !== 'SUCCESS') throw failure(outcome.message)
  return { outcome, id }
}

const call = (node: Node, passed: unknown, block: unknown): string =>
  inCodes(() => {
    mustMap(passed, callFields)
    checkBlock(node, block)
    const args = argsOf(passed)
    const owner = addressOf(args['from'] ?? nobody)
    const contract = addressOf(args['to'])
    const asked = { owner, contract, data: dataOf(args), value: quantityOf(args['value']) }
    const { machine, options } = node
    return hexBytes(printing(machine, options.log, () => run(node, asked)).outcome.output)
  })

const isContract = (node: Node, address: string): boolean =>
  node.state.get('contracts', bare(address)) !== undefined

const transferBody = (owner: string, to: string, amount: bigint) => ({
  kind: 'TransferContract' as const,
  value: { owner_address: owner, to_address: to, amount },
})

const checkTransfer = (node: Node, body: ReturnType<typeof transferBody>): void =>
  validate(node.state, body, { ...node.moment(), creating: true })

const estimateGas = (node: Node, passed: unknown): string =>
  inCodes(() => {
    mustMap(passed, callFields)
    const args = argsOf(passed)
    const owner = addressOf(args['from'] ?? nobody)
    const data = dataOf(args)
    const value = quantityOf(args['value'])
    if (!isSet(args['to']) && data === '') throw badRequest('invalid json request')
    const contract = isSet(args['to']) ? addressOf(args['to']) : ''
    if (contract !== '' && !isContract(node, contract)) {
      if (!isSet(args['value'])) throw badRequest('invalid json request: invalid value')
      checkTransfer(node, transferBody(owner, contract, value))
      return '0x0'
    }
    const asked = { owner, contract, data, value }
    const { outcome, id } = run(node, asked)
    return hexNumber(sufficient(node, asked, { id, solid: false }, outcome.energy))
  })

interface Requested {
  readonly body: Body
  readonly drawing: Drawing
}

const whole = (value: unknown): bigint =>
  typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : 0n

function abiOf(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return []
  try {
    return parseExact(text)
  } catch {
    throw failure('1:11: Expected "{".')
  }
}

function deployment(owner: string, args: Args, data: string, value: bigint): Body {
  const abi = abiOf(args['abi'])
  const percent = whole(args['consumeUserResourcePercent'])
  if (percent < 0n || percent > 100n) throw invalid('percent must be >= 0 and <= 100')
  const made = {
    ...blank(smartContractFields),
    origin_address: owner,
    abi: fromJson(abiFields, { entrys: abi }),
    bytecode: data,
    call_value: value,
    consume_user_resource_percent: percent,
    name: typeof args['name'] === 'string' ? args['name'] : '',
    origin_energy_limit: whole(args['originEnergyLimit']),
  }
  const message = {
    owner_address: owner,
    new_contract: made,
    call_token_value: whole(args['tokenValue']),
    token_id: whole(args['tokenId']),
  }
  return { kind: 'CreateSmartContract', value: message }
}

/** The transaction that the arguments describe. Throws what JSON-RPC answers. */
export const requested = (node: Node, passed: unknown): Requested =>
  inCodes(() => {
    const args = argsOf(passed)
    const owner = ownerOf(args)
    const data = dataOf(args)
    if (isSet(args['input']) && isSet(args['data']) && data !== bytesOf(args['data'])) {
      throw badParams(
        'both "data" and "input" are set and not equal. Please use "input" to pass transaction call data',
      )
    }
    const value = quantityOf(args['value'])
    const permissionId = Number(whole(args['permissionId']))
    const feeLimit = quantityOf(args['gas'] ?? '0x0') * params.energyFee
    if (!isSet(args['to'])) {
      if (data === '') throw badRequest('invalid json request')
      return { body: deployment(owner, args, data, value), drawing: { permissionId, feeLimit } }
    }
    const to = addressOf(args['to'])
    if (isContract(node, to)) {
      const tokens = { tokenValue: whole(args['tokenValue']), tokenId: whole(args['tokenId']) }
      const body = bodyOf({ owner, contract: to, data, value, ...tokens })
      return { body, drawing: { permissionId, feeLimit } }
    }
    if (whole(args['tokenId']) > 0n && whole(args['tokenValue']) > 0n && !isSet(args['value'])) {
      throw invalid('this network has no TransferAssetContract')
    }
    if (!isSet(args['value'])) throw badRequest('invalid json request')
    const body = transferBody(owner, to, value)
    checkTransfer(node, body)
    const memo = typeof args['extraData'] === 'string' ? args['extraData'] : ''
    const bytes = args['visible'] === true ? Buffer.from(memo).toString('hex') : bytesOf(memo)
    return { body, drawing: { permissionId, data: bytes } }
  })

const buildTransaction = (node: Node, passed: unknown): JsonObject =>
  inCodes(() => {
    mustMap(passed, buildFields)
    const { body, drawing } = requested(node, passed)
    const visible = argsOf(passed)['visible'] === true
    return { transaction: unsigned(draw(node, body, drawing), visible) }
  })

function ownerOf(args: Args): string {
  try {
    return addressOf(args['from'])
  } catch {
    throw badRequest('invalid json request')
  }
}

export const callMethods: Methods = {
  eth_call: [2, (node, [args, block]) => call(node, args, block)],
  eth_estimateGas: [1, (node, [args]) => estimateGas(node, args)],
  buildTransaction: [1, (node, [args]) => buildTransaction(node, args)],
}
