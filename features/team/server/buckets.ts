import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Kysely } from 'kysely'

import { type BucketsTable, teamBuckets, type TeamTables } from '../tables.ts'

/**
 * The order of the whole tree is divided into buckets, each with its number of members: a late page of a team sums the
 * counts before it and passes one bucket. Buckets larger than `most` are split at the end of every sixty-four blocks.
 * Their middle is read from the database, which must have all earlier writes.
 */

export const most = 2_048
export const blocksTogether = 64

/** A member's, and the block of its bind. */
export interface Place {
  readonly path: string
  readonly block: number
}

/** For the time of one transaction: where buckets begin, in order, and their sizes. */
interface Buckets {
  readonly starts: string[]
  readonly by: Map<string, number>
}
const known = new WeakMap<object, Buckets>()

/** Whether buckets are split at the end of this block. */
export const endsBuckets = (block: number): boolean => block % blocksTogether === 0

/** Places of new members, in the order of their blocks. */
export async function countPlaces(at: BlockContext, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  const buckets = await bucketsOf(at)
  const { starts, by } = buckets
  if (starts.length === 0) starts.push('')
  const came = new Map<string, { members: number; block: number }>()
  for (const { path, block } of places) {
    const from = starts[lastUpTo(starts, path)]!
    came.set(from, { members: (came.get(from)?.members ?? by.get(from) ?? 0) + 1, block })
  }
  for (const [fromPath, { members, block }] of came) {
    await write(at, buckets, { fromPath, members, block })
  }
}

/** Until none is too long; the rows of all members are there. */
export async function splitBuckets(at: BlockContext): Promise<void> {
  const buckets = await bucketsOf(at)
  const long = [...buckets.by].filter(([, members]) => members > most)
  for (const [fromPath] of long) await cut(at, buckets, fromPath)
}

async function write({ store }: BlockContext, { by }: Buckets, row: BucketsTable): Promise<void> {
  by.set(row.fromPath, row.members)
  await store.upsert(teamBuckets, row, () => row)
}

/** Its second half becomes a bucket of its own, until neither is too large. */
async function cut(at: BlockContext, buckets: Buckets, fromPath: string): Promise<void> {
  const { starts, by } = buckets
  const members = by.get(fromPath)!
  if (members <= most) return
  const kept = Math.floor(members / 2)
  const { path } = await ((await at.sql()) as Kysely<TeamTables>)
    .selectFrom('teamMembers')
    .select('path')
    .where('path', '>=', fromPath)
    // The root is in no bucket: it is in no team.
    .where('path', '>', '')
    .orderBy('path')
    .offset(kept)
    .limit(1)
    .executeTakeFirstOrThrow()
  starts.splice(lastUpTo(starts, path) + 1, 0, path)
  const { block } = at
  await write(at, buckets, { fromPath, members: kept, block })
  await write(at, buckets, { fromPath: path, members: members - kept, block })
  await cut(at, buckets, fromPath)
  await cut(at, buckets, path)
}

async function bucketsOf(at: BlockContext): Promise<Buckets> {
  const before = known.get(at.store)
  if (before !== undefined) return before
  const rows = await at.store.list(teamBuckets, {})
  const buckets = {
    starts: rows.map(({ fromPath }) => fromPath).toSorted(byBytes),
    by: new Map(rows.map(({ fromPath, members }) => [fromPath, members])),
  }
  known.set(at.store, buckets)
  return buckets
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
