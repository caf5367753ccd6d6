// What the product does at each event of Team, and where pledges count for it, with Ponder's API.
import { members, teamLevelChanges, teamLevelCounts, teamRecords } from 'ponder:schema'

import { addToEach, at, on } from './rows.mjs'

const noMember = {
  parent: null,
  ordinal: 0,
  depth: 0,
  activeSince: null,
  directCount: 0,
  activeDirects: 0,
  secondCount: 0,
  teamSize: 0,
  pledge: 0n,
  directPledge: 0n,
  secondPledge: 0n,
  teamPledge: 0n,
  level: 0,
  levelBlock: 0n,
  levelBefore: 0,
  records: 0,
  boundBlock: 0n,
}

on('Team:Bound', async (emitted) => {
  const { user, parent } = emitted.event.args
  const { block, time } = at(emitted)
  const { db } = emitted.context
  const inviter = await db
    .insert(members)
    .values({ address: parent, ...noMember, directCount: 1, teamSize: 1, block })
    .onConflictDoUpdate((row) => ({
      directCount: row.directCount + 1,
      teamSize: row.teamSize + 1,
      block,
    }))
  const { directCount: ordinal, depth } = inviter
  let second = 1
  for (let above = inviter.parent; above !== null;) {
    const by = second
    const row = await db.update(members, { address: above }).set((member) => ({
      secondCount: member.secondCount + by,
      teamSize: member.teamSize + 1,
      block,
    }))
    above = row.parent
    second = 0
  }
  const place = { parent, ordinal, depth: depth + 1, activeSince: time, boundBlock: block }
  await db.insert(members).values({ address: user, ...noMember, ...place, block })
})

/** What each level takes: pledge of the whole team, and direct members with one of their own. Highest first. */
const levels = [
  { level: 5, pledge: 500_000_000_000n, directs: 15 },
  { level: 4, pledge: 100_000_000_000n, directs: 10 },
  { level: 3, pledge: 20_000_000_000n, directs: 8 },
  { level: 2, pledge: 5_000_000_000n, directs: 5 },
  { level: 1, pledge: 1_000_000_000n, directs: 3 },
]
const levelFor = (teamPledge, activeDirects) =>
  levels.find(({ pledge, directs }) => teamPledge >= pledge && activeDirects >= directs)?.level ?? 0

/** Of a member, and carried up to the root; the two lines above are emitted. */
export async function changePledge(emitted, member, kind, worth) {
  const { block, time } = at(emitted)
  const { db } = emitted.context
  const by = kind === 'added' ? worth : -worth
  const own = await db
    .insert(members)
    .values({ address: member, ...noMember, pledge: by, block })
    .onConflictDoUpdate((row) => ({ pledge: row.pledge + by, block }))
  const active = Number(own.pledge > 0n) - Number(own.pledge - by > 0n)
  // By level: how many of those below came to it, with their pledges; below 0 went.
  const moved = new Map()
  const move = (level, count, pledge) => {
    if (level === 0) return
    const known = moved.get(level) ?? { members: 0, pledge: 0n }
    moved.set(level, { members: known.members + count, pledge: known.pledge + pledge })
  }
  move(own.level, 0, by)
  const records = []
  let address = own.parent
  for (let line = 1; address !== null; line++) {
    let was = 0
    const row = await db.update(members, { address }).set((above) => {
      was = above.level
      const teamPledge = above.teamPledge + by
      if (line > 2) return { teamPledge, ...levelled(above, teamPledge, block), block }
      const counted =
        line === 1
          ? { directPledge: above.directPledge + by, activeDirects: above.activeDirects + active }
          : { secondPledge: above.secondPledge + by }
      const number = above.records + 1
      const level = levelled(above, teamPledge, block, counted.activeDirects)
      return { teamPledge, ...counted, ...level, records: number, block }
    })
    if (line <= 2) {
      const change = { member, line, source: 'nft', kind, worth }
      const txHash = emitted.event.transaction.hash
      records.push({ address, number: row.records, ...change, time, txHash, block })
    }
    if (moved.size > 0) {
      const changes = [...moved].map(([level, change]) => [{ address, level }, change])
      await addToEach(emitted, teamLevelCounts, changes)
    }
    if (row.level !== was) {
      await emitLevel(emitted, row)
      move(was, -1, -row.pledge)
      move(row.level, 1, row.pledge)
    }
    address = row.parent
  }
  if (records.length > 0) await db.insert(teamRecords).values(records)
}

function levelled(row, teamPledge, block, activeDirects = row.activeDirects) {
  const level = levelFor(teamPledge, activeDirects)
  if (level === row.level) return {}
  return row.levelBlock === block ? { level } : { level, levelBlock: block, levelBefore: row.level }
}

/** One line a block at most, of what it ends with. */
async function emitLevel(emitted, { address, level, levelBefore }) {
  const { block } = at(emitted)
  const { db } = emitted.context
  if (level === levelBefore) await db.delete(teamLevelChanges, { address, block })
  else {
    await db
      .insert(teamLevelChanges)
      .values({ address, block, level })
      .onConflictDoUpdate({ level })
  }
}

/** As the block began. */
export async function levelIn(emitted, address) {
  const row = await emitted.context.db.find(members, { address })
  if (row === null) return 0
  return row.levelBlock === emitted.event.block.number ? row.levelBefore : row.level
}
