import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'

import { type Climbed, climb } from './climb.ts'
import { type MemberRow, tables } from './rows.ts'
import { countPlaces } from './stretches.ts'

/**
 * The numbers of everybody's team are kept as members and pledges come, so that reading them costs one row. What a
 * block brings is gathered while its events are read, and counted once at its end.
 */

interface Gathered {
  readonly joined: Map<Address, string>
  readonly pledged: Map<Address, bigint>
}

/** By the transaction that the block is written in: what is given up with it is forgotten with it. */
const gathered = new WeakMap<object, Gathered>()

function gatheredOf({ db }: BlockContext): Gathered {
  const known = gathered.get(db) ?? { joined: new Map(), pledged: new Map() }
  gathered.set(db, known)
  return known
}

export function gatherMember(at: BlockContext, address: Address, path: string): void {
  gatheredOf(at).joined.set(address, path)
}

/** An address's own pledge grew, or with a negative number shrank. */
export function gatherPledge(at: BlockContext, owner: Address, by: bigint): void {
  const { pledged } = gatheredOf(at)
  pledged.set(owner, (pledged.get(owner) ?? 0n) + by)
}

/** At the end of a block. */
export async function countGathered(at: BlockContext): Promise<void> {
  const { joined, pledged } = gatheredOf(at)
  gathered.delete(at.db)
  if (joined.size === 0 && pledged.size === 0) return
  await countPlaces(at, [...joined.values()])
  const line = await lineOf(at, [...joined.keys(), ...pledged.keys()])
  for (const climbed of climb(line, { joined: new Set(joined.keys()), pledged })) {
    await write(at, line.get(climbed.row.address)!, climbed)
  }
}

/** Rows that are asked for at once. */
const batch = 500

/** Rows of these addresses and of everybody above them. */
async function lineOf(
  at: BlockContext,
  addresses: readonly Address[],
): Promise<ReadonlyMap<Address, MemberRow>> {
  const line = new Map<Address, MemberRow>()
  let wanted = new Set(addresses)
  while (wanted.size > 0) {
    const above = new Set<Address>()
    const list = [...wanted]
    for (let first = 0; first < list.length; first += batch) {
      const rows = await tables(at)
        .selectFrom('teamMembers')
        .selectAll()
        .where('address', 'in', list.slice(first, first + batch))
        .execute()
      for (const row of rows) line.set(row.address, row)
      for (const { parent } of rows) if (parent !== null) above.add(parent)
    }
    wanted = new Set([...above].filter((address) => !line.has(address)))
  }
  return line
}

async function write(at: BlockContext, before: MemberRow, climbed: Climbed): Promise<void> {
  const { address, ...row } = climbed.row
  const { block } = at
  if (!isSame(before, climbed.row)) {
    const { activeDirects, secondCount, teamSize, level } = row
    const { pledge, directPledge, secondPledge, teamPledge } = row
    const pledges = { pledge, directPledge, secondPledge, teamPledge }
    await tables(at)
      .updateTable('teamMembers')
      .set({ activeDirects, secondCount, teamSize, level, ...pledges, block })
      .where('address', '=', address)
      .execute()
  }
  if (before.level !== row.level) {
    await tables(at)
      .insertInto('teamLevelChanges')
      .values({ address, block, level: row.level })
      .execute()
  }
  for (const [level, change] of climbed.levels) {
    if (change.members !== 0 || change.pledge !== 0n) {
      await addToLevel(at, address, level, change)
    }
  }
}

const isSame = (a: MemberRow, b: MemberRow): boolean =>
  a.activeDirects === b.activeDirects &&
  a.secondCount === b.secondCount &&
  a.teamSize === b.teamSize &&
  a.pledge === b.pledge &&
  a.directPledge === b.directPledge &&
  a.secondPledge === b.secondPledge &&
  a.teamPledge === b.teamPledge &&
  a.level === b.level

async function addToLevel(
  at: BlockContext,
  address: Address,
  level: number,
  { members, pledge }: { readonly members: number; readonly pledge: bigint },
): Promise<void> {
  const { block } = at
  const now = await tables(at)
    .insertInto('teamLevelCounts')
    .values({ address, level, members, pledge, block })
    .onConflict((conflict) =>
      conflict.columns(['address', 'level']).doUpdateSet({
        members: plus('team_level_counts.members', members),
        pledge: plus('team_level_counts.pledge', pledge),
        block,
      }),
    )
    .returning('members')
    .executeTakeFirstOrThrow()
  if (now.members > 0) return
  await tables(at)
    .deleteFrom('teamLevelCounts')
    .where('address', '=', address)
    .where('level', '=', level)
    .execute()
}
