import { rewardPaid } from '#features/earnings/public.server.ts'
import { liquidityWorthThen } from '#features/exchange/public.server.ts'
import { addPledge, collectAsset, takePledge } from '#features/team/public.server.ts'
import type { Income } from '#platform/server/feature.ts'
import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { lpStakingAbi } from '../contract/abi.ts'
import { lpRecords, lpStakes, type RecordKind } from '../tables.ts'
import { addToDay, addToStake, addToTotals, countRecord } from './counters.ts'

/** Of stakes and of purchases. */
export const lpIncome: Income = { kind: 'liquidity', coin: 'TES' }

/**
 * From the events of LpStaking to the rows of `../tables.ts`. Streams and earned rewards are read from the contract.
 */
export const lpStakingIndexer = indexContract('LpStaking', lpStakingAbi, {
  async Staked(event) {
    const { pool, account, amount } = event.args
    await record(event, pool, account, { kind: 'staked', amount, staked: amount })
    const worth = await liquidityWorthThen(event, pool, amount)
    await addPledge(event, pledgeName(pool, account), account, worth ?? 0n)
  },

  async Withdrawn(event) {
    const { pool, account, amount } = event.args
    const of = await stakedIn(event, pool, account)
    await takePledge(event, pledgeName(pool, account), { amount, of })
    await record(event, pool, account, { kind: 'cancelled', amount, staked: -amount })
  },

  async Claimed(event) {
    const { pool, account, amount } = event.args
    await record(event, pool, account, { kind: 'claimed', amount, claimed: amount })
    await rewardPaid(event, lpIncome, { book: 'LpStaking', account, amount })
  },

  async Exited(event) {
    const { pool, account, amount, givenUp } = event.args
    await takePledge(event, pledgeName(pool, account))
    await record(event, pool, account, { kind: 'left', amount, staked: -amount, givenUp })
  },
})

/** An address's stake in a pool, for the team. */
const pledgeName = (pool: Address, owner: Address) =>
  ({ source: 'lp', position: `${pool} ${owner}` }) as const

async function stakedIn(event: EventContext, pool: Address, owner: Address): Promise<bigint> {
  const { staked } = await event.store.get(lpStakes, { pool, owner })
  return staked
}

interface Change {
  readonly kind: RecordKind
  readonly amount: bigint
  /** The stake after the event, and the paid or given-up reward. */
  readonly staked?: bigint
  readonly claimed?: bigint
  readonly givenUp?: bigint
}

async function record(
  event: EventContext,
  pool: Address,
  owner: Address,
  { kind, amount, givenUp = 0n, ...change }: Change,
): Promise<void> {
  const { block, txIndex, logIndex, time, txHash } = event
  const { staked, entered, paid: poolPaid } = await addToStake(event, pool, owner, change)
  if (change.staked !== undefined) {
    collectAsset(event, { member: owner, asset: pool, units: change.staked, holders: entered })
  }
  const { paid: allPaid } = await addToTotals(event, {})
  const numbers = await countRecord(event, owner, pool, kind)
  await event.store.insert(lpRecords, {
    block,
    txIndex,
    logIndex,
    pool,
    owner,
    kind,
    amount,
    givenUp,
    ...numbers,
    poolPaid,
    allPaid,
    time,
    txHash,
  })
  await addToDay(event, pool, staked, change.claimed ?? 0n)
}
