import { createHash } from 'node:crypto'

/** Numbers that depend on the seed alone (xorshift128). */
export class Random {
  constructor(seed: string | number) {
    const bytes = createHash('sha256').update(String(seed)).digest()
    this.state = [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at) | 1) as Random['state']
  }
  private readonly state: [number, number, number, number]

  /** 32 bits. */
  private next(): number {
    const s = this.state
    let t = s[3]
    t ^= t << 11
    t ^= t >>> 8
    s[3] = s[2]
    s[2] = s[1]
    s[1] = s[0]
    t ^= s[0] ^ (s[0] >>> 19)
    s[0] = t >>> 0
    return s[0]
  }

  /** From 0 up to, without, `end`. */
  below(end: number): number {
    return this.next() % end
  }

  /** Both ends included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  chance(probability: number): boolean {
    return this.next() < probability * 2 ** 32
  }

  pick<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }

  /** One of the keys, each with the probability of its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][]
    let left = this.below(entries.reduce((sum, [, weight]) => sum + weight, 0))
    for (const [key, weight] of entries) {
      if (left < weight) return key
      left -= weight
    }
    throw new Error('no weight')
  }

  shuffled<T>(list: readonly T[]): T[] {
    const left = [...list]
    return list.map(() => left.splice(this.below(left.length), 1)[0]!)
  }

  hex(bytes: number): string {
    return Array.from({ length: bytes }, () => this.below(256).toString(16).padStart(2, '0')).join(
      '',
    )
  }

  uuid(): string {
    return this.hex(16).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
  }
}
