/** JSON-RPC 2.0 at /jsonrpc: always HTTP 200; a list of requests gives a list of answers. */
import { type Json, type JsonObject, isObject } from '../codec/json.ts'
import { controlled, sendUnlocked, sendsUnlocked } from '../development/rpc.ts'
import type { Call } from '../http/call.ts'
import { blockMethods } from './blocks.ts'
import { callMethods } from './calls.ts'
import { absentMethods, chainMethods } from './chain.ts'
import { RpcError, Unmapped, protocol } from './errors.ts'
import { filterMethods } from './filters.ts'
import type { Methods } from './methods.ts'
import { stateMethods } from './state.ts'

const methods: Methods = {
  ...chainMethods,
  ...blockMethods,
  ...stateMethods,
  ...callMethods,
  ...filterMethods,
  ...absentMethods,
}

const maxBatch = 100

export async function rpc(call: Call): Promise<Json | undefined> {
  let request: unknown
  try {
    request = JSON.parse(call.body)
  } catch {
    return failed(null, protocol(-32700, 'Parse json error'))
  }
  if (!Array.isArray(request)) return one(call, request)
  if (request.length > maxBatch) {
    const message = `Batch size ${request.length} exceeds the limit of ${maxBatch}`
    return failed(null, protocol(-32005, message))
  }
  const answers: Json[] = []
  for (const each of request) {
    const answer = await one(call, each)
    if (answer !== undefined) answers.push(answer)
  }
  return answers.length === 0 && request.length > 0 ? undefined : answers
}

/** undefined for a notification, which is one without an id, unless it goes wrong. */
async function one(call: Call, request: unknown): Promise<JsonObject | undefined> {
  if (!isObject(request)) return failed(null, protocol(-32600, 'invalid request'))
  const id = (request['id'] ?? null) as Json
  try {
    const result = await answer(call, request)
    return id === null ? undefined : { jsonrpc: '2.0', id, result }
  } catch (error) {
    if (error instanceof Unmapped) return failed('null', error)
    if (!(error instanceof RpcError)) throw error
    return failed(id, error)
  }
}

function answer(call: Call, { method, params }: Record<string, unknown>): Json | Promise<Json> {
  const { node, methods: controls, local } = call
  const control = typeof method === 'string' ? controls.get(method) : undefined
  if (control !== undefined) {
    if (!local) throw protocol(-32601, 'Control calls are not taken from other sites.')
    return controlled(control, Array.isArray(params) ? params : [])
  }
  if (method === 'eth_sendTransaction' && local && Array.isArray(params)) {
    if (sendsUnlocked(node, params)) return sendUnlocked(node, params)
  }
  const known =
    typeof method === 'string' && Object.hasOwn(methods, method) ? methods[method] : undefined
  if (known === undefined) throw protocol(-32601, 'method not found')
  const input: unknown = params ?? []
  if (!Array.isArray(input) || input.length !== known[0]) {
    throw protocol(-32602, 'method parameters invalid')
  }
  return known[1](node, input)
}

function failed(id: Json, { code, message, data }: RpcError): JsonObject {
  return {
    jsonrpc: '2.0',
    id,
    error: { code, message, ...(data === undefined ? {} : { data }) },
  }
}
