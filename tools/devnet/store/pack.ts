/**
 * Plain values as few bytes: objects by the number of their shape, texts of hex by half their
 * length. The shapes are learned on the way; the reader must have learned the same, in order.
 */
import { tag } from './tags.ts'
import { Reader } from './unpack.ts'

const hex = /^[0-9a-f]+$/
const safe = BigInt(Number.MAX_SAFE_INTEGER)

/** The shapes by their keys, one after the other. */
interface Known {
  number: number
  readonly next: Map<string, Known>
}

export class Packer {
  readonly #known: Known = { number: -1, next: new Map() }
  readonly shapes: (readonly string[])[] = []
  #buffer = Buffer.allocUnsafe(4096)
  #at = 0

  /** Knows one shape more; to be called in the order in which they were learned. */
  learn(keys: readonly string[]): void {
    let known = this.#known
    for (const key of keys) {
      let next = known.next.get(key)
      if (next === undefined) known.next.set(key, (next = { number: -1, next: new Map() }))
      known = next
    }
    known.number = this.shapes.length
    this.shapes.push(keys)
  }

  pack(value: unknown): Buffer {
    this.#at = 0
    this.#put(value)
    return Buffer.from(this.#buffer.subarray(0, this.#at))
  }

  unpack(bytes: Buffer): unknown {
    return new Reader(bytes, this.shapes).value()
  }

  #put(value: unknown): void {
    if (typeof value === 'string') this.#text(value)
    else if (typeof value === 'number') this.#number(value)
    else if (typeof value === 'bigint') this.#big(value)
    else if (typeof value === 'boolean') this.#byte(value ? tag.true : tag.false)
    else if (typeof value === 'object') this.#compound(value)
    else this.#byte(tag.undefined)
  }

  #compound(value: object | null): void {
    if (value === null) return this.#byte(tag.null)
    if (value instanceof Uint8Array) {
      this.#start(tag.bytes, value.length)
      this.#buffer.set(value, this.#at)
      this.#at += value.length
      return
    }
    if (Array.isArray(value)) {
      this.#byte(tag.list)
      this.#whole(value.length)
      for (const each of value) this.#put(each)
      return
    }
    const keys = Object.keys(value)
    let number = this.#shapeOf(keys)
    if (number < 0) {
      this.learn(keys)
      number = this.shapes.length - 1
    }
    this.#byte(tag.object)
    this.#whole(number)
    for (const key of keys) this.#put((value as Record<string, unknown>)[key])
  }

  /** -1 for one that was not learned. */
  #shapeOf(keys: readonly string[]): number {
    let known: Known | undefined = this.#known
    for (const key of keys) {
      known = known.next.get(key)
      if (known === undefined) return -1
    }
    return known.number
  }

  #text(text: string): void {
    if (hex.test(text)) {
      const odd = text.length % 2
      const length = (text.length + odd) / 2
      this.#start(odd === 0 ? tag.hex : tag.oddHex, length)
      this.#at += this.#buffer.write(odd === 0 ? text : `0${text}`, this.#at, length, 'hex')
      return
    }
    const length = Buffer.byteLength(text)
    this.#start(tag.text, length)
    this.#at += this.#buffer.write(text, this.#at)
  }

  #number(number: number): void {
    if (Number.isSafeInteger(number) && !Object.is(number, -0)) {
      this.#byte(tag.number)
      return this.#signed(number)
    }
    this.#byte(tag.double)
    this.#room(8)
    this.#at = this.#buffer.writeDoubleLE(number, this.#at)
  }

  #big(big: bigint): void {
    if (big <= safe && big >= -safe) {
      this.#byte(tag.smallBig)
      return this.#signed(Number(big))
    }
    const digits = (big < 0n ? -big : big).toString(16)
    const bytes = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex')
    this.#byte(tag.big)
    this.#byte(big < 0n ? 1 : 0)
    this.#whole(bytes.length)
    this.#room(bytes.length)
    this.#buffer.set(bytes, this.#at)
    this.#at += bytes.length
  }

  #start(kind: number, length: number): void {
    this.#byte(kind)
    this.#whole(length)
    this.#room(length)
  }

  #signed(number: number): void {
    this.#byte(number < 0 ? 1 : 0)
    this.#whole(Math.abs(number))
  }

  #whole(number: number): void {
    this.#room(8)
    let rest = number
    while (rest > 0x7f) {
      this.#buffer[this.#at++] = (rest % 128) | 0x80
      rest = Math.floor(rest / 128)
    }
    this.#buffer[this.#at++] = rest
  }

  #byte(byte: number): void {
    this.#room(1)
    this.#buffer[this.#at++] = byte
  }

  #room(length: number): void {
    if (this.#at + length <= this.#buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#buffer.length * 2, this.#at + length))
    this.#buffer.copy(larger, 0, 0, this.#at)
    this.#buffer = larger
  }
}
