/**
 * Asks once for all who want to know at the same time. An answer that is good is given out for so many
 * milliseconds more; after another one the next who wants to know asks again.
 */
export function held<T>(
  ask: () => Promise<T>,
  isGood: (answer: T) => boolean,
  ms: number,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let last: { readonly answer: Promise<T>; until: number } | null = null
  return () => {
    if (last !== null && now() < last.until) return last.answer
    const asked = { answer: ask(), until: Number.POSITIVE_INFINITY }
    last = asked
    asked.answer.then(
      (answer) => (asked.until = isGood(answer) ? now() + ms : 0),
      () => (asked.until = 0),
    )
    return asked.answer
  }
}
