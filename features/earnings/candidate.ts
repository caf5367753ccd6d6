/**
 * Blocks between two that an epoch is posted up to: five minutes. Keeper, server and whoever reckons the next one agree
 * on it by counting alone, and the server is asked for one block at a time. The local network passes no time by itself.
 */
export const apartOn = (network: string): number => (network === 'local' ? 1 : 100)

/** The newest block that an epoch is posted up to, of those that are final. */
export const candidateOf = (solid: number, apart: number): number => solid - (solid % apart)

/** That one, or the one before it: whoever asks may have seen the chain a moment ago. */
export function isCandidate(block: number, solid: number, apart: number): boolean {
  const newest = candidateOf(solid, apart)
  return block === newest || block === newest - apart
}
