/** The context of a group of endpoints, and how it reads its parameters. */
import {
  FieldError,
  illegalLetter,
  isAddressName,
  readBase58,
  readBytes,
  readInt64,
} from '../codec/fields.ts'
import type { Json } from '../codec/json.ts'
import { CodecError } from '../codec/wire.ts'
import type { ControlMethods } from '../jsonrpc/methods.ts'
import type { Node } from '../node.ts'
import { NodeError, badHex, badNumber, illegal, notANumber, nullPointer } from './errors.ts'
import { stringify } from './text.ts'

export interface Call {
  readonly node: Node
  /** Of the query and of the body together. */
  readonly params: Readonly<Record<string, unknown>>
  /** Parts of the path that the route names. */
  readonly path: readonly string[]
  readonly visible: boolean
  /** Requested under /walletsolidity: only what is solid is seen. */
  readonly solid: boolean
  /** A broadcast is to be answered with yes and forgotten. */
  readonly swallow: boolean
  /** Requested by GET: every parameter is a text. */
  readonly get: boolean
  /** Requested from this machine's own pages, or from no page. */
  readonly local: boolean
  /** The control functions as methods of JSON-RPC. */
  readonly methods: ControlMethods
  /** The whole address, with what stands behind the mark. */
  readonly url: string
  /** As it came; empty for GET. */
  readonly body: string
}

export type Handler = (call: Call) => Json | undefined | Promise<Json | undefined>
export type Routes = Readonly<Record<string, Handler>>

export const hexOf = (text: string): string => Buffer.from(text, 'utf8').toString('hex')

/** A parameter of a message; a POST without a body is no message at all. */
function input(call: Call, name: string): unknown {
  if (!call.get && call.body === '') throw new FieldError('', 'Expected "{".')
  const value = call.params[name]
  return value === null ? undefined : value
}

export function text(call: Call, name: string): string | undefined {
  const value = call.params[name]
  if (value === undefined || value === null) return undefined
  return typeof value === 'object' ? undefined : String(value as string | number)
}

/** Messages by the addresses that they are read for. */
const messages: Readonly<Record<string, string>> = {
  address: 'protocol.Account',
  fromAddress: 'protocol.DelegatedResourceMessage',
  toAddress: 'protocol.DelegatedResourceMessage',
}

/** Bytes in hex; an address by its name, in base58 when `visible`. Empty when absent. */
export function hex(call: Call, name: string, message = messages[name]): string {
  const value = input(call, name)
  if (value === undefined) return ''
  if (!call.get) return readBytes(name, value, call.visible, message)
  return decoded(value, call.visible && isAddressName(name))
}

/** Bytes that no message parser looks at, neither in a query nor in a body. */
export function plain(call: Call, name: string): string {
  if (!call.get && call.body.trim() === '') throw nullPointer()
  return hex({ ...call, get: true }, name)
}

/** As a message's field by GET too, which a few endpoints read so. */
export function field(call: Call, name: string): string {
  const value = input(call, name)
  return value === undefined ? '' : readBytes(name, value, call.visible, messages[name])
}

/** An address under another name. Empty when it is none. */
export function addressAt(call: Call, name: string): string {
  const value = input(call, name)
  if (value === undefined) return ''
  if (call.visible || call.get) return decoded(value, call.visible)
  return readBytes(name, value)
}

/** There is no parser to complain: the decoders themselves do. */
function decoded(value: unknown, isBase58: boolean): string {
  const input = typeof value === 'string' ? value : stringify(value)
  if (isBase58) {
    const illegalAt = illegalLetter(input)
    if (illegalAt !== null) throw illegal(illegalAt)
    return readBase58(input)
  }
  return direct(input)
}

/** Hex as it is decoded, half a byte in front too. */
export function direct(value: string): string {
  const digits = value.replace(/^0x/, '').toLowerCase()
  if (/[^0-9a-f]/.test(digits)) throw badHex()
  return digits.length % 2 === 0 ? digits : `0${digits}`
}

export function number(call: Call, name: string, otherwise?: number): number {
  return Number(int64(call, name, otherwise === undefined ? undefined : BigInt(otherwise)))
}

export function int64(call: Call, name: string, otherwise?: bigint): bigint {
  const value = input(call, name)
  if (value === undefined || (call.get && value === '')) {
    if (otherwise === undefined) throw new CodecError(`${name} is missing`)
    return otherwise
  }
  if (!call.get || typeof value !== 'string') return readInt64(name, value)
  const whole = /^[+-]?\d{1,19}$/.test(value) ? BigInt(value.replace('+', '')) : null
  if (whole === null || BigInt.asIntN(64, whole) !== whole) throw badNumber(value)
  return whole
}

/** A number that a full node parses out of the query as it is, where it is null when absent. */
export function parsed(call: Call, name: string): number {
  const value = call.params[name]
  if (call.get && value === undefined) throw notANumber()
  if (call.get && value === '') throw badNumber('')
  return number(call, name, 0)
}

/**
 * A number that stands beside the message and is read without its parser: digits in quotation marks
 * are one too, commas are passed over, and nothing is zero.
 */
export function decimal(call: Call, name: string): bigint {
  const text = stringify(call.params[name] ?? '').replaceAll(/[",]/g, '')
  if (text === '' || text.toLowerCase() === 'null') return 0n
  const parts = /^([+-]?\d+)(?:\.(\d*))?$/.exec(text)
  if (parts === null) throw notANumber()
  if (/[1-9]/.test(parts[2] ?? '')) {
    throw new NodeError('java.lang.ArithmeticException', 'Rounding necessary')
  }
  const whole = BigInt((parts[1] ?? '').replace('+', ''))
  if (BigInt.asIntN(64, whole) !== whole) {
    throw new NodeError('java.lang.ArithmeticException', 'Overflow')
  }
  return whole
}

/** The highest block this request may see. */
export const horizon = ({ node, solid }: Call): number =>
  solid ? node.solidNumber : node.head.number

/** Under /walletsolidity the state of the solid head, else the newest. */
export const reading = <T>({ node, solid }: Call, read: () => T | Promise<T>): T | Promise<T> =>
  solid && (node.solidNumber !== node.head.number || node.ledger.pool.size > 0)
    ? node.atSolid(read)
    : read()
