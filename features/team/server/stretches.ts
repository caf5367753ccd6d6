import type { BlockContext } from '#platform/server/indexer/contract.ts'

import { tables } from './rows.ts'

/**
 * The order of the whole tree is cut into stretches, and how many members lie in each is kept: a page far down a team
 * passes the counts before it and one stretch. One that grows beyond `most` is halved where its middle is, the next
 * time that it grows in a later sixteen blocks, so that not every block asks for middles; beyond twice that, at once.
 */

export const most = 2_048
const blocksTogether = 16

interface Stretch {
  readonly members: number
  /** In which it grew last. */
  readonly block: number
}

/** As long as one transaction writes: where stretches begin, in order, and each by that. */
interface Stretches {
  readonly starts: string[]
  readonly by: Map<string, Stretch>
}
const known = new WeakMap<object, Stretches>()

/** Members came to these paths; their rows are there. */
export async function countPlaces(at: BlockContext, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const stretches = await stretchesOf(at)
  const { starts, by } = stretches
  if (starts.length === 0) starts.push('')
  const came = new Map<string, number>()
  for (const path of paths) {
    const from = starts[lastUpTo(starts, path)]!
    came.set(from, (came.get(from) ?? 0) + 1)
  }
  const long: string[] = []
  for (const [fromPath, more] of came) {
    const before = by.get(fromPath) ?? { members: 0, block: 0 }
    const now = { members: before.members + more, block: at.block }
    if (isLong(before, now)) long.push(fromPath)
    await write(at, stretches, fromPath, now.members)
  }
  for (const fromPath of long) await cut(at, stretches, fromPath)
}

const isLong = (before: Stretch, now: Stretch): boolean =>
  now.members > 2 * most || (now.members > most && windowOf(before) < windowOf(now))

const windowOf = ({ block }: Stretch): number => Math.floor(block / blocksTogether)

async function write(
  at: BlockContext,
  { by }: Stretches,
  fromPath: string,
  members: number,
): Promise<void> {
  const { block } = at
  by.set(fromPath, { members, block })
  await tables(at)
    .insertInto('teamStretches')
    .values({ fromPath, members, block })
    .onConflict((conflict) => conflict.column('fromPath').doUpdateSet({ members, block }))
    .execute()
}

/** Its second half becomes a stretch of its own, until none of both is too long. */
async function cut(at: BlockContext, stretches: Stretches, fromPath: string): Promise<void> {
  const { starts, by } = stretches
  const { members } = by.get(fromPath)!
  if (members <= most) return
  const kept = Math.floor(members / 2)
  const { path } = await tables(at)
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
  await write(at, stretches, fromPath, kept)
  await write(at, stretches, path, members - kept)
  await cut(at, stretches, fromPath)
  await cut(at, stretches, path)
}

async function stretchesOf(at: BlockContext): Promise<Stretches> {
  const before = known.get(at.db)
  if (before !== undefined) return before
  const rows = await tables(at).selectFrom('teamStretches').selectAll().execute()
  const stretches = {
    starts: rows.map(({ fromPath }) => fromPath).toSorted(byBytes),
    by: new Map(rows.map(({ fromPath, members, block }) => [fromPath, { members, block }])),
  }
  known.set(at.db, stretches)
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
