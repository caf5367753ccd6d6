/** Trouble on request: answers that come late, wrong or not at all. */
import { falsified } from './falsify.ts'
import type { Fault, FaultKind, Json } from './types.ts'

interface Armed {
  readonly fault: Fault
  readonly hits: (path: string) => boolean
  left: number
}

export const faultKinds = [
  'delay',
  'status',
  'wrongJson',
  'disconnect',
  'swallow',
  'lag',
  'wrongAnswer',
] as const satisfies readonly FaultKind[]

export class Faults {
  #armed: Armed[] = []

  add(fault: Fault): void {
    const left = fault.times === 'always' ? Infinity : (fault.times ?? 1)
    if (left === 0) return
    const pattern = /^\/(.+)\/$/.exec(fault.match)?.[1]
    const expression = pattern === undefined ? null : new RegExp(pattern)
    this.#armed.push({
      fault,
      hits: (path) => (expression === null ? path.includes(fault.match) : expression.test(path)),
      left,
    })
  }

  clear(): void {
    this.#armed = []
  }

  /** Those that still strike, with how often they still do. */
  list(): Fault[] {
    return this.#armed.map(({ fault, left }) => ({
      ...fault,
      times: left === Infinity ? ('always' as const) : left,
    }))
  }

  /** The faults that strike this request, each counted down. `swallow` strikes broadcasts alone. */
  strike(path: string): readonly Fault[] {
    if (this.#armed.length === 0) return none
    const struck = this.#armed.filter(
      ({ fault, hits }) =>
        hits(path) && (fault.kind !== 'swallow' || path.startsWith('/wallet/broadcast')),
    )
    for (const each of struck) each.left -= 1
    this.#armed = this.#armed.filter(({ left }) => left > 0)
    return struck.map(({ fault }) => fault)
  }
}

const none: readonly Fault[] = []

/** How many blocks more the solid head is behind for a request that these strike. */
export const lagOf = (struck: readonly Fault[]): number =>
  struck.reduce((most, { kind, blocks = 1 }) => (kind === 'lag' ? Math.max(most, blocks) : most), 0)

/** The answer as these faults want it. */
export const wronged = (struck: readonly Fault[], answer: Json): Json =>
  struck.reduce(
    (json, { kind, field, value }) =>
      kind === 'wrongAnswer' ? falsified(json, field ?? '', value) : json,
    answer,
  )
