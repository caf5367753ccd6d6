import type { EventContext } from '#platform/server/indexer/contract.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'
import type { Address } from '#platform/std/address.ts'

import type { RecordsTable } from '../tables.ts'
import type { BindPlace } from './place.ts'

/** New members with their inviters. */
export interface Bind extends BindPlace {
  readonly user: Address
  readonly parent: Address
  readonly time: number
}

/** The change of an account's own pledge. */
export type PledgeChange = Pick<
  RecordsTable,
  'member' | 'source' | 'kind' | 'worth' | 'time' | 'txHash'
>

/** The change of an account's stake in an asset; `holders` is 1 for the first, -1 if nothing is left. */
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

export const accumulator = new BlockAccumulator<Brought>(() => ({
  binds: [],
  pledges: [],
  assets: [],
}))

export function collectBind(event: EventContext, user: Address, parent: Address): void {
  const { block, time, txIndex, logIndex } = event
  accumulator.of(event).binds.push({ user, parent, time, block, txIndex, logIndex })
}

export function collectPledge(
  event: EventContext,
  change: Pick<PledgeChange, 'member' | 'source' | 'kind' | 'worth'>,
): void {
  const { time, txHash } = event
  accumulator.of(event).pledges.push({ time, txHash, ...change })
}

/** A line's change of an asset, whatever its worth. */
export function collectAsset(event: EventContext, change: AssetChange): void {
  accumulator.of(event).assets.push(change)
}
