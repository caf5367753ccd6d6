import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import { type Insertable, sql } from 'kysely'

import type { LevelCountsTable, LineAssetsTable, RecordsTable } from '../tables.ts'
import type { Climbed } from './climb.ts'
import { type MemberRow, nothingYet, tables } from './rows.ts'

/** What a block has changed of the team, many rows a statement. */

/** Of rows with up to 24 columns: a statement has 65,535 parameters at most. */
const batch = 2_500

export async function inBatches<Row>(
  rows: readonly Row[],
  each: (some: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let first = 0; first < rows.length; first += batch) {
    await each(rows.slice(first, first + batch))
  }
}

type Before = ReadonlyMap<Address, MemberRow>

export async function writeMembers(
  at: BlockContext,
  before: Before,
  climbed: readonly Climbed[],
): Promise<void> {
  const changed = climbed.flatMap(({ row }) => {
    const was = before.get(row.address)
    if (!isSame(was ?? nothingYet, row, byPledge)) return [{ ...row, block: at.block }]
    return was !== undefined && isSame(was, row, byBind) ? [] : [row]
  })
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

/** As in the row that was to be inserted. */
const taken = Object.fromEntries(
  [...byBind, ...byPledge, 'block'].map((name) => [
    name,
    sql<never>`${sql.ref(`excluded.${name}`)}`,
  ]),
)

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
export async function writeLevels(
  at: BlockContext,
  before: Before,
  climbed: readonly Climbed[],
): Promise<void> {
  const { block } = at
  const changes = climbed.flatMap(({ row: { address, level } }) =>
    level === (before.get(address)?.level ?? 0) ? [] : [{ address, block, level }],
  )
  await inBatches(changes, (rows) =>
    tables(at).insertInto('teamLevelChanges').values(rows).execute(),
  )
  const counts = climbed.flatMap(({ row: { address }, levels }) =>
    [...levels].flatMap(([level, { members, pledge }]) =>
      members === 0 && pledge === 0n ? [] : [{ address, level, members, pledge, block }],
    ),
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
        members: sql<number>`team_level_counts.members + excluded.members`,
        pledge: sql<bigint>`team_level_counts.pledge + excluded.pledge`,
        block: at.block,
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
