import type { Address } from '#platform/std/address.ts'

import { levelFor } from '../levels.ts'
import type { MemberRow } from './rows.ts'

/** What came: who joined, and by how much whose own pledge changed. */
export interface Brought {
  readonly joined: ReadonlySet<Address>
  readonly pledged: ReadonlyMap<Address, bigint>
}

/** How many came to a level, with their pledges; below 0 went. */
export interface LevelChange {
  readonly members: number
  readonly pledge: bigint
}

export interface Climbed {
  readonly row: MemberRow
  /** Of the members below, by level, from 1. */
  readonly levels: ReadonlyMap<number, LevelChange>
}

/** What comes up to a member from those below. */
interface Sums {
  /** Of the last that joined. */
  block: number
  size: number
  direct: number
  second: number
  activeDirects: number
  directPledge: bigint
  secondPledge: bigint
  teamPledge: bigint
  /** null until one changes: of nearly everybody none does. */
  levels: Map<number, LevelChange> | null
}

const none: ReadonlyMap<number, LevelChange> = new Map()

/**
 * Carries what came up to the root, the deepest first: whoever stands above any of it changes once, however many came.
 * `line` has the rows of all that it touches and of everybody above them: as before, but with who joined. A row's block
 * is that of the last bind in it.
 */
export function climb(line: ReadonlyMap<Address, MemberRow>, brought: Brought): Climbed[] {
  const sums = new Map<Address, Sums>()
  const sumsOf = (address: Address): Sums => {
    const known = sums.get(address) ?? noSums()
    sums.set(address, known)
    return known
  }
  return deepestFirst(line.values()).map((before) => {
    const own = brought.pledged.get(before.address) ?? 0n
    const below = sumsOf(before.address)
    const row = added(before, below, own)
    if (row.parent !== null) {
      const joined = brought.joined.has(row.address)
      pass(sumsOf(row.parent), { before, row, below, own, joined })
    }
    return { row, levels: below.levels ?? none }
  })
}

/** There are few depths, and many rows of each. */
function deepestFirst(rows: Iterable<MemberRow>): MemberRow[] {
  const byDepth = new Map<number, MemberRow[]>()
  for (const row of rows) {
    const same = byDepth.get(row.depth)
    if (same === undefined) byDepth.set(row.depth, [row])
    else same.push(row)
  }
  return [...byDepth].toSorted(([a], [b]) => b - a).flatMap(([, same]) => same)
}

function added(before: MemberRow, below: Sums, own: bigint): MemberRow {
  const teamPledge = sum(before.teamPledge, below.teamPledge)
  const activeDirects = before.activeDirects + below.activeDirects
  return {
    ...before,
    activeDirects,
    secondCount: before.secondCount + below.second,
    teamSize: before.teamSize + below.size,
    pledge: sum(before.pledge, own),
    directPledge: sum(before.directPledge, below.directPledge),
    secondPledge: sum(before.secondPledge, below.secondPledge),
    teamPledge,
    level: levelFor(teamPledge, activeDirects),
    block: Math.max(before.block, below.block),
  }
}

interface Passed {
  readonly before: MemberRow
  readonly row: MemberRow
  readonly below: Sums
  readonly own: bigint
  readonly joined: boolean
}

/** Most of what comes is a bind, without a pledge: a sum with 0n would be a new number all the same. */
const sum = (a: bigint, b: bigint): bigint => (b === 0n ? a : a + b)

/** To the inviter, of a member and all below it. */
function pass(above: Sums, { before, row, below, own, joined }: Passed): void {
  above.block = Math.max(above.block, below.block, joined ? row.boundBlock : 0)
  above.size += below.size + Number(joined)
  above.direct += Number(joined)
  above.second += below.direct
  above.activeDirects += Number(row.pledge > 0n) - Number(before.pledge > 0n)
  above.directPledge = sum(above.directPledge, own)
  above.secondPledge = sum(above.secondPledge, below.directPledge)
  above.teamPledge = sum(above.teamPledge, sum(below.teamPledge, own))
  if (below.levels !== null) {
    for (const [level, change] of below.levels) addLevel(above, level, change)
  }
  if (before.level === row.level && before.pledge === row.pledge) return
  addLevel(above, before.level, { members: -1, pledge: -before.pledge })
  addLevel(above, row.level, { members: 1, pledge: row.pledge })
}

function addLevel(to: Sums, level: number, by: LevelChange): void {
  if (level === 0) return
  to.levels ??= new Map()
  const { members, pledge } = to.levels.get(level) ?? { members: 0, pledge: 0n }
  to.levels.set(level, { members: members + by.members, pledge: pledge + by.pledge })
}

const noSums = (): Sums => ({
  block: 0,
  size: 0,
  direct: 0,
  second: 0,
  activeDirects: 0,
  directPledge: 0n,
  secondPledge: 0n,
  teamPledge: 0n,
  levels: null,
})
