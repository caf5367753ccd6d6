/** How much to authorise for an amount. usual: a round sum for later too · exact: only this amount */
export type AllowanceChoice = 'usual' | 'exact'

/** Base units of USDT: what is authorised at a time unless more is needed, as users expect it. */
export const usualAllowance = 1_000_000_000n

/**
 * Never without limit: the usual sum where it suffices, else exactly what is needed.
 * @param usual base units; 0 for a coin that has no usual sum
 */
export const allowanceFor = (needed: bigint, choice: AllowanceChoice, usual: bigint): bigint =>
  choice === 'usual' && needed <= usual ? usual : needed

/**
 * The amounts to authorise, in order. A coin may take a new amount only from 0: what stands and
 * does not suffice is taken back first. Without a choice, exactly what is needed.
 */
export function allowanceSteps(
  standing: bigint,
  needed: bigint,
  choice: AllowanceChoice = 'exact',
  usual = 0n,
): readonly bigint[] {
  if (needed <= standing) return []
  const next = allowanceFor(needed, choice, usual)
  return standing === 0n ? [next] : [0n, next]
}
