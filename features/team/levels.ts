/** Requirements of a level: pledge of the whole team, and direct members with a pledge of their own. */
export interface LevelRule {
  readonly level: number
  /** Base units of USDT, at the prices when each was staked. */
  readonly pledge: bigint
  readonly directs: number
}

const usdt = (whole: bigint): bigint => whole * 1_000_000n

/** Lowest first. An account that meets none of them is V0. */
export const levelRules: readonly LevelRule[] = [
  { level: 1, pledge: usdt(1_000n), directs: 3 },
  { level: 2, pledge: usdt(5_000n), directs: 5 },
  { level: 3, pledge: usdt(20_000n), directs: 8 },
  { level: 4, pledge: usdt(100_000n), directs: 10 },
  { level: 5, pledge: usdt(500_000n), directs: 15 },
]

/** It rises and falls with its inputs. */
export function levelFor(teamPledge: bigint, activeDirects: number): number {
  const met = levelRules.findLast(
    ({ pledge, directs }) => teamPledge >= pledge && activeDirects >= directs,
  )
  return met?.level ?? 0
}
