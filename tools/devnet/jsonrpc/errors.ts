/** Errors with their codes, as a full node's JSON-RPC gives them. */
import type { Json } from '../codec/json.ts'

export class RpcError extends Error {
  override name = 'RpcError'
  readonly code: number
  /** Absent for errors of the protocol itself. */
  readonly data: Json | undefined
  constructor(code: number, message: string, data: Json | undefined = '{}') {
    super(message)
    this.code = code
    this.data = data
  }
}

/** A parameter of no known form. The node's library answers it without the request's id. */
export class Unmapped extends RpcError {
  override name = 'Unmapped'
  override readonly data = undefined
  constructor() {
    super(-32700, 'JSON parse error')
  }
}

export const badParams = (message: string): RpcError => new RpcError(-32602, message)
export const badRequest = (message: string): RpcError => new RpcError(-32600, message)
export const failure = (message: string, data?: string): RpcError =>
  new RpcError(-32000, message, data)
export const tooMany = (message: string): RpcError => new RpcError(-32005, message)
export const absent = (method: string): RpcError =>
  new RpcError(-32601, `the method ${method} does not exist/is not available`)

/** Of the protocol itself: without data. */
export const protocol = (code: number, message: string): RpcError =>
  Object.assign(new RpcError(code, message), { data: undefined })
