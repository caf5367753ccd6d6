/** Memory of a frame: bytes that grow by words of 32, zero until written. Growth is paid for before. */

const initial = 512

export class Memory {
  /** Bytes in use, a multiple of 32. */
  size = 0
  #bytes = new Uint8Array(initial)
  #view = new DataView(this.#bytes.buffer)

  /** Makes `length` bytes from `start` on usable; nothing for a length of zero. */
  extend(start: number, length: number): void {
    if (length === 0) return
    const end = (start + length + 31) & ~31
    if (end <= this.size) return
    this.size = end
    if (end <= this.#bytes.length) return
    const bytes = new Uint8Array(Math.max(end, this.#bytes.length * 2))
    bytes.set(this.#bytes)
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer)
  }

  readWord(at: number): bigint {
    this.extend(at, 32)
    const view = this.#view
    const low = (view.getBigUint64(at + 16) << 64n) | view.getBigUint64(at + 24)
    return (((view.getBigUint64(at) << 64n) | view.getBigUint64(at + 8)) << 128n) | low
  }

  writeWord(at: number, word: bigint): void {
    this.extend(at, 32)
    const view = this.#view
    view.setBigUint64(at + 24, word)
    view.setBigUint64(at + 16, word >> 64n)
    view.setBigUint64(at + 8, word >> 128n)
    view.setBigUint64(at, word >> 192n)
  }

  writeByte(at: number, byte: number): void {
    this.extend(at, 1)
    this.#bytes[at] = byte
  }

  /** A copy. */
  read(start: number, length: number): Uint8Array {
    this.extend(start, length)
    return length === 0 ? nothing : this.#bytes.slice(start, start + length)
  }

  /** The bytes themselves: to be used up before anything is written. */
  look(start: number, length: number): Uint8Array {
    this.extend(start, length)
    return length === 0 ? nothing : this.#bytes.subarray(start, start + length)
  }

  /** Writes `length` bytes that begin at `from` in `bytes`; zeros where those end. */
  write(at: number, bytes: Uint8Array, from: number, length: number): void {
    if (length === 0) return
    this.extend(at, length)
    const part = bytes.subarray(Math.min(from, bytes.length), from + length)
    this.#bytes.set(part, at)
    this.#bytes.fill(0, at + part.length, at + length)
  }

  copy(to: number, from: number, length: number): void {
    if (length === 0) return
    this.extend(Math.max(to, from), length)
    this.#bytes.copyWithin(to, from, from + length)
  }
}

const nothing = new Uint8Array(0)
