/** The control functions as methods of JSON-RPC, and transactions of accounts that need no signature. */
import type { Json } from '../codec/json.ts'
import type { Devices } from '../devices.ts'
import { draw } from '../http/build.ts'
import { requested } from '../jsonrpc/calls.ts'
import { RpcError, badRequest, failure } from '../jsonrpc/errors.ts'
import type { ControlMethod, ControlMethods } from '../jsonrpc/methods.ts'
import { hexBytes } from '../jsonrpc/values.ts'
import type { Node } from '../node.ts'
import { Refusal } from '../refusal.ts'
import { addressIn, controlFunctions } from './functions.ts'
import { names, nonceNames } from './names.ts'

export function controlMethods(devices: Devices): ControlMethods {
  const functions = Object.entries(controlFunctions(devices)).flatMap(([name, { run }]) =>
    names[name as keyof typeof names].map((rpcName) => [rpcName, run] as const),
  )
  const nonces = nonceNames.map((name) => [name, noNonce] as const)
  return new Map([...functions, ...nonces])
}

function noNonce(): never {
  throw failure('an account of TRON has no nonce: a transaction refers to a block instead')
}

/** What goes wrong in a control function, in the codes of JSON-RPC. */
export async function controlled(method: ControlMethod, params: readonly unknown[]): Promise<Json> {
  try {
    return await method(params)
  } catch (error) {
    if (error instanceof RpcError) throw error
    if (error instanceof RangeError || error instanceof TypeError) {
      throw new RpcError(-32602, error.message)
    }
    throw error
  }
}

/** Whether `eth_sendTransaction` comes from an account that needs no signature. */
export function sendsUnlocked(node: Node, [args]: readonly unknown[]): boolean {
  const { from } = (typeof args === 'object' && args !== null ? args : {}) as { from?: unknown }
  try {
    return node.unlocked.has(addressIn(from))
  } catch {
    return false
  }
}

/** sun that a call may burn where it states no gas; java-tron's clients use the same. */
const usualGas = '0x989680'
const usualOriginLimit = 10_000_000

export async function sendUnlocked(node: Node, [args]: readonly unknown[]): Promise<Json> {
  const asked = {
    gas: usualGas,
    value: '0x0',
    consumeUserResourcePercent: 100,
    originEnergyLimit: usualOriginLimit,
    ...withoutNull(args as Readonly<Record<string, unknown>>),
  }
  const { body, drawing } = requested(node, asked)
  let transaction = draw(node, body, drawing)
  // The same once more within a millisecond would be the same transaction.
  for (let later = 1n; node.isKnown(transaction.id); later++) {
    transaction = draw(node, body, drawing, later)
  }
  try {
    await node.submit(transaction)
  } catch (error) {
    throw error instanceof Refusal ? badRequest(error.message) : error
  }
  return hexBytes(transaction.id)
}

const withoutNull = (args: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(args).filter(([, value]) => value !== undefined && value !== null),
  )
