import { indexContract } from '#platform/server/indexer/contract.ts'

import { feeSplitterAbi, teamAbi } from '../contract/abi.ts'
import { countAccumulated } from './counts.ts'
import { countEarned, earn } from './earnings.ts'
import { collectBind } from './accumulator.ts'

export const teamIndexer = indexContract(
  'Team',
  teamAbi,
  {
    async Bound(event) {
      collectBind(event, event.args.user, event.args.parent)
    },
  },
  { afterBlock: countAccumulated },
)

export const feeSplitterIndexer = indexContract(
  'FeeSplitter',
  feeSplitterAbi,
  {
    async FeeSplit(event) {
      const { level1, amount1, level2, amount2 } = event.args
      earn(event, level1, amount1)
      earn(event, level2, amount2)
    },
  },
  { afterBlock: countEarned },
)
