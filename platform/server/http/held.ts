/**
 * Makes one request for all callers at the same time. A good answer is reused for a number of
 * milliseconds; after another answer the next caller makes a new request.
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
