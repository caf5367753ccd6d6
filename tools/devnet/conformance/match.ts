/** How what was seen is held against what is expected. */

/** A placeholder for a key that must not be there. */
export const absent: unique symbol = Symbol('absent')

/** No other keys than these. */
class Exactly {
  readonly value: Readonly<Record<string, unknown>>
  constructor(value: Readonly<Record<string, unknown>>) {
    this.value = value
  }
}
export const exactly = (value: Readonly<Record<string, unknown>>): Exactly => new Exactly(value)

/** A predicate; its name is what a mismatch shows. */
export type Check = (value: unknown) => boolean

/**
 * Null when `seen` is as expected, else where it is not. Objects may have more keys than expected
 * unless they stand in `exactly`; arrays are compared whole; a RegExp tests the text.
 */
export function mismatch(expected: unknown, seen: unknown, path = ''): string | null {
  if (expected === absent) return seen === undefined ? null : report(path, absent, seen)
  if (expected instanceof RegExp) {
    return typeof seen === 'string' && expected.test(seen) ? null : report(path, expected, seen)
  }
  if (typeof expected === 'function') {
    const check = expected as Check
    return check(seen) ? null : report(path, check, seen)
  }
  if (expected instanceof Exactly) return strictly(expected, seen, path)
  if (Array.isArray(expected)) return each(expected, seen, path)
  if (isRecord(expected)) {
    if (!isRecord(seen)) return report(path, expected, seen)
    return first(Object.keys(expected), (key) =>
      mismatch(expected[key], seen[key], `${path}.${key}`),
    )
  }
  return Object.is(expected, seen) ? null : report(path, expected, seen)
}

function strictly({ value }: Exactly, seen: unknown, path: string): string | null {
  const found = mismatch(value, seen, path)
  if (found !== null) return found
  const more = Object.keys(seen as object).filter((key) => !(key in value))
  return more.length === 0 ? null : `${path || 'the answer'} has ${more.join(', ')} besides`
}

function each(expected: readonly unknown[], seen: unknown, path: string): string | null {
  if (!Array.isArray(seen) || seen.length !== expected.length) return report(path, expected, seen)
  return first([...expected.keys()], (i) => mismatch(expected[i], seen[i], `${path}[${i}]`))
}

function first<T>(keys: readonly T[], look: (key: T) => string | null): string | null {
  for (const key of keys) {
    const found = look(key)
    if (found !== null) return found
  }
  return null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const report = (path: string, expected: unknown, seen: unknown): string =>
  `${path === '' ? 'expected' : `at ${path} expected`} ${show(expected)}, saw ${show(seen)}`

/** One line, patterns as they are written. */
export function show(value: unknown): string {
  if (value instanceof Exactly) return `exactly ${show(value.value)}`
  if (value === absent) return 'nothing'
  if (typeof value === 'function') return value.name || 'the check to hold'
  if (value instanceof RegExp) return String(value)
  const text = JSON.stringify(value, (_key, part: unknown) => {
    if (part === absent) return 'nothing'
    if (part instanceof RegExp) return String(part)
    if (part instanceof Exactly) return part.value
    if (typeof part === 'bigint') return String(part)
    if (typeof part === 'function') return part.name
    return part
  }) as string | undefined
  const line = text ?? String(value)
  return line.length > 400 ? `${line.slice(0, 400)}…` : line
}
