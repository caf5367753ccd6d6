/**
 * Protobuf as a client of another make would write it: independent of the node's own codec, so that
 * neither hides a fault of the other. Default values are left out, fields go by their number.
 */

type Type = 'bytes' | 'text' | 'int' | Fields | readonly [Fields] | readonly ['bytes']
/** Name → number and type; a type in brackets is repeated. */
export interface Fields {
  readonly [name: string]: readonly [number: number, type: Type]
}

export type Value = Readonly<Record<string, unknown>>

export function encode(fields: Fields, value: Value): Buffer {
  const parts = Object.entries(fields).flatMap(([name, [number, type]]) =>
    encodeField(number, type, value[name]),
  )
  const unknown = Object.keys(value).filter((name) => fields[name] === undefined)
  if (unknown.length > 0) throw new Error(`the message has no ${unknown.join(', ')}`)
  return Buffer.concat(parts)
}

function encodeField(number: number, type: Type, value: unknown): Buffer[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(type)) {
    return (value as unknown[]).flatMap((each) => encodeOne(number, type[0] as Type, each))
  }
  const blank = type === 'int' ? Number(value) === 0 : value === ''
  return blank ? [] : encodeOne(number, type as Type, value)
}

function encodeOne(number: number, type: Type, value: unknown): Buffer[] {
  if (type === 'int') return [varint(number << 3), varint(Number(value))]
  const bytes =
    type === 'bytes'
      ? Buffer.from(String(value), 'hex')
      : type === 'text'
        ? Buffer.from(String(value), 'utf8')
        : encode(type as Fields, value as Value)
  return [varint((number << 3) | 2), varint(bytes.length), bytes]
}

/** Negative numbers take ten bytes, as int64 does. */
function varint(value: number): Buffer {
  let rest = BigInt.asUintN(64, BigInt(value))
  const bytes: number[] = []
  do {
    const low = Number(rest & 0x7fn)
    rest >>= 7n
    bytes.push(rest === 0n ? low : low | 0x80)
  } while (rest !== 0n)
  return Buffer.from(bytes)
}
