import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import type { Insertable } from 'kysely'

import type { LineAssetsTable, RecordsTable } from '../tables.ts'
import { climb } from './climb.ts'
import {
  type AssetChange,
  type Bind,
  type Gathered,
  type PledgeChange,
  gatheredOf,
  takeGathered,
} from './gathered.ts'
import { pathBelow } from './place.ts'
import { type MemberRow, nothingYet, tables } from './rows.ts'
import { type Place, countPlaces, cutStretches, endsStretches } from './stretches.ts'
import { inBatches, writeAssets, writeLevels, writeMembers, writeRecords } from './written.ts'

/** Enough to be worth counting, while the database still writes those before. */
const many = 16_000

/**
 * The numbers of everybody's team are kept as members and pledges come, so that reading them costs one row. What a
 * block brings is gathered while its events are read, and counted once at its end. Binds alone may wait for those of
 * the next block: they change nobody's level, and each row is as if it had been counted with the last of its own.
 */
export async function countGathered(at: BlockContext, more: boolean): Promise<void> {
  const { binds, pledges, assets } = gatheredOf(at)
  const ends = endsStretches(at.block)
  const waits = more && !ends && binds.length < many && pledges.length + assets.length === 0
  if (waits) return
  await count(at, takeGathered(at))
  if (ends) await cutStretches(at)
}

/** `at`: the block of all pledges, and of the last binds. */
async function count(at: BlockContext, { binds, pledges, assets }: Gathered): Promise<void> {
  if (binds.length + pledges.length + assets.length === 0) return
  const before = await lineOf(at, [
    ...binds.map(({ parent }) => parent),
    ...[...pledges, ...assets].map(({ member }) => member),
  ])
  const rows = new Map(before)
  const joined = binds.map((bind) => join(rows, bind))
  const records = pledges.flatMap((change) => record(at, rows, change))
  const held = assets.flatMap((change) => holding(at, rows, change))
  const came = new Set(binds.map(({ user }) => user))
  const climbed = climb(rows, { joined: came, pledged: sumsOf(pledges) })
  await writeMembers(at, before, climbed)
  await writeRecords(at, records)
  await writeAssets(at, held)
  await writeLevels(at, before, climbed)
  await countPlaces(at, joined)
}

/** Of an address without a row: the root's, before its first member. */
function rowIn(rows: Map<Address, MemberRow>, address: Address, block: number): MemberRow {
  const row = rows.get(address) ?? { ...nothingYet, address, block }
  rows.set(address, row)
  return row
}

/** A leaf of the tree, numbered among its inviter's. */
function join(rows: Map<Address, MemberRow>, { user, parent, time, ...at }: Bind): Place {
  const { block } = at
  const inviter = rowIn(rows, parent, block)
  const ordinal = inviter.directCount + 1
  const path = pathBelow(inviter.path, ordinal, at)
  rows.set(parent, { ...inviter, directCount: ordinal, block })
  rows.set(user, {
    ...nothingYet,
    address: user,
    parent,
    ordinal,
    depth: inviter.depth + 1,
    path,
    activeSince: time,
    boundBlock: block,
    block,
  })
  return { path, block }
}

/** Told to the two lines above: these are paid a share of the fees. */
function record(
  { block }: BlockContext,
  rows: Map<Address, MemberRow>,
  change: PledgeChange,
): Insertable<RecordsTable>[] {
  return paidLines(rows, change.member, block).map(({ line, above }) => {
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
  paidLines(rows, member, block).map(({ line, above: { address } }) => ({
    address,
    line,
    ...change,
    block,
  }))

/** The inviter, and the inviter's inviter. */
function paidLines(
  rows: Map<Address, MemberRow>,
  member: Address,
  block: number,
): { readonly line: number; readonly above: MemberRow }[] {
  const lines: { line: number; above: MemberRow }[] = []
  let { parent } = rowIn(rows, member, block)
  for (let line = 1; line <= 2 && parent !== null; line++) {
    const above = rowIn(rows, parent, block)
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
