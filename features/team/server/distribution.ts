import type { App } from '#platform/server/app.ts'

import type { Distribution } from '../shapes.ts'
import { rootOf } from './contract.ts'
import { tablesOf } from './rows.ts'
import { rangeEnd } from './earnings.ts'
import { rowOf } from './whose.ts'

export interface EarningRange {
  readonly fromEarned: bigint
  readonly members: number
  readonly earned: bigint
}

/** Of all accounts that can invite: the root and all below it. */
export async function distributionNow(app: App): Promise<Distribution> {
  const [root, ranges] = await Promise.all([
    rootOf(app).then((address) => rowOf(app, address)),
    tablesOf(app).selectFrom('teamEarningRanges').selectAll().orderBy('fromEarned').execute(),
  ])
  return distributionOf(1 + root.teamSize, ranges)
}

/** `ranges`: of those who earned anything, the least first. */
export function distributionOf(members: number, ranges: readonly EarningRange[]): Distribution {
  const total = ranges.reduce((sum, { earned }) => sum + earned, 0n)
  const withNothing = ranges.reduce((rest, range) => rest - range.members, members)
  return {
    members,
    withNothing,
    median: String(medianOf(members, withNothing, ranges)),
    total: String(total),
    topShareBps: total === 0n ? 0 : Number((topOf(members, ranges) * 10_000n) / total),
  }
}

/** Of an even number the lower of the two in the middle. */
function medianOf(members: number, withNothing: number, ranges: readonly EarningRange[]): bigint {
  let passed = withNothing
  const middle = Math.ceil(members / 2)
  if (passed >= middle) return 0n
  for (const range of ranges) {
    passed += range.members
    if (passed >= middle) return rangeEnd(range.fromEarned)
  }
  return 0n
}

/** The sum of the top hundredth of members; of the last range only the missing number, at its average. */
function topOf(members: number, ranges: readonly EarningRange[]): bigint {
  let missing = Math.ceil(members / 100)
  let sum = 0n
  for (const range of ranges.toReversed()) {
    if (range.members >= missing) {
      return sum + (range.earned * BigInt(missing)) / BigInt(range.members)
    }
    sum += range.earned
    missing -= range.members
  }
  return sum
}
