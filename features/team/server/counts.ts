import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import type { LineAssetsTable, RecordsTable } from '../tables.ts'
import { type Standing, climb, standing } from './climb.ts'
import {
  type AssetChange,
  type Bind,
  type Brought,
  type PledgeChange,
  accumulator,
} from './accumulator.ts'
import { pathBelow } from './place.ts'
import { findRow, nothingYet } from './rows.ts'
import { type Place, countPlaces, splitBuckets, endsBuckets } from './buckets.ts'
import { writeAssets, writeLevels, writeMembers, writeRecords } from './written.ts'

/** Enough to be worth counting, while the database still writes those before. */
const many = 16_000

/**
 * Team numbers are updated when members and pledges come, so that a read costs one row. The changes of a block are
 * collected while its events are read, and counted once at its end. Binds alone may wait for those of the next block:
 * they change no level, and each row is as if it had been counted with the last of its own.
 */
export async function countAccumulated(at: BlockContext, more: boolean): Promise<void> {
  const ends = endsBuckets(at.block)
  if (more && !ends && mayWait(accumulator.of(at))) return
  const brought = accumulator.take(at)
  if (brought !== undefined) await count(at, brought)
  if (ends) await splitBuckets(at)
}

const mayWait = ({ binds, pledges, assets }: Brought): boolean =>
  binds.length < many && pledges.length + assets.length === 0

/** `at`: the block of all pledges, and of the last binds. */
async function count(at: BlockContext, { binds, pledges, assets }: Brought): Promise<void> {
  if (binds.length + pledges.length + assets.length === 0) return
  const line = await lineOf(at, [
    ...binds.map(({ parent }) => parent),
    ...[...pledges, ...assets].map(({ member }) => member),
  ])
  const joined = binds.map((bind) => join(line, bind))
  const records = pledges.flatMap((change) => record(at, line, change))
  const held = assets.flatMap((change) => holding(at, line, change))
  climb(line, sumsOf(pledges))
  const bindsAlone = pledges.length + assets.length === 0
  await writeMembers(at, line, bindsAlone)
  if (!bindsAlone) await writeLevels(at, line)
  await writeRecords(at, records)
  await writeAssets(at, held)
  await countPlaces(at, joined)
}

/** Of an address without a row: the root's, before its first member. */
function standingOf(line: Map<Address, Standing>, address: Address, block: number): Standing {
  const known = line.get(address)
  if (known !== undefined) return known
  const first = standing(null, { address, block, ...nothingYet })
  line.set(address, first)
  return first
}

/** A leaf of the tree, numbered among its inviter's. */
function join(line: Map<Address, Standing>, bind: Bind): Place {
  const { user, parent, time, block } = bind
  const { row: inviter } = standingOf(line, parent, block)
  inviter.directCount += 1
  inviter.block = block
  const ordinal = inviter.directCount
  const path = pathBelow(inviter.path, ordinal, bind)
  const row = {
    address: user,
    ...nothingYet,
    parent,
    ordinal,
    depth: inviter.depth + 1,
    path,
    activeSince: time,
    boundBlock: block,
    block,
  }
  line.set(user, standing(null, row, true))
  return { path, block }
}

/** Reported to the two lines above: these are paid a share of the fees. */
function record(
  { block }: BlockContext,
  line: Map<Address, Standing>,
  change: PledgeChange,
): RecordsTable[] {
  return paidLines(line, change.member, block).map(({ line: number, above }) => {
    above.records += 1
    return { address: above.address, number: above.records, line: number, ...change, block }
  })
}

const holding = (
  { block }: BlockContext,
  line: Map<Address, Standing>,
  { member, ...change }: AssetChange,
): LineAssetsTable[] =>
  paidLines(line, member, block).map(({ line: number, above: { address } }) => ({
    address,
    line: number,
    ...change,
    block,
  }))

/** The inviter, and the inviter's inviter. */
function paidLines(
  line: Map<Address, Standing>,
  member: Address,
  block: number,
): { readonly line: number; readonly above: Standing['row'] }[] {
  const lines: { line: number; above: Standing['row'] }[] = []
  let { parent } = standingOf(line, member, block).row
  for (let number = 1; number <= 2 && parent !== null; number++) {
    const { row: above } = standingOf(line, parent, block)
    lines.push({ line: number, above })
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

/** Rows of these addresses and of all above them, if there are any. */
async function lineOf(
  at: BlockContext,
  addresses: readonly Address[],
): Promise<Map<Address, Standing>> {
  const line = new Map<Address, Standing>()
  let wanted = [...new Set(addresses)]
  while (wanted.length > 0) {
    const above = new Set<Address>()
    const rows = await Promise.all(wanted.map((address) => findRow(at, address)))
    for (const row of rows) {
      if (row === undefined) continue
      line.set(row.address, standing(row, { ...row }))
      if (row.parent !== null && !line.has(row.parent)) above.add(row.parent)
    }
    wanted = [...above].filter((address) => !line.has(address))
  }
  return line
}
