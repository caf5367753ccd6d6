import type { Address } from '#platform/std/address.ts'

import { levelFor } from '../levels.ts'
import { type MemberRow, nothingYet } from './rows.ts'

/** The change of the number of accounts of a level, with their pledges. */
export interface LevelChange {
  readonly members: number
  readonly pledge: bigint
}

/** An account's row while it is counted, and the changes from the accounts below. */
export interface Standing {
  /** As the database has it; null where it has none. */
  readonly before: MemberRow | null
  /** As it becomes. */
  readonly row: { -readonly [Column in keyof MemberRow]: MemberRow[Column] }
  readonly joins: boolean
  readonly below: Sums
}

/** Of all below a member. */
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
  /** Members below, by level, from 1; null until one changes, which is rare. */
  levels: Map<number, LevelChange> | null
}

/** All accounts in a block's events, and all above them. */
export type Line = ReadonlyMap<Address, Standing>

/** `row`: an own copy, because it changes while it is counted. */
export const standing = (
  before: MemberRow | null,
  row: MemberRow,
  joins: boolean = false,
): Standing => ({
  before,
  row,
  joins,
  below: {
    block: 0,
    size: 0,
    direct: 0,
    second: 0,
    activeDirects: 0,
    directPledge: 0n,
    secondPledge: 0n,
    teamPledge: 0n,
    levels: null,
  },
})

/**
 * Carries the changes up to the root, the deepest first: each account above changes once, however many there are. A
 * row's block is that of the last bind in it. `pledged`: by how much which account's own pledge changed.
 */
export function climb(line: Line, pledged: ReadonlyMap<Address, bigint>): void {
  for (const one of deepestFirst(line.values())) {
    const { row } = one
    const own = pledged.get(row.address) ?? 0n
    add(one, own)
    if (row.parent !== null) pass(line.get(row.parent)!.below, one, own)
  }
}

/** There are few depths, and many rows of each. */
function deepestFirst(all: Iterable<Standing>): Standing[] {
  const byDepth = new Map<number, Standing[]>()
  for (const one of all) {
    const same = byDepth.get(one.row.depth)
    if (same === undefined) byDepth.set(one.row.depth, [one])
    else same.push(one)
  }
  return [...byDepth].toSorted(([a], [b]) => b - a).flatMap(([, same]) => same)
}

function add({ row, below }: Standing, own: bigint): void {
  row.activeDirects += below.activeDirects
  row.secondCount += below.second
  row.teamSize += below.size
  row.pledge = sum(row.pledge, own)
  row.directPledge = sum(row.directPledge, below.directPledge)
  row.secondPledge = sum(row.secondPledge, below.secondPledge)
  row.teamPledge = sum(row.teamPledge, below.teamPledge)
  if (below.teamPledge !== 0n || below.activeDirects !== 0) {
    row.level = levelFor(row.teamPledge, row.activeDirects)
  }
  row.block = Math.max(row.block, below.block)
}

/** Most of what comes is a bind, without a pledge: a sum with 0n would be a new number all the same. */
const sum = (a: bigint, b: bigint): bigint => (b === 0n ? a : a + b)

/** To the inviter, of a member and all below it. */
function pass(above: Sums, { before, row, below, joins }: Standing, own: bigint): void {
  above.block = Math.max(above.block, below.block, joins ? row.boundBlock : 0)
  above.size += below.size + Number(joins)
  above.direct += Number(joins)
  above.second += below.direct
  above.directPledge = sum(above.directPledge, own)
  above.secondPledge = sum(above.secondPledge, below.directPledge)
  above.teamPledge = sum(above.teamPledge, sum(below.teamPledge, own))
  if (below.levels !== null) {
    for (const [level, change] of below.levels) addLevel(above, level, change)
  }
  const was = before ?? nothingYet
  if (was.level === row.level && was.pledge === row.pledge) return
  above.activeDirects += Number(row.pledge > 0n) - Number(was.pledge > 0n)
  addLevel(above, was.level, { members: -1, pledge: -was.pledge })
  addLevel(above, row.level, { members: 1, pledge: row.pledge })
}

function addLevel(to: Sums, level: number, by: LevelChange): void {
  if (level === 0) return
  to.levels ??= new Map()
  const { members, pledge } = to.levels.get(level) ?? { members: 0, pledge: 0n }
  to.levels.set(level, { members: members + by.members, pledge: pledge + by.pledge })
}
