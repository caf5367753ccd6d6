/** Message descriptions: one table per message gives its bytes, its JSON and its TypeScript type. */
import { CodecError, Writer, readFields } from './wire.ts'

type Kind = 'int64' | 'bool' | 'bytes' | 'text' | 'choice' | 'nested' | 'list' | 'bytesList'

export interface Field<T> {
  readonly number: number
  readonly kind: Kind
  readonly of?: Fields
  readonly names?: readonly string[]
  /** The proto3 default: what an absent field means. Never used at run time for `nested`. */
  readonly empty: T
}
export type Fields = Readonly<Record<string, Field<unknown>>>
export type Shape<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never
}

export const int64 = (number: number): Field<bigint> => ({ number, kind: 'int64', empty: 0n })
export const bool = (number: number): Field<boolean> => ({ number, kind: 'bool', empty: false })
/** Lower-case hex without prefix. Addresses are bytes too: 42 hex digits beginning with 41. */
export const bytes = (number: number): Field<string> => ({ number, kind: 'bytes', empty: '' })
export const text = (number: number): Field<string> => ({ number, kind: 'text', empty: '' })
/** An enum, kept as its number. */
export const choice = (number: number, names: readonly string[]): Field<number> => ({
  number,
  kind: 'choice',
  names,
  empty: 0,
})
export const nested = <F extends Fields>(number: number, of: F): Field<Shape<F> | undefined> => ({
  number,
  kind: 'nested',
  of,
  empty: undefined,
})
export const list = <F extends Fields>(number: number, of: F): Field<Shape<F>[]> => ({
  number,
  kind: 'list',
  of,
  empty: [],
})
export const bytesList = (number: number): Field<string[]> => ({
  number,
  kind: 'bytesList',
  empty: [],
})

export function blank<F extends Fields>(fields: F): Shape<F> {
  const message: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    message[name] = Array.isArray(field.empty) ? [] : field.empty
  }
  return message as Shape<F>
}

const ordered = new WeakMap<Fields, readonly (readonly [string, Field<unknown>])[]>()
export function inOrder(fields: Fields): readonly (readonly [string, Field<unknown>])[] {
  let known = ordered.get(fields)
  if (known === undefined) {
    known = Object.entries(fields).sort(([, a], [, b]) => a.number - b.number)
    ordered.set(fields, known)
  }
  return known
}

export function encode<F extends Fields>(fields: F, message: Shape<F>): Uint8Array {
  const writer = new Writer()
  for (const [name, field] of inOrder(fields)) {
    const value = message[name as keyof Shape<F>] as unknown
    switch (field.kind) {
      case 'int64':
        writer.int64(field.number, value as bigint)
        break
      case 'bool':
        writer.int64(field.number, value === true ? 1n : 0n)
        break
      case 'choice':
        writer.int64(field.number, BigInt(value as number))
        break
      case 'bytes':
        if (value !== '') writer.hex(field.number, value as string)
        break
      case 'text':
        if (value !== '') writer.text(field.number, value as string)
        break
      case 'nested':
        if (value !== undefined) {
          writer.bytes(field.number, encode(field.of ?? {}, value as Shape<Fields>))
        }
        break
      case 'list':
        for (const item of value as Shape<Fields>[]) {
          writer.bytes(field.number, encode(field.of ?? {}, item))
        }
        break
      case 'bytesList':
        for (const item of value as string[]) writer.hex(field.number, item)
        break
    }
  }
  return writer.finish()
}

/** Strict: an unknown field is an error, since dropping it would change the txID. */
export function decode<F extends Fields>(fields: F, source: Uint8Array): Shape<F> {
  const message = blank(fields) as Record<string, unknown>
  for (const { number, value } of readFields(source)) {
    const entry = inOrder(fields).find(([, field]) => field.number === number)
    if (entry === undefined) throw new CodecError(`field ${number} is not known here`)
    const [name, field] = entry
    if ((typeof value === 'bigint') !== ['int64', 'bool', 'choice'].includes(field.kind)) {
      throw new CodecError(`${name} has the wrong wire type`)
    }
    if (typeof value === 'bigint') {
      if (field.kind === 'int64') message[name] = value
      else message[name] = field.kind === 'bool' ? value !== 0n : Number(value)
    } else if (field.kind === 'bytes') {
      message[name] = Buffer.from(value).toString('hex')
    } else if (field.kind === 'text') {
      message[name] = Buffer.from(value).toString('utf8')
    } else if (field.kind === 'nested') {
      message[name] = decode(field.of ?? {}, value)
    } else if (field.kind === 'list') {
      ;(message[name] as unknown[]).push(decode(field.of ?? {}, value))
    } else {
      ;(message[name] as string[]).push(Buffer.from(value).toString('hex'))
    }
  }
  return message as Shape<F>
}
