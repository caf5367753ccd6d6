import { type Parents, Standings } from './levels.ts'
import type { PledgeChange } from './pledges.ts'

/** The level of an account from the end of a block on. */
export interface Rise {
  readonly address: string
  readonly block: number
  readonly level: number
}

/** Level of an address as a block began, 0 to 5. */
export type LevelBefore = (address: string, block: number) => number

export interface Rises {
  readonly all: readonly Rise[]
  readonly levelBefore: LevelBefore
  /** The final state of all accounts. */
  readonly standings: Standings
}

/** Levels of accounts with their start, from the pledges of every block. An account binds before it stakes. */
export function risesOf(parents: Parents, changes: readonly PledgeChange[]): Rises {
  const standings = new Standings(parents)
  const byMember = new Map<string, Rise[]>()
  let touched = new Set<string>()
  const endBlock = (block: number): void => {
    for (const address of touched) {
      const known = byMember.get(address) ?? []
      const { level } = standings.of(address)
      if (level !== (known.at(-1)?.level ?? 0)) {
        byMember.set(address, [...known, { address, block, level }])
      }
    }
    touched = new Set()
  }
  for (const [i, { event, member: owner, kind, worth }] of changes.entries()) {
    const { block } = event
    const above = standings.pledge({ owner, worth: kind === 'added' ? worth : -worth })
    for (const address of above) touched.add(address)
    if (changes[i + 1]?.event.block !== block) endBlock(block)
  }
  return {
    all: [...byMember.values()].flat(),
    levelBefore: (address, block) =>
      byMember.get(address)?.findLast((rise) => rise.block < block)?.level ?? 0,
    standings,
  }
}
