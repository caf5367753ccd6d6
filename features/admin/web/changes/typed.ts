import type { Subject } from '#platform/std/action.ts'

import type { Change, ChangeField } from './change.ts'

/** What is typed first: of a choice its first. */
export const initiallyTyped = ({ fields }: Change): Subject =>
  Object.fromEntries(fields.map(({ name, choices }) => [name, choices?.[0]?.value ?? '']))

/** What is typed, as a request has it; null for what is wrong. A field may be read by those before it. */
export function readTyped(
  fields: readonly ChangeField[],
  typed: Subject,
): Readonly<Record<string, string | null>> {
  const all: Record<string, string> = {}
  return Object.fromEntries(
    fields.map(({ name, parse }) => {
      const value = parse(typed[name] ?? '', all)
      if (value !== null) all[name] = value
      return [name, value]
    }),
  )
}

/** The request of a change; null where something is wrong. */
export function subjectOf({ fields, fixed }: Change, typed: Subject): Subject | null {
  const read = readTyped(fields, typed)
  const sent: Record<string, string> = { ...fixed }
  for (const { name, local } of fields) {
    const value = read[name]
    if (value === null || value === undefined) return null
    if (local !== true) sent[name] = value
  }
  return sent
}
