import { address, txHash } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** What a declaration is made of, as far as it matters here. */
interface Definition {
  readonly type: string
  readonly innerType?: z.ZodMiniType
  readonly element?: z.ZodMiniType
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  /** Of a choice. */
  readonly entries?: Readonly<Record<string, string>>
  /** Of what has names of its own. */
  readonly valueType?: z.ZodMiniType
}
const definitionOf = (schema: z.ZodMiniType): Definition => schema._zod.def as unknown as Definition

/** Without what only marks it as optional. */
function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType } = definitionOf(schema)
  return innerType === undefined ? schema : bare(innerType)
}

/** What is declared at this path; undefined where a declaration leaves it open. */
export function partAt(
  schema: z.ZodMiniType,
  [step, ...rest]: readonly (string | number)[],
): z.ZodMiniType | undefined {
  if (step === undefined) return bare(schema)
  const { element, shape, valueType } = definitionOf(bare(schema))
  const next = typeof step === 'number' ? element : (shape?.[step] ?? valueType)
  return next === undefined ? undefined : partAt(next, rest)
}

/** What only the chain can name; no user and no token chooses the words of it. */
export const nameless: ReadonlySet<unknown> = new Set([address, txHash])

export const anyText = '<i>any {text}'

const simple: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'enum'])

/** Whether something of this declaration may be any text; what is not understood here may. */
export function mayHoldText(schema: z.ZodMiniType): boolean {
  const part = bare(schema)
  const { type, element, shape } = definitionOf(part)
  if (nameless.has(part)) return false
  if (shape !== undefined) return Object.values(shape).some(mayHoldText)
  if (element !== undefined) return mayHoldText(element)
  return !simple.has(type) || z.safeParse(part, anyText).success
}

const anyone = 'TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7'
const texts = ['any', '1', anyone, 'ab'.repeat(32), '/a.png']

/** Something that the declaration takes; null where nothing tried here is. */
export function exampleOf(schema: z.ZodMiniType | undefined): Json {
  if (schema === undefined) return null
  if (bare(schema) === address) return anyone
  const { shape, entries = {} } = definitionOf(bare(schema))
  if (shape !== undefined) {
    return Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, exampleOf(one)]))
  }
  const candidates: readonly Json[] = [...Object.values(entries), ...texts, 1, false, []]
  return candidates.find((one) => z.safeParse(schema, one).success) ?? null
}
