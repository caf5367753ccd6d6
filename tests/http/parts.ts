/** Where two replies to the same request differ, and each value there. */
export interface Part {
  readonly at: readonly string[]
  readonly one: unknown
  readonly other: unknown
}

/** The smallest parts in which they differ; what one of them has not is null in it. */
export function partsApart(one: unknown, other: unknown, at: readonly string[] = []): Part[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  const [these, those] = [inside(one), inside(other)]
  if (these === null || those === null) return [{ at, one, other }]
  const names = new Set([...Object.keys(these), ...Object.keys(those)])
  return [...names].flatMap((name) =>
    partsApart(these[name] ?? null, those[name] ?? null, [...at, name]),
  )
}

export const partAt = (value: unknown, at: readonly string[]): unknown =>
  at.reduce<unknown>((whole, name) => inside(whole)?.[name] ?? null, value)

/** By name; of a list by place, but a list of sources by what each is of. */
function inside(value: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return value as Record<string, unknown>
  return Object.fromEntries(value.map((one, place) => [one?.what ?? String(place), one]))
}

/** What reveals of no account that it has anything; so does its source. */
export const isNothing = (value: unknown): boolean =>
  [null, 0, '0', false, ''].includes((inside(value)?.['value'] ?? value) as null)
