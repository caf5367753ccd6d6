/** Protobuf wire format, in the one canonical spelling that txIDs depend on. */

export class CodecError extends Error {
  override name = 'CodecError'
}

const wire = { varint: 0, bytes: 2 } as const

export class Writer {
  readonly #parts: Uint8Array[] = []
  #length = 0

  /** Zero is never written: proto3 leaves defaults out, and so must we to keep txIDs equal. */
  int64(field: number, value: bigint): void {
    if (value === 0n) return
    this.#varint(BigInt((field << 3) | wire.varint))
    this.#varint(BigInt.asUintN(64, value))
  }

  bytes(field: number, value: Uint8Array): void {
    this.#varint(BigInt((field << 3) | wire.bytes))
    this.#varint(BigInt(value.length))
    this.#push(value)
  }

  finish(): Uint8Array {
    const whole = new Uint8Array(this.#length)
    let at = 0
    for (const part of this.#parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }

  #varint(value: bigint): void {
    const out: number[] = []
    let rest = value
    while (rest > 0x7fn) {
      out.push(Number(rest & 0x7fn) | 0x80)
      rest >>= 7n
    }
    out.push(Number(rest))
    this.#push(Uint8Array.from(out))
  }

  #push(part: Uint8Array): void {
    this.#parts.push(part)
    this.#length += part.length
  }
}

export interface WireField {
  readonly number: number
  /** A varint as signed 64 bits, or the bytes of a length-delimited field. */
  readonly value: bigint | Uint8Array
}

/** The fields in the order written. Other wire types than varint and bytes do not occur on TRON. */
export function* readFields(source: Uint8Array): Generator<WireField> {
  let at = 0
  const varint = (): bigint => {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = source[at++]
      if (byte === undefined) throw new CodecError('the message ends in the middle of a number')
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) {
        if (byte === 0 && shift > 0n) throw new CodecError('a number is not in its shortest form')
        return BigInt.asIntN(64, value)
      }
    }
    throw new CodecError('a number is longer than 64 bits')
  }
  while (at < source.length) {
    const key = varint()
    const number = Number(key >> 3n)
    const type = Number(key & 7n)
    if (type === wire.varint) {
      yield { number, value: varint() }
    } else if (type === wire.bytes) {
      const length = Number(varint())
      if (length < 0 || at + length > source.length) {
        throw new CodecError('a field is longer than its message')
      }
      yield { number, value: source.subarray(at, at + length) }
      at += length
    } else {
      throw new CodecError(`field ${number} has the wire type ${type}`)
    }
  }
}
