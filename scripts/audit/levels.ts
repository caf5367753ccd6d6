/** Levels from pledges and inviters, by a walk up from each pledge: nothing of how the index counts is used. */

export interface Pledge {
  readonly owner: string
  /** Base units of USDT. */
  readonly worth: bigint
}

export interface Standing {
  readonly pledge: bigint
  readonly teamPledge: bigint
  readonly activeDirects: number
  readonly level: number
}

/** Least team pledge in USDT, and direct members with a pledge: V1 to V5 of the specification's design. */
const steps = [
  [1_000n, 3],
  [5_000n, 5],
  [20_000n, 8],
  [100_000n, 10],
  [500_000n, 15],
] as const

export function standingsOf(
  parents: ReadonlyMap<string, string | null>,
  pledges: readonly Pledge[],
): (member: string) => Standing {
  const [own, below] = [new Map<string, bigint>(), new Map<string, bigint>()]
  const directs = new Map<string, Set<string>>()
  for (const { owner, worth } of pledges) {
    if (worth === 0n) continue
    own.set(owner, (own.get(owner) ?? 0n) + worth)
    const inviter = parents.get(owner) ?? null
    if (inviter !== null) directs.set(inviter, (directs.get(inviter) ?? new Set()).add(owner))
    for (let above = inviter; above !== null; above = parents.get(above) ?? null) {
      below.set(above, (below.get(above) ?? 0n) + worth)
    }
  }
  return (member) => {
    const teamPledge = below.get(member) ?? 0n
    const activeDirects = directs.get(member)?.size ?? 0
    const level = steps.findLastIndex(
      ([pledge, many]) => teamPledge >= pledge * 1_000_000n && activeDirects >= many,
    )
    return { pledge: own.get(member) ?? 0n, teamPledge, activeDirects, level: level + 1 }
  }
}
