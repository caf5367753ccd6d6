import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'

import { tables } from './rows.ts'

/**
 * The order of the whole tree is cut into stretches, and how many members lie in each is kept: a page far down a team
 * passes the counts before it and one stretch. One that grows beyond `most` is halved where its middle is.
 */

export const most = 2_048

/** Where stretches begin, in order, as long as one transaction writes. */
const known = new WeakMap<object, string[]>()

/** Members came to these paths; their rows are there. */
export async function countPlaces(at: BlockContext, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const starts = await startsOf(at)
  const came = new Map<string, number>()
  for (const path of paths) {
    const from = starts[lastUpTo(starts, path)] ?? ''
    came.set(from, (came.get(from) ?? 0) + 1)
  }
  if (starts.length === 0) starts.push('')
  for (const [fromPath, by] of came) {
    const { members } = await add(at, fromPath, by)
    await cut(at, starts, fromPath, members)
  }
}

async function add(at: BlockContext, fromPath: string, by: number): Promise<{ members: number }> {
  const { block } = at
  return tables(at)
    .insertInto('teamStretches')
    .values({ fromPath, members: by, block })
    .onConflict((conflict) =>
      conflict
        .column('fromPath')
        .doUpdateSet({ members: plus('team_stretches.members', by), block }),
    )
    .returning('members')
    .executeTakeFirstOrThrow()
}

/** Where it is too long its second half becomes a stretch of its own. */
async function cut(
  at: BlockContext,
  starts: string[],
  fromPath: string,
  members: number,
): Promise<void> {
  if (members <= most) return
  const { block } = at
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
  await tables(at)
    .updateTable('teamStretches')
    .set({ members: kept, block })
    .where('fromPath', '=', fromPath)
    .execute()
  await tables(at)
    .insertInto('teamStretches')
    .values({ fromPath: path, members: members - kept, block })
    .execute()
  starts.splice(lastUpTo(starts, path) + 1, 0, path)
  await cut(at, starts, fromPath, kept)
  await cut(at, starts, path, members - kept)
}

async function startsOf(at: BlockContext): Promise<string[]> {
  const before = known.get(at.db)
  if (before !== undefined) return before
  const rows = await tables(at).selectFrom('teamStretches').select('fromPath').execute()
  const starts = rows.map(({ fromPath }) => fromPath).toSorted(byBytes)
  known.set(at.db, starts)
  return starts
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
