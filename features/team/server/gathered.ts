import type { EventContext } from '#platform/server/indexer/contract.ts'
import { Gathered } from '#platform/server/indexer/gathered.ts'
import type { Address } from '#platform/std/address.ts'

import type { RecordsTable } from '../tables.ts'
import type { BindPlace } from './place.ts'

/** Who joined whom. */
export interface Bind extends BindPlace {
  readonly user: Address
  readonly parent: Address
  readonly time: number
}

/** What came to somebody's own pledge, or went. */
export type PledgeChange = Pick<
  RecordsTable,
  'member' | 'source' | 'kind' | 'worth' | 'time' | 'txHash'
>

/** How much more of something somebody has staked; `holders` 1 where it is the first, -1 where nothing is left. */
export interface AssetChange {
  readonly member: Address
  readonly asset: Address
  readonly units: bigint
  readonly holders: number
}

/** What blocks bring to the team, in their order. */
export interface Brought {
  readonly binds: Bind[]
  readonly pledges: PledgeChange[]
  readonly assets: AssetChange[]
}

export const gathered = new Gathered<Brought>(() => ({ binds: [], pledges: [], assets: [] }))

export function gatherBind(event: EventContext, user: Address, parent: Address): void {
  const { block, time, txIndex, logIndex } = event
  gathered.of(event).binds.push({ user, parent, time, block, txIndex, logIndex })
}

export function gatherPledge(
  event: EventContext,
  change: Pick<PledgeChange, 'member' | 'source' | 'kind' | 'worth'>,
): void {
  const { time, txHash } = event
  gathered.of(event).pledges.push({ time, txHash, ...change })
}

/** For what a line has of an asset, whatever it is worth. */
export function gatherAsset(event: EventContext, change: AssetChange): void {
  gathered.of(event).assets.push(change)
}
