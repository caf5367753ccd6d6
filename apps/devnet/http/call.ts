/** What a group of endpoints is given, and how it reads its parameters. */
import type { Json } from '../codec/json.ts'
import { readBytes, readInt64 } from '../codec/json.ts'
import { CodecError } from '../codec/wire.ts'
import type { Node } from '../node.ts'

export interface Call {
  readonly node: Node
  /** Of the query and of the body together. */
  readonly params: Readonly<Record<string, unknown>>
  /** Parts of the path that the route names. */
  readonly path: readonly string[]
  readonly visible: boolean
  /** Asked under /walletsolidity: only what is solid is seen. */
  readonly solid: boolean
  /** A broadcast is to be answered with yes and forgotten. */
  readonly swallow: boolean
}

export type Handler = (call: Call) => Json | undefined | Promise<Json | undefined>
export type Routes = Readonly<Record<string, Handler>>

export const hexOf = (text: string): string => Buffer.from(text, 'utf8').toString('hex')

export function text(call: Call, name: string): string | undefined {
  const value = call.params[name]
  if (value === undefined || value === null) return undefined
  return typeof value === 'object' ? undefined : String(value as string | number)
}

export function hex(call: Call, name: string): string {
  const value = call.params[name]
  return value === undefined || value === null ? '' : readBytes(name, value)
}

export function number(call: Call, name: string, otherwise?: number): number {
  return Number(int64(call, name, otherwise === undefined ? undefined : BigInt(otherwise)))
}

export function int64(call: Call, name: string, otherwise?: bigint): bigint {
  const value = call.params[name]
  if (value === undefined || value === null || value === '') {
    if (otherwise === undefined) throw new CodecError(`${name} is missing`)
    return otherwise
  }
  return readInt64(name, value)
}

/** The highest block this request may see. */
export const horizon = ({ node, solid }: Call): number =>
  solid ? node.solidNumber : node.head.number
