/** The JSON form of a message, as the full-node HTTP API prints and reads it. */
import { addressFromHex } from '#platform/std/address.ts'
import { FieldError, readBytes, readInt64, showBytes } from './fields.ts'
import type { Json } from '../types.ts'
import { type Field, type Fields, type Shape, blank, inOrder } from './schema.ts'

export type { Json }
export type JsonObject = { [key: string]: Json }

/** Zero, empty and false are left out; addresses are base58 when `visible`. */
export function toJson<F extends Fields>(
  fields: F,
  message: Shape<F>,
  visible: boolean,
): JsonObject {
  const json: JsonObject = {}
  for (const [name, field] of inOrder(fields)) {
    const value = message[name as keyof Shape<F>] as unknown
    if (value === undefined || value === '' || value === 0n || value === 0 || value === false) {
      continue
    }
    if (field.kind === 'nested') json[name] = toJson(field.of ?? {}, value as never, visible)
    else if (field.kind === 'list') {
      const items = value as Shape<Fields>[]
      if (items.length > 0) json[name] = items.map((item) => toJson(field.of ?? {}, item, visible))
    } else if (field.kind === 'choice') {
      json[name] = field.names?.[value as number] ?? (value as number)
    } else if (field.kind === 'bytes') {
      json[name] = showBytes(name, value as string, visible)
    } else if (field.kind !== 'bytesList') {
      json[name] = value as Json
    } else if ((value as string[]).length > 0) {
      json[name] = value as string[]
    }
  }
  return json
}

export const showAddress = (hex41: string, visible: boolean): string =>
  visible ? addressFromHex(hex41) : hex41

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Keys that the message does not have are ignored, `null` is as good as absent, a single value
 * does for a list: all as on a full node. `of`: the message's name. Throws a FieldError in a full
 * node's words.
 */
export function fromJson<F extends Fields>(
  fields: F,
  json: unknown,
  visible = false,
  of = '',
): Shape<F> {
  if (!isObject(json)) throw new FieldError('', 'Expected "{".')
  const message = blank(fields) as Record<string, unknown>
  for (const [name, field] of inOrder(fields)) {
    const value = json[name]
    if (value === undefined || value === null) continue
    if (field.kind === 'list' || field.kind === 'bytesList') {
      const items: unknown[] = Array.isArray(value) ? value : [value]
      message[name] = items
        .filter((item) => item !== null)
        .map((item) => readOne(name, field, item, visible, of))
    } else message[name] = readOne(name, field, value, visible, of)
  }
  return message as Shape<F>
}

/** Messages inside others that carry addresses. */
const innerMessages: Readonly<Record<string, string>> = {
  keys: 'protocol.Key',
  new_contract: 'protocol.SmartContract',
  votes: 'protocol.VoteWitnessContract.Vote',
}

function readOne(
  name: string,
  field: Field<unknown>,
  value: unknown,
  visible: boolean,
  of: string,
): unknown {
  switch (field.kind) {
    case 'int64':
      return readInt64(name, value)
    case 'bool':
      if (typeof value === 'boolean') return value
      throw new FieldError(name, 'Expected "true" or "false".')
    case 'bytes':
    case 'bytesList':
      return readBytes(name, value, visible, of)
    case 'text':
      if (typeof value === 'string') return value
      throw new FieldError(name, 'Expected string.')
    case 'choice':
      return readChoice(name, value, field.names ?? [])
    case 'nested':
    case 'list':
      if (!isObject(value)) throw new FieldError(name, 'Expected "{".')
      return fromJson(field.of ?? {}, value, visible, innerMessages[name])
  }
}

const enumTypes: Readonly<Record<string, string>> = {
  resource: 'protocol.ResourceCode',
  type: 'protocol.AccountType',
}

/** By number or by name; a name all in small letters is read with a capital in front. */
function readChoice(name: string, value: unknown, names: readonly string[]): number {
  const what = `Enum type "${enumTypes[name] ?? `protocol.${name}`}" has no value`
  if (typeof value === 'number') {
    if (names[value] !== undefined) return value
    throw new FieldError(name, `${what} with number ${value}.`)
  }
  if (typeof value !== 'string') throw new FieldError(name, 'Expected identifier.')
  const wanted = /^[a-z]+$/.test(value) ? value[0]?.toUpperCase() + value.slice(1) : value
  const number = names.indexOf(wanted)
  if (number < 0) throw new FieldError(name, `${what} named "${wanted}".`)
  return number
}
