/** The part of protobuf that a TRON contract call is made of: varints and byte strings. */
export type Field =
  | { readonly no: number; readonly varint: bigint }
  | { readonly no: number; readonly bytes: Uint8Array }

/** Canonical: fields in this order, zero and empty ones left out. */
export function encode(fields: readonly Field[]): Uint8Array {
  const out: number[] = []
  for (const field of fields) {
    if ('varint' in field) {
      if (field.varint === 0n) continue
      pushVarint(out, BigInt(field.no << 3))
      pushVarint(out, field.varint)
    } else {
      if (field.bytes.length === 0) continue
      pushVarint(out, BigInt((field.no << 3) | 2))
      pushVarint(out, BigInt(field.bytes.length))
      for (const byte of field.bytes) out.push(byte)
    }
  }
  return Uint8Array.from(out)
}

/** Throws on anything but varints and byte strings that fill the input exactly. */
export function decode(bytes: Uint8Array): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = bytes[at++]
      if (byte === undefined) throw new RangeError('protobuf: cut short')
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
    throw new RangeError('protobuf: varint too long')
  }
  while (at < bytes.length) {
    const tag = Number(varint())
    const no = tag >> 3
    if ((tag & 7) === 0) fields.push({ no, varint: varint() })
    else if ((tag & 7) === 2) {
      const length = Number(varint())
      if (at + length > bytes.length) throw new RangeError('protobuf: cut short')
      fields.push({ no, bytes: bytes.subarray(at, at + length) })
      at += length
    } else throw new RangeError(`protobuf: wire type ${tag & 7}`)
  }
  return fields
}

function pushVarint(out: number[], value: bigint): void {
  if (value < 0n) throw new RangeError('protobuf: negative')
  let left = value
  while (left >= 0x80n) {
    out.push(Number(left & 0x7fn) | 0x80)
    left >>= 7n
  }
  out.push(Number(left))
}
