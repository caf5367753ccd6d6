import type { BlockContext } from '#platform/server/indexer/contract.ts'

import {
  type LevelCountsTable,
  type LineAssetsTable,
  type RecordsTable,
  teamLevelChanges,
  teamLevelCounts,
  teamLineAssets,
  teamMembers,
  teamRecords,
} from '../tables.ts'
import type { Line } from './climb.ts'
import { type MemberRow, nothingYet } from './rows.ts'

/** The changes of the team by a block: rows of each table that are not in memory are read at once. */

/** With binds only, every account in the line has a new member below. */
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
  await Promise.all(changed.map(async (row) => at.store.upsert(teamMembers, row, () => row)))
}

type Counted = keyof MemberRow & keyof typeof nothingYet

/** The columns of a member's row that later binds and pledges change: these are of the last block. */
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

const isSame = (a: Pick<MemberRow, Counted>, b: MemberRow, columns: readonly Counted[]): boolean =>
  columns.every((name) => a[name] === b[name])

export async function writeRecords(
  { store }: BlockContext,
  records: readonly RecordsTable[],
): Promise<void> {
  for (const record of records) await store.insert(teamRecords, record)
}

/** A block may change the same line more than once. */
export async function writeAssets(
  { store, block }: BlockContext,
  changes: readonly LineAssetsTable[],
): Promise<void> {
  await Promise.all(
    changes.map(async (change) =>
      store.upsert(teamLineAssets, change, ({ units, holders }) => ({
        units: units + change.units,
        holders: holders + change.holders,
        block,
      })),
    ),
  )
}

/** Changed levels, and the members of each level below each account. */
export async function writeLevels(at: BlockContext, line: Line): Promise<void> {
  const { store, block } = at
  const counts: LevelCountsTable[] = []
  for (const { before, row, below } of line.values()) {
    const { address, level } = row
    if (level !== (before?.level ?? 0)) {
      await store.insert(teamLevelChanges, { address, block, level })
    }
    for (const [of, { members, pledge }] of below.levels ?? []) {
      if (members === 0 && pledge === 0n) continue
      counts.push({ address, level: of, members, pledge, block })
    }
  }
  await Promise.all(counts.map((count) => addToLevel(at, count)))
}

/** A row with 0 members is deleted. */
async function addToLevel({ store, block }: BlockContext, by: LevelCountsTable): Promise<void> {
  const { members } = await store.upsert(teamLevelCounts, by, (row) => ({
    members: row.members + by.members,
    pledge: row.pledge + by.pledge,
    block,
  }))
  if (members === 0) await store.delete(teamLevelCounts, by)
}
