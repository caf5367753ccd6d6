import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Kysely } from 'kysely'

import { type StretchesTable, teamStretches, type TeamTables } from '../tables.ts'

/**
 * The order of the whole tree is cut into stretches, and how many members lie in each is kept: a page far down a team
 * passes the counts before it and one stretch. Those longer than `most` are halved at the end of every sixty-four
 * blocks: where the middle lies is asked of the database, which must have all that was written until then.
 */

export const most = 2_048
export const blocksTogether = 64

/** A member's, and the block of its bind. */
export interface Place {
  readonly path: string
  readonly block: number
}

/** As long as one transaction writes: where stretches begin, in order, and how long each is. */
interface Stretches {
  readonly starts: string[]
  readonly by: Map<string, number>
}
const known = new WeakMap<object, Stretches>()

/** Whether stretches are cut at the end of this block. */
export const endsStretches = (block: number): boolean => block % blocksTogether === 0

/** Members came to these places, in the order of their blocks. */
export async function countPlaces(at: BlockContext, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  const stretches = await stretchesOf(at)
  const { starts, by } = stretches
  if (starts.length === 0) starts.push('')
  const came = new Map<string, { members: number; block: number }>()
  for (const { path, block } of places) {
    const from = starts[lastUpTo(starts, path)]!
    came.set(from, { members: (came.get(from)?.members ?? by.get(from) ?? 0) + 1, block })
  }
  for (const [fromPath, { members, block }] of came) {
    await write(at, stretches, { fromPath, members, block })
  }
}

/** Until none is too long; the rows of all members are there. */
export async function cutStretches(at: BlockContext): Promise<void> {
  const stretches = await stretchesOf(at)
  const long = [...stretches.by].filter(([, members]) => members > most)
  for (const [fromPath] of long) await cut(at, stretches, fromPath)
}

async function write(
  { store }: BlockContext,
  { by }: Stretches,
  row: StretchesTable,
): Promise<void> {
  by.set(row.fromPath, row.members)
  await store.upsert(teamStretches, row, () => row)
}

/** Its second half becomes a stretch of its own, until none of both is too long. */
async function cut(at: BlockContext, stretches: Stretches, fromPath: string): Promise<void> {
  const { starts, by } = stretches
  const members = by.get(fromPath)!
  if (members <= most) return
  const kept = Math.floor(members / 2)
  const { path } = await ((await at.sql()) as Kysely<TeamTables>)
    .selectFrom('teamMembers')
    .select('path')
    .where('path', '>=', fromPath)
    // The root is in no stretch: it is in nobody's team.
    .where('path', '>', '')
    .orderBy('path')
    .offset(kept)
    .limit(1)
    .executeTakeFirstOrThrow()
  starts.splice(lastUpTo(starts, path) + 1, 0, path)
  const { block } = at
  await write(at, stretches, { fromPath, members: kept, block })
  await write(at, stretches, { fromPath: path, members: members - kept, block })
  await cut(at, stretches, fromPath)
  await cut(at, stretches, path)
}

async function stretchesOf(at: BlockContext): Promise<Stretches> {
  const before = known.get(at.store)
  if (before !== undefined) return before
  const rows = await at.store.list(teamStretches, {})
  const stretches = {
    starts: rows.map(({ fromPath }) => fromPath).toSorted(byBytes),
    by: new Map(rows.map(({ fromPath, members }) => [fromPath, members])),
  }
  known.set(at.store, stretches)
  return stretches
}

const byBytes = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Index of the last that is not after a path; -1 without one. */
function lastUpTo(starts: readonly string[], path: string): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= path) low = middle + 1
    else high = middle
  }
  return low - 1
}
