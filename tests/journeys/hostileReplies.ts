import { features } from '#apps/server/features.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import { address } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { anyText, exampleOf, type Json, nameless, partAt } from './hostileShapes.ts'

/** Texts are not looked up by name but found: where a reply may hold any text, it will. */
const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  features.flatMap((feature) => feature.endpoints).map(({ endpoint }) => [endpoint.path, endpoint]),
)

type Path = readonly (string | number)[]

/** So long a list grows at most: longer than what a screen shows of it at once. */
const longest = 60
/** Of a list that is no longer, each may be picked by its number and shown alone. */
const short = 5

/** Of a call's path, its data and the texts: what is answered in their place. */
export type Replying = (path: string, data: unknown, texts: readonly string[]) => unknown

/**
 * The reply's data with a hostile text wherever its declaration allows any text, also where none is
 * now; `asAnswered` leaves that as it is. A place that stands alone takes all of the texts, joined. A
 * list grows, and its places take one each, but for all in its first item, or in each of a short
 * list; so in the last round, which is what a screen keeps of items with the same key.
 */
export function hostileReply(
  path: string,
  data: unknown,
  texts: readonly string[],
  { asAnswered = false } = {},
): unknown {
  const endpoint = endpoints.get(path)
  if (endpoint === undefined) return data
  const accepts = (candidate: unknown): boolean => z.safeParse(endpoint.output, candidate).success
  let whole = data as Json
  const known = new Map<string, boolean>()
  const isFree = (at: Path): boolean => {
    const shape = at.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
    const answer = known.get(shape) ?? accepts(replaced(whole, at, anyText))
    known.set(shape, answer)
    return answer
  }
  const all = texts.join(' ')
  let places = 0
  let input = 0
  const text = (listed: boolean): string => {
    places++
    return listed ? (texts[input++ % texts.length] ?? '') : all
  }
  /**
   * How often a list was repeated: whom and what the chain names is another every second time, and
   * in between an address is a text as well.
   */
  let round = 0
  let names = 0
  const named = (honest: string, declared: unknown): string => {
    const hex = (++names).toString(16)
    if (round === 0) return honest
    if (declared !== address) return hex.padStart(64, '0')
    return round % 2 === 0 ? text(true) : addressFromHex(hex.padStart(40, '0'))
  }
  const walk = (value: Json, at: Path, listed: boolean): Json => {
    if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) return list(value, at, listed)
      return Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, walk(inner, [...at, name], listed)]),
      )
    }
    if (value === null && asAnswered) return null
    if (value !== null && typeof value !== 'string') return value
    const declared = partAt(endpoint.output, at)
    if (nameless.has(declared)) return value === null ? null : named(value, declared)
    if (isFree(at)) return text(listed)
    return value ?? unsaid(at, exampleOf(declared), listed)
  }
  /** What is missing here, though it could be present: as what holds a text. */
  const unsaid = (at: Path, made: Json, listed: boolean): Json => {
    if (typeof made !== 'object' || made === null || Array.isArray(made)) return null
    const before = places
    const honest = whole
    whole = replaced(whole, at, made)
    const filled = accepts(whole) ? walk(made, at, listed) : null
    whole = honest
    return places > before ? filled : null
  }
  const list = (items: Json[], at: Path, listed: boolean): Json[] => {
    const outer = round
    const before = places + names
    const rest = items.length > short ? 1 : items.length
    const filled = items.map((item, i) => walk(item, [...at, i], listed || i >= rest))
    const used = places + names - before
    if (used === 0) return filled
    const rounds = Math.min(Math.ceil(texts.length / used), Math.ceil(longest / items.length))
    for (round = outer + 1; round < outer + rounds; round++) {
      const last = round === outer + rounds - 1
      filled.push(...items.map((item, i) => walk(item, [...at, i], listed || !last || i > 0)))
    }
    round = outer
    return filled
  }
  const changed = walk(whole, [], false)
  return accepts(changed) ? changed : data
}

function replaced(value: Json, [step, ...rest]: Path, by: Json): Json {
  if (step === undefined) return by
  if (Array.isArray(value)) {
    return value.map((item, i) => (i === step ? replaced(item, rest, by) : item))
  }
  const record = value as { [name: string]: Json }
  return { ...record, [step]: replaced(record[step] ?? null, rest, by) }
}
