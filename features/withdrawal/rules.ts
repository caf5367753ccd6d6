import type { StageState } from './shapes.ts'

/** Base units; the same on the server and before a signature. */

/** Computed as in the contract: rounded down. */
export const feeOf = (amount: bigint, feeRate: number): bigint =>
  (amount * BigInt(feeRate)) / 10_000n

/** Withdrawals use up the stages in their order. */
export function spread(
  amounts: readonly bigint[],
  withdrawn: bigint,
): readonly { readonly amount: bigint; readonly withdrawn: bigint }[] {
  let left = withdrawn
  return amounts.map((amount) => {
    const taken = left < amount ? left : amount
    left -= taken
    return { amount, withdrawn: taken }
  })
}

export function stageStateAt(
  { amount, withdrawn, time }: { amount: bigint; withdrawn: bigint; time: number },
  now: number,
): StageState {
  if (withdrawn >= amount) return 'withdrawn'
  return time <= now ? 'unlocked' : 'waiting'
}
