import type { Measured } from './figure.ts'

/** Minutes that everything may take together. */
const atMost = 25

/** How long a run of everything took; null where it was set to measure less, or for longer. */
export function totalOf(
  ms: number,
  { only, long }: { readonly only?: string | undefined; readonly long: boolean },
): Measured | null {
  if (only !== undefined || long) return null
  return {
    name: 'the whole run',
    unit: 'min',
    // Up: what is shown as the limit is not above it.
    ours: Math.ceil(ms / 6_000) / 10,
    goal: { atMost },
  }
}
