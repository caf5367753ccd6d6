/** The other direction of `pack.ts`. */
import { tag } from './tags.ts'

export class Reader {
  readonly #bytes: Buffer
  readonly #shapes: readonly (readonly string[])[]
  #at = 0

  constructor(bytes: Buffer, shapes: readonly (readonly string[])[]) {
    this.#bytes = bytes
    this.#shapes = shapes
  }

  value(): unknown {
    switch (this.#byte()) {
      case tag.undefined:
        return undefined
      case tag.null:
        return null
      case tag.false:
        return false
      case tag.true:
        return true
      case tag.number:
        return this.#signed()
      case tag.double:
        return this.#take(8).readDoubleLE()
      case tag.smallBig:
        return BigInt(this.#signed())
      case tag.big:
        return this.#big()
      case tag.hex:
        return this.#take(this.#whole()).toString('hex')
      case tag.oddHex:
        return this.#take(this.#whole()).toString('hex').slice(1)
      case tag.text:
        return this.#take(this.#whole()).toString('utf8')
      case tag.bytes:
        return Uint8Array.from(this.#take(this.#whole()))
      case tag.list:
        return this.#list()
      case tag.object:
        return this.#object()
      default:
        throw new Error('the journal is damaged: a value of no kind')
    }
  }

  #list(): unknown[] {
    const length = this.#whole()
    const list: unknown[] = []
    for (let i = 0; i < length; i++) list.push(this.value())
    return list
  }

  #object(): Record<string, unknown> {
    const keys = this.#shapes[this.#whole()]
    if (keys === undefined) throw new Error('the journal is damaged: an object of no known shape')
    const object: Record<string, unknown> = {}
    for (const key of keys) object[key] = this.value()
    return object
  }

  #big(): bigint {
    const negative = this.#byte() === 1
    const big = BigInt(`0x${this.#take(this.#whole()).toString('hex')}`)
    return negative ? -big : big
  }

  #signed(): number {
    const negative = this.#byte() === 1
    const number = this.#whole()
    return negative ? -number : number
  }

  #whole(): number {
    let number = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#byte()
      number += (byte & 0x7f) * scale
      if (byte < 0x80) return number
    }
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++]
    if (byte === undefined) throw new Error('the journal is damaged: a frame ends too early')
    return byte
  }

  #take(length: number): Buffer {
    if (this.#at + length > this.#bytes.length) {
      throw new Error('the journal is damaged: a frame ends too early')
    }
    const part = this.#bytes.subarray(this.#at, this.#at + length)
    this.#at += length
    return part
  }
}
