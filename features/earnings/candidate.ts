/**
 * Blocks between two possible last blocks of an epoch: five minutes. Keeper, server and any verifier compute the same
 * block by counting, and only one block at a time is requested from the server. On the local network time does not pass
 * by itself.
 */
export const apartOn = (network: string): number => (network === 'local' ? 1 : 100)

/** The newest block that an epoch is posted up to, of those that are final. */
export const candidateOf = (solid: number, apart: number): number => solid - (solid % apart)

/** That one, or the one before it: the caller may have read the chain a moment ago. */
export function isCandidate(block: number, solid: number, apart: number): boolean {
  const newest = candidateOf(solid, apart)
  return block === newest || block === newest - apart
}
