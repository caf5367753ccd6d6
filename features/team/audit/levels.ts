/** Levels from pledges and inviters, by a walk up from each pledge, without code of the index. */

export interface Pledge {
  readonly owner: string
  /** Base units of USDT; below 0 where it goes. */
  readonly worth: bigint
}

export interface Standing {
  readonly pledge: bigint
  /** Of the direct members, and of theirs. */
  readonly directPledge: bigint
  readonly secondPledge: bigint
  readonly teamPledge: bigint
  readonly activeDirects: number
  readonly level: number
}

/** By member, who invited it: null of the root. */
export type Parents = ReadonlyMap<string, string | null>

/** Least team pledge in USDT, and direct members with a pledge: V1 to V5 of the specification's design. */
const steps = [
  [1_000n, 3],
  [5_000n, 5],
  [20_000n, 8],
  [100_000n, 10],
  [500_000n, 15],
] as const

/** The present state, while pledges come and go. */
export class Standings {
  constructor(parents: Parents) {
    this.parents = parents
  }
  private readonly parents: Parents
  private readonly own = new Map<string, bigint>()
  private readonly lines = [new Map<string, bigint>(), new Map<string, bigint>()] as const
  private readonly below = new Map<string, bigint>()
  private readonly directs = new Map<string, number>()

  /** Returns the account above. */
  pledge({ owner, worth }: Pledge): string[] {
    const before = this.own.get(owner) ?? 0n
    this.own.set(owner, before + worth)
    const above = [...this.above(owner)]
    for (const member of above) grow(this.below, member, worth)
    for (const [i, member] of above.slice(0, 2).entries()) grow(this.lines[i]!, member, worth)
    const inviter = above[0]
    if (inviter !== undefined) {
      const came = Number(before + worth > 0n) - Number(before > 0n)
      this.directs.set(inviter, (this.directs.get(inviter) ?? 0) + came)
    }
    return above
  }

  /** The inviter first, the root last. */
  *above(member: string): Generator<string> {
    for (
      let at = this.parents.get(member) ?? null;
      at !== null;
      at = this.parents.get(at) ?? null
    ) {
      yield at
    }
  }

  of(member: string): Standing {
    const teamPledge = this.below.get(member) ?? 0n
    const activeDirects = this.directs.get(member) ?? 0
    const level = steps.findLastIndex(
      ([pledge, many]) => teamPledge >= pledge * 1_000_000n && activeDirects >= many,
    )
    return {
      pledge: this.own.get(member) ?? 0n,
      directPledge: this.lines[0].get(member) ?? 0n,
      secondPledge: this.lines[1].get(member) ?? 0n,
      teamPledge,
      activeDirects,
      level: level + 1,
    }
  }
}

const grow = (sums: Map<string, bigint>, member: string, by: bigint): void => {
  sums.set(member, (sums.get(member) ?? 0n) + by)
}

export function standingsOf(
  parents: Parents,
  pledges: readonly Pledge[],
): (member: string) => Standing {
  const standings = new Standings(parents)
  for (const pledge of pledges) standings.pledge(pledge)
  return (member) => standings.of(member)
}
