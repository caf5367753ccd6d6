/** The JSON face of a message, as the full-node HTTP API prints and reads it. */
import { addressFromHex, addressToHex41, isAddress } from '#platform/std/address.ts'
import { type Fields, type Shape, blank, inOrder } from './schema.ts'
import { CodecError } from './wire.ts'

export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json }
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

const showBytes = (name: string, hex: string, visible: boolean): string =>
  visible && name.endsWith('_address') && /^41[0-9a-f]{40}$/.test(hex) ? addressFromHex(hex) : hex

export const showAddress = (hex41: string, visible: boolean): string =>
  visible ? addressFromHex(hex41) : hex41

/** Keys that the message does not have are ignored, as a full node ignores them. */
export function fromJson<F extends Fields>(fields: F, json: unknown): Shape<F> {
  if (!isObject(json)) throw new CodecError('an object was expected')
  const message = blank(fields) as Record<string, unknown>
  for (const [name, field] of inOrder(fields)) {
    const value = json[name]
    if (value === undefined || value === null) continue
    switch (field.kind) {
      case 'int64':
        message[name] = readInt64(name, value)
        break
      case 'bool':
        message[name] = value === true || value === 'true'
        break
      case 'bytes':
        message[name] = readBytes(name, value)
        break
      case 'text':
        if (typeof value !== 'string') throw new CodecError(`${name} is not a text`)
        message[name] = value
        break
      case 'choice':
        message[name] = readChoice(name, value, field.names ?? [])
        break
      case 'nested':
        message[name] = fromJson(field.of ?? {}, value)
        break
      case 'list':
        if (!Array.isArray(value)) throw new CodecError(`${name} is not a list`)
        message[name] = value.map((item) => fromJson(field.of ?? {}, item))
        break
      case 'bytesList':
        if (!Array.isArray(value)) throw new CodecError(`${name} is not a list`)
        message[name] = value.map((item) => readBytes(name, item))
        break
    }
  }
  return message as Shape<F>
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function readInt64(name: string, value: unknown): bigint {
  const whole =
    (typeof value === 'number' && Number.isInteger(value)) ||
    (typeof value === 'string' && /^-?\d{1,20}$/.test(value))
  if (!whole) throw new CodecError(`${name} is not a whole number`)
  const number = BigInt(value)
  if (BigInt.asIntN(64, number) !== number) throw new CodecError(`${name} is outside 64 bits`)
  return number
}

/** Hex, or an address in base58: both spellings are taken wherever bytes are asked. */
export function readBytes(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new CodecError(`${name} is not a text`)
  if (isAddress(value)) return addressToHex41(value)
  const hex = value.toLowerCase().replace(/^0x/, '')
  if (!/^([0-9a-f]{2})*$/.test(hex)) throw new CodecError(`${name} is not hex`)
  return hex
}

function readChoice(name: string, value: unknown, names: readonly string[]): number {
  if (typeof value === 'number') return value
  const wanted = String(value).toLowerCase()
  const number = names.findIndex((each) => each.toLowerCase() === wanted)
  if (number < 0) throw new CodecError(`${name} has no value named ${String(value)}`)
  return number
}
