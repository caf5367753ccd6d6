import { features } from '#apps/server/features.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'

import { exampleOf, type Json, partAt } from './hostileShapes.ts'

/** Texts are not looked up by name but found: where a reply may hold any text, it will. */
const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  features.flatMap((feature) => feature.endpoints).map(({ endpoint }) => [endpoint.path, endpoint]),
)

type Path = readonly (string | number)[]

const longest = 150

/**
 * The reply's data with a hostile text wherever its declaration allows any text, also where none is now, and every list
 * with such texts in it as long as it takes to show them all, one a place. A single place takes
 * all of them, joined.
 */
export function hostileReply(path: string, data: unknown, texts: readonly string[]): unknown {
  const endpoint = endpoints.get(path)
  if (endpoint === undefined) return data
  const accepts = (candidate: unknown): boolean => z.safeParse(endpoint.output, candidate).success
  let whole = data as Json
  const known = new Map<string, boolean>()
  const isFree = (at: Path): boolean => {
    const shape = at.map((step) => (typeof step === 'number' ? '*' : step)).join('.')
    const answer = known.get(shape) ?? accepts(replaced(whole, at, '<i>any {text}'))
    known.set(shape, answer)
    return answer
  }
  let next = 0
  const one = (): string => texts[next++ % texts.length] ?? ''
  const walk = (value: Json, at: Path, listed: boolean): Json => {
    if (value === null) return unsaid(at, listed)
    if (typeof value === 'string') return isFree(at) ? (listed ? one() : texts.join(' ')) : value
    if (Array.isArray(value)) return list(value, at)
    if (typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, walk(inner, [...at, name], listed)]),
    )
  }
  /** What nobody said here, though it could be said: as a text, or as what holds a text. */
  const unsaid = (at: Path, listed: boolean): Json => {
    if (isFree(at)) return walk('', at, listed)
    const made = exampleOf(partAt(endpoint.output, at))
    if (typeof made !== 'object' || made === null || Array.isArray(made)) return null
    const before = next
    const honest = whole
    whole = replaced(whole, at, made)
    const filled = accepts(whole) && hasFree(made, at) ? walk(made, at, listed) : null
    whole = honest
    if (filled === null) next = before
    return filled
  }
  const hasFree = (made: { [name: string]: Json }, at: Path): boolean =>
    Object.entries(made).some(([name, one]) => typeof one === 'string' && isFree([...at, name]))
  const list = (items: Json[], at: Path): Json[] => {
    const before = next
    const filled = items.map((item, i) => walk(item, [...at, i], true))
    if (next === before || items.length === 0) return filled
    const used = next - before
    const rounds = Math.min(Math.ceil(texts.length / used), Math.ceil(longest / items.length))
    for (let round = 1; round < rounds; round++) {
      filled.push(...items.map((item, i) => walk(item, [...at, i], true)))
    }
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
