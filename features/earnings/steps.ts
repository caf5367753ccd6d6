/** Work that comes in short steps: at each `yield` others may go on. */
export type Steps<T> = Generator<undefined, T, undefined>

/** Hashes, or similar work, in one step: some milliseconds. */
const stepOf = 100

/** True once in so many calls: then the work yields. */
export const isStepDone = (count: number): boolean => count % stepOf === stepOf - 1

/** All of it without a pause. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** Other requests of the process run between two steps. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** By keys of which no two are the same: apart by their first `digits`, then part by part, so that no sort is long. */
export function* sortedBy<T>(
  items: readonly T[],
  digits: number,
  keyOf: (item: T) => string,
): Steps<readonly T[]> {
  const parts = new Map<string, T[]>()
  for (const [i, item] of items.entries()) {
    const first = keyOf(item).slice(0, digits)
    const part = parts.get(first)
    if (part === undefined) parts.set(first, [item])
    else part.push(item)
    if (isStepDone(i)) yield
  }
  const found: T[] = []
  let pause = stepOf
  for (const first of [...parts.keys()].toSorted()) {
    for (const item of parts.get(first)!.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
      found.push(item)
    }
    if (found.length < pause) continue
    pause = found.length + stepOf
    yield
  }
  return found
}
