/** Which block each transaction is in: 32 bytes and a number each, in arrays that grow. */

export interface IdsImage {
  readonly ids: Uint8Array
  readonly numbers: Uint32Array
}

const size = 32

/** Open addressing; what came last goes first, so that a slot can simply be emptied. */
export class TransactionIds {
  #count = 0
  #ids = Buffer.alloc(256 * size)
  #numbers = new Uint32Array(256)
  /** An entry's place plus one, or zero; at most half are taken. */
  #slots = new Uint32Array(512)
  readonly #asked = Buffer.alloc(size)

  /** The block's number, for an id of 64 hex digits; undefined for anything else. */
  get(id: string): number | undefined {
    if (id.length !== 2 * size || this.#asked.write(id, 'hex') !== size) return undefined
    const place = this.#slots[this.#slotOf(this.#asked, 0)] ?? 0
    return place === 0 ? undefined : this.#numbers[place - 1]
  }

  /** An id that is not there yet, in a block not before the last one's. */
  add(id: string, number: number): void {
    if (this.#count === this.#numbers.length) this.#grow()
    this.#ids.write(id, this.#count * size, 'hex')
    this.#numbers[this.#count] = number
    this.#link(this.#count++)
  }

  /** Forgets all of the blocks after this one. */
  cut(number: number): void {
    while (this.#count > 0 && (this.#numbers[this.#count - 1] ?? 0) > number) {
      this.#count -= 1
      this.#slots[this.#slotOf(this.#ids, this.#count * size)] = 0
    }
  }

  image(): IdsImage {
    return {
      ids: this.#ids.subarray(0, this.#count * size),
      numbers: this.#numbers.subarray(0, this.#count),
    }
  }

  load({ ids, numbers }: IdsImage): void {
    this.#count = numbers.length
    let room = 256
    while (room < this.#count) room *= 2
    this.#ids = Buffer.alloc(room * size)
    this.#ids.set(ids)
    this.#numbers = new Uint32Array(room)
    this.#numbers.set(numbers)
    this.#linkAll()
  }

  #grow(): void {
    const ids = Buffer.alloc(this.#ids.length * 2)
    ids.set(this.#ids)
    const numbers = new Uint32Array(this.#numbers.length * 2)
    numbers.set(this.#numbers)
    this.#ids = ids
    this.#numbers = numbers
    this.#linkAll()
  }

  #linkAll(): void {
    this.#slots = new Uint32Array(this.#numbers.length * 2)
    for (let i = 0; i < this.#count; i++) this.#link(i)
  }

  #link(place: number): void {
    this.#slots[this.#slotOf(this.#ids, place * size)] = place + 1
  }

  /** Where this id is, or where it would go. An id is a hash: any of its bytes will do. */
  #slotOf(source: Buffer, at: number): number {
    const mask = this.#slots.length - 1
    for (let slot = source.readUInt32LE(at) & mask; ; slot = (slot + 1) & mask) {
      const place = this.#slots[slot] ?? 0
      if (place === 0) return slot
      const start = (place - 1) * size
      if (source.compare(this.#ids, start, start + size, at, at + size) === 0) return slot
    }
  }
}
