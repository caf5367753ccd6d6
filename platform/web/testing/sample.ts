import type { Endpoint, Reply } from '#platform/std/endpoint.ts'
import type * as z from 'zod/mini'

import { someone } from '../flow/testing/signs.ts'

type Schema = z.ZodMiniType & {
  readonly _zod: { readonly def: Readonly<Record<string, unknown>> & { readonly type: string } }
}

/** The first that a field takes; base units are long, so that one that is shown raw is noticed. */
const texts = ['Glass', '484000000', someone, `0x${'5e'.repeat(32)}`, '5e'.repeat(32), 'abc']
/** Fields of replies that hold an address, which their schema takes as any text. */
const accounts: ReadonlySet<string> = new Set(['buyer', 'seller', 'holder', 'owner', 'maker'])
const numbers = [3, 1, 0, 6, 1_796_000_000]

/** A right value of a reply's schema: numbers are 3, names are Glass, amounts 484000000 base units. */
export function sampleOf(schema: unknown, name = ''): unknown {
  const own = schema as Schema
  const { def } = own._zod
  const first = (values: readonly unknown[]): unknown =>
    values.find((value) => own.safeParse(value).success)
  const type: string = def.type
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def['shape'] as Record<string, unknown>).map(([key, field]) => [
          key,
          sampleOf(field, key),
        ]),
      )
    case 'array':
      return [sampleOf(def['element'])]
    case 'record':
      return { three: sampleOf(def['valueType']) }
    case 'enum':
      return Object.values(def['entries'] as Record<string, string>)[0]
    case 'literal':
      return (def['values'] as unknown[])[0]
    case 'union':
      return sampleOf((def['options'] as unknown[])[0])
    case 'nullable':
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
      return sampleOf(def['innerType'], name)
    case 'pipe':
      return sampleOf(def['in'], name)
    case 'boolean':
      return true
    case 'number':
    case 'int':
      return first(numbers)
    case 'string':
      return first(accounts.has(name) ? [someone, ...texts] : texts)
    default:
      return null
  }
}

/** A reply that an endpoint's declaration allows, one of each list; `changes` take the place of its fields. */
export const sampleReply = <E extends Endpoint>(
  endpoint: E,
  changes: Partial<Reply<E>> = {},
): Reply<E> =>
  // What the schema describes is what the endpoint replies.
  ({ ...(sampleOf(endpoint.output) as Reply<E> & object), ...changes }) as Reply<E>
