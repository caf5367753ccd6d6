import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { excludedOf, plus, plusExcluded } from '#platform/server/indexer/plus.ts'
import type { Insertable } from 'kysely'

import type {
  LevelChangesTable,
  LevelCountsTable,
  LineAssetsTable,
  RecordsTable,
} from '../tables.ts'
import type { Line } from './climb.ts'
import { type MemberRow, nothingYet, tables } from './rows.ts'

/** What a block has changed of the team, many rows a statement. */

/** Of rows with up to 24 columns: a statement has 65,535 parameters at most. */
const batch = 2_500

/** All said at once: while one is answered, the next is asked. */
export async function inBatches<Row>(
  rows: readonly Row[],
  each: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  const asked: Promise<unknown>[] = []
  for (let first = 0; first < rows.length; first += batch) {
    asked.push(each(rows.slice(first, first + batch)))
  }
  await Promise.all(asked)
}

/** Where binds are all that came, everybody in the line has somebody new below. */
export async function writeMembers(
  at: BlockContext,
  line: Line,
  bindsAlone: boolean,
): Promise<void> {
  const changed: MemberRow[] = []
  for (const { before, row } of line.values()) {
    if (!bindsAlone) {
      if (!isSame(before ?? nothingYet, row, byPledge)) row.block = at.block
      else if (before !== null && isSame(before, row, byBind)) continue
    }
    changed.push(row)
  }
  const taken = bindsAlone ? takenByBind : takenByAll
  await inBatches(changed, (rows) =>
    tables(at)
      .insertInto('teamMembers')
      .values(rows)
      .onConflict((conflict) => conflict.column('address').doUpdateSet(taken))
      .execute(),
  )
}

type Counted = keyof MemberRow & keyof typeof nothingYet

/** What of a member's row a bind changes after its own, and what pledges do: these are of the last block. */
const byBind = ['directCount', 'secondCount', 'teamSize'] as const satisfies readonly Counted[]
const byPledge = [
  'activeDirects',
  'pledge',
  'directPledge',
  'secondPledge',
  'teamPledge',
  'level',
  'records',
] as const satisfies readonly Counted[]

const takenByBind = excludedOf([...byBind, 'block'])
const takenByAll = excludedOf([...byBind, ...byPledge, 'block'])

const isSame = (a: Pick<MemberRow, Counted>, b: MemberRow, columns: readonly Counted[]): boolean =>
  columns.every((name) => a[name] === b[name])

export const writeRecords = (
  at: BlockContext,
  records: readonly Insertable<RecordsTable>[],
): Promise<void> =>
  inBatches(records, (rows) => tables(at).insertInto('teamRecords').values(rows).execute())

/** One by one: a block may change the same line more than once. */
export async function writeAssets(
  at: BlockContext,
  changes: readonly Insertable<LineAssetsTable>[],
): Promise<void> {
  for (const change of changes) {
    const { units, holders, block } = change
    await tables(at)
      .insertInto('teamLineAssets')
      .values(change)
      .onConflict((conflict) =>
        conflict.columns(['address', 'line', 'asset']).doUpdateSet({
          units: plus('team_line_assets.units', units),
          holders: plus('team_line_assets.holders', holders),
          block,
        }),
      )
      .execute()
  }
}

/** Whose level changed, and how many of each level everybody has below. */
export async function writeLevels(at: BlockContext, line: Line): Promise<void> {
  const { block } = at
  const changes: Insertable<LevelChangesTable>[] = []
  const counts: Insertable<LevelCountsTable>[] = []
  for (const { before, row, below } of line.values()) {
    const { address, level } = row
    if (level !== (before?.level ?? 0)) changes.push({ address, block, level })
    for (const [of, { members, pledge }] of below.levels ?? []) {
      if (members === 0 && pledge === 0n) continue
      counts.push({ address, level: of, members, pledge, block })
    }
  }
  await inBatches(changes, (rows) =>
    tables(at).insertInto('teamLevelChanges').values(rows).execute(),
  )
  await inBatches(counts, (rows) => addToLevels(at, rows))
}

/** No row says 0 members. */
async function addToLevels(at: BlockContext, rows: Insertable<LevelCountsTable>[]): Promise<void> {
  const now = await tables(at)
    .insertInto('teamLevelCounts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['address', 'level']).doUpdateSet({
        block: at.block,
        ...plusExcluded('team_level_counts', ['members', 'pledge']),
      }),
    )
    .returning(['address', 'level', 'members'])
    .execute()
  for (const { address, level, members } of now) {
    if (members > 0) continue
    await tables(at)
      .deleteFrom('teamLevelCounts')
      .where('address', '=', address)
      .where('level', '=', level)
      .execute()
  }
}
