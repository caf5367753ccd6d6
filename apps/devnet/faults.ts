/** Trouble on request: answers that come late, wrong or not at all. */

export interface Fault {
  /** Part of the path, or a pattern between slashes: `broadcast`, `/^.wallet.get/`. */
  readonly match: string
  readonly kind: 'delay' | 'status' | 'wrongJson' | 'disconnect' | 'swallow'
  /** How many requests it strikes; without it, one. */
  readonly times?: number
  /** delay: milliseconds */
  readonly ms?: number
  /** status: what to answer instead, 503 without it. */
  readonly status?: number
}

interface Armed {
  readonly fault: Fault
  readonly hits: (path: string) => boolean
  left: number
}

export const faultKinds = ['delay', 'status', 'wrongJson', 'disconnect', 'swallow'] as const

export class Faults {
  #armed: Armed[] = []

  add(fault: Fault): void {
    const pattern = /^\/(.+)\/$/.exec(fault.match)?.[1]
    const expression = pattern === undefined ? null : new RegExp(pattern)
    this.#armed.push({
      fault,
      hits: (path) => (expression === null ? path.includes(fault.match) : expression.test(path)),
      left: fault.times ?? 1,
    })
  }

  clear(): void {
    this.#armed = []
  }

  list(): Fault[] {
    return this.#armed.map(({ fault, left }) => ({ ...fault, times: left }))
  }

  /** The faults that strike this request, each counted down. `swallow` strikes broadcasts alone. */
  strike(path: string): Fault[] {
    const struck = this.#armed.filter(
      ({ fault, hits }) =>
        hits(path) && (fault.kind !== 'swallow' || path.startsWith('/wallet/broadcast')),
    )
    for (const each of struck) each.left -= 1
    this.#armed = this.#armed.filter(({ left }) => left > 0)
    return struck.map(({ fault }) => fault)
  }
}
