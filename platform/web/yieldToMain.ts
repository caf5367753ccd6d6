const waiting: (() => void)[] = []

/**
 * Runs that in a task of its own, after earlier requests: between two of them the page can answer a
 * tap. Returns a function that withdraws it.
 */
export function yieldToMain(work: () => void): () => void {
  if (waiting.push(work) === 1) setTimeout(next)
  return () => {
    const place = waiting.indexOf(work)
    if (place >= 0) waiting.splice(place, 1)
  }
}

function next(): void {
  const work = waiting.shift()
  if (waiting.length > 0) setTimeout(next)
  work?.()
}
