import type { App } from '#platform/server/app.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { rewardDistributorAbi } from '../contract/abi.ts'
import { leafIn } from '../epoch.ts'
import type { Hex } from '../merkle.ts'
import type { EarningsTables } from '../tables.ts'
import { finalEpoch } from './bonuses.ts'
import { native } from './feeIndexer.ts'

/** What the last accepted epoch says that an address has earned, and what of it was not paid. */
export interface Bonus {
  readonly epoch: number
  readonly cumulative: bigint
  readonly due: bigint
  readonly proof: () => readonly Hex[]
  readonly source: Source
}

export const distributorAt = (app: App) => ({
  address: app.deployment.address('RewardDistributor'),
  abi: rewardDistributorAbi,
})

/** null before the first accepted epoch of ours, and for an address that has no part in it. */
export async function bonusNow(app: App, address: Address): Promise<Bonus | null> {
  const accepted = await app.db
    .withTables<EarningsTables>()
    .selectFrom('earningsEpochs')
    .select(['epoch', 'upToBlock'])
    .where('state', '=', 'accepted')
    .where('matches', '=', true)
    .where('block', '<=', app.clock.solid)
    .orderBy('epoch', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (accepted === undefined) return null
  const { epoch } = accepted
  const own = leafIn(await finalEpoch(app, accepted.upToBlock), address, native)
  if (own === null) return null
  const contract = distributorAt(app)
  const args = [address, native] as const
  const claimed = await app.node.readContract({ ...contract, functionName: 'claimedOf', args })
  const source = sourceOf(app, {
    what: 'bonus',
    contract: contract.address,
    call: `claimedOf(${address}, ${native})`,
    value: claimed,
  })
  // Anybody may have claimed by an epoch that this server has not seen as final.
  const due = own.cumulative > claimed ? own.cumulative - claimed : 0n
  return { epoch, ...own, due, source }
}
