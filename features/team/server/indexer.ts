import { indexContract } from '#platform/server/indexer/contract.ts'
import type { Transaction } from 'kysely'

import { feeSplitterAbi, teamAbi } from '../contract/abi.ts'
import type { TeamTables } from '../tables.ts'
import { addDirect, addToLine } from './counts.ts'

export const teamIndexer = indexContract('Team', teamAbi, {
  async Bound(event) {
    const db: Transaction<TeamTables> = event.db
    const { user, parent } = event.args
    const { block, time } = event
    const ordinal = await addDirect(db, block, parent)
    await addToLine(db, block, parent)
    await db
      .insertInto('teamMembers')
      .values({
        address: user,
        parent,
        ordinal,
        activeSince: time,
        directCount: 0,
        teamSize: 0,
        boundBlock: block,
        block,
      })
      .execute()
  },
})

/** Nothing is kept of it yet; its calls and events are recorded and named. */
export const feeSplitterIndexer = indexContract('FeeSplitter', feeSplitterAbi, {})
