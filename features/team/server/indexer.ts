import { indexContract } from '#platform/server/indexer/contract.ts'

import { feeSplitterAbi, teamAbi } from '../contract/abi.ts'
import { countGathered, gatherMember } from './counts.ts'
import { earn } from './earnings.ts'
import { pathBelow } from './place.ts'
import { memberOrRoot, nothingYet, tables } from './rows.ts'

/** Direct members are numbered as they come; all other numbers of a team are counted at the end of the block. */
export const teamIndexer = indexContract(
  'Team',
  teamAbi,
  {
    async Bound(event) {
      const { user, parent } = event.args
      const { block, time } = event
      const inviter = await memberOrRoot(event, parent)
      const ordinal = inviter.directCount + 1
      const path = pathBelow(inviter.path, ordinal, event)
      await tables(event)
        .updateTable('teamMembers')
        .set({ directCount: ordinal, block })
        .where('address', '=', parent)
        .execute()
      await tables(event)
        .insertInto('teamMembers')
        .values({
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
        .execute()
      gatherMember(event, user, path)
    },
  },
  { afterBlock: countGathered },
)

export const feeSplitterIndexer = indexContract('FeeSplitter', feeSplitterAbi, {
  async FeeSplit(event) {
    const { level1, amount1, level2, amount2 } = event.args
    await earn(event, level1, amount1)
    await earn(event, level2, amount2)
  },
})
