/** Protobuf wire format, in the one canonical spelling that txIDs depend on. */

export class CodecError extends Error {
  override name = 'CodecError'
}

const wire = { varint: 0, bytes: 2 } as const

/** Grows one buffer; what `finish` gives is a view of it, so a writer is used once. */
export class Writer {
  #buffer = Buffer.allocUnsafe(256)
  #length = 0

  /** Zero is never written: proto3 leaves defaults out, and so must we to keep txIDs equal. */
  int64(field: number, value: bigint): void {
    if (value === 0n) return
    this.#room(20)
    this.#small((field << 3) | wire.varint)
    if (value > 0n && value <= 0x7fff_ffffn) this.#small(Number(value))
    else this.#large(BigInt.asUintN(64, value))
  }

  bytes(field: number, value: Uint8Array): void {
    this.#head(field, value.length)
    this.#buffer.set(value, this.#length)
    this.#length += value.length
  }

  hex(field: number, value: string): void {
    this.#head(field, value.length / 2)
    this.#length += this.#buffer.write(value, this.#length, 'hex')
  }

  text(field: number, value: string): void {
    this.#head(field, Buffer.byteLength(value))
    this.#length += this.#buffer.write(value, this.#length, 'utf8')
  }

  finish(): Uint8Array {
    return this.#buffer.subarray(0, this.#length)
  }

  #head(field: number, length: number): void {
    this.#room(20 + length)
    this.#small((field << 3) | wire.bytes)
    this.#small(length)
  }

  #small(value: number): void {
    let rest = value
    while (rest > 0x7f) {
      this.#buffer[this.#length++] = (rest & 0x7f) | 0x80
      rest >>>= 7
    }
    this.#buffer[this.#length++] = rest
  }

  #large(value: bigint): void {
    let rest = value
    while (rest > 0x7fn) {
      this.#buffer[this.#length++] = Number(rest & 0x7fn) | 0x80
      rest >>= 7n
    }
    this.#buffer[this.#length++] = Number(rest)
  }

  #room(more: number): void {
    const needed = this.#length + more
    if (needed <= this.#buffer.length) return
    const wider = Buffer.allocUnsafe(Math.max(needed, this.#buffer.length * 2))
    wider.set(this.#buffer.subarray(0, this.#length))
    this.#buffer = wider
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
    let low = 0
    let value = 0n
    for (let count = 0; count < 10; count++) {
      const byte = source[at++]
      if (byte === undefined) throw new CodecError('the message ends in the middle of a number')
      if (count < 4) low |= (byte & 0x7f) << (7 * count)
      else value |= BigInt(byte & 0x7f) << BigInt(7 * count)
      if (byte < 0x80) {
        if (byte === 0 && count > 0) throw new CodecError('a number is not in its shortest form')
        return count < 4 ? BigInt(low) : BigInt.asIntN(64, value | BigInt(low))
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
