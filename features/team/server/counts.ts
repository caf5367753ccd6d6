import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import type { Insertable } from 'kysely'

import type { LineAssetsTable, RecordsTable } from '../tables.ts'
import { climb } from './climb.ts'
import { type AssetChange, type Bind, type PledgeChange, takeGathered } from './gathered.ts'
import { pathBelow } from './place.ts'
import { type MemberRow, nothingYet, tables } from './rows.ts'
import { countPlaces } from './stretches.ts'
import { inBatches, writeAssets, writeLevels, writeMembers, writeRecords } from './written.ts'

/**
 * The numbers of everybody's team are kept as members and pledges come, so that reading them costs one row. What a
 * block brings is gathered while its events are read, and counted once at its end.
 */
export async function countGathered(at: BlockContext): Promise<void> {
  const { binds, pledges, assets } = takeGathered(at)
  if (binds.length + pledges.length + assets.length === 0) return
  const before = await lineOf(at, [
    ...binds.map(({ parent }) => parent),
    ...[...pledges, ...assets].map(({ member }) => member),
  ])
  const rows = new Map(before)
  const joined = new Map(binds.map((bind) => [bind.user, join(rows, bind)]))
  const records = pledges.flatMap((change) => record(at, rows, change))
  const held = assets.flatMap((change) => holding(at, rows, change))
  const climbed = climb(rows, { joined: new Set(joined.keys()), pledged: sumsOf(pledges) })
  await writeMembers(at, before, climbed)
  await writeRecords(at, records)
  await writeAssets(at, held)
  await writeLevels(at, before, climbed)
  await countPlaces(at, [...joined.values()])
}

/** Of an address without a row: the root's, before its first member. */
function rowIn(rows: Map<Address, MemberRow>, address: Address): MemberRow {
  const row = rows.get(address) ?? { ...nothingYet, address, block: 0 }
  rows.set(address, row)
  return row
}

/** A leaf of the tree, numbered among its inviter's. Returns its path. */
function join(rows: Map<Address, MemberRow>, { user, parent, ...at }: Bind): string {
  const inviter = rowIn(rows, parent)
  const ordinal = inviter.directCount + 1
  const path = pathBelow(inviter.path, ordinal, at)
  rows.set(parent, { ...inviter, directCount: ordinal })
  rows.set(user, {
    ...nothingYet,
    address: user,
    parent,
    ordinal,
    depth: inviter.depth + 1,
    path,
    boundBlock: at.block,
    block: at.block,
  })
  return path
}

/** Told to the two lines above: these are paid a share of the fees. */
function record(
  { block }: BlockContext,
  rows: Map<Address, MemberRow>,
  change: PledgeChange,
): Insertable<RecordsTable>[] {
  return paidLines(rows, change.member).map(({ line, above }) => {
    const { address } = above
    const number = above.records + 1
    rows.set(address, { ...above, records: number })
    return { address, number, line, ...change, block }
  })
}

const holding = (
  { block }: BlockContext,
  rows: Map<Address, MemberRow>,
  { member, ...change }: AssetChange,
): Insertable<LineAssetsTable>[] =>
  paidLines(rows, member).map(({ line, above: { address } }) => ({
    address,
    line,
    ...change,
    block,
  }))

/** The inviter, and the inviter's inviter. */
function paidLines(
  rows: Map<Address, MemberRow>,
  member: Address,
): { readonly line: number; readonly above: MemberRow }[] {
  const lines: { line: number; above: MemberRow }[] = []
  let { parent } = rowIn(rows, member)
  for (let line = 1; line <= 2 && parent !== null; line++) {
    const above = rowIn(rows, parent)
    lines.push({ line, above })
    parent = above.parent
  }
  return lines
}

function sumsOf(pledges: readonly PledgeChange[]): ReadonlyMap<Address, bigint> {
  const sums = new Map<Address, bigint>()
  for (const { member, kind, worth } of pledges) {
    const by = kind === 'added' ? worth : -worth
    sums.set(member, (sums.get(member) ?? 0n) + by)
  }
  return sums
}

/** Rows of these addresses and of everybody above them, where there are any. */
async function lineOf(
  at: BlockContext,
  addresses: readonly Address[],
): Promise<ReadonlyMap<Address, MemberRow>> {
  const line = new Map<Address, MemberRow>()
  let wanted = [...new Set(addresses)]
  while (wanted.length > 0) {
    const above = new Set<Address>()
    await inBatches(wanted, async (some) => {
      const rows = await tables(at)
        .selectFrom('teamMembers')
        .selectAll()
        .where('address', 'in', some)
        .execute()
      for (const row of rows) line.set(row.address, row)
      for (const { parent } of rows) if (parent !== null) above.add(parent)
    })
    wanted = [...above].filter((address) => !line.has(address))
  }
  return line
}
