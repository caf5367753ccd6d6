import { rewardPaid } from '#features/earnings/public.server.ts'
import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { lpStakingAbi } from '../contract/abi.ts'
import type { RecordKind } from '../tables.ts'
import { addToDay, addToStake, addToTotals, countRecord, tables } from './counters.ts'

/** From the events of LpStaking to the rows of `../tables.ts`. Streams and what is earned are read from the contract. */
export const lpStakingIndexer = indexContract('LpStaking', lpStakingAbi, {
  async Staked(event) {
    const { pool, account, amount } = event.args
    await record(event, pool, account, { kind: 'staked', amount, staked: amount })
  },

  async Withdrawn(event) {
    const { pool, account, amount } = event.args
    await record(event, pool, account, { kind: 'cancelled', amount, staked: -amount })
  },

  async Claimed(event) {
    const { pool, account, amount } = event.args
    await record(event, pool, account, { kind: 'claimed', amount, claimed: amount })
    await rewardPaid(event, { book: 'LpStaking', kind: 'liquidity', account, amount })
  },

  async Exited(event) {
    const { pool, account, amount, givenUp } = event.args
    await record(event, pool, account, { kind: 'left', amount, staked: -amount, givenUp })
  },
})

interface Change {
  readonly kind: RecordKind
  readonly amount: bigint
  /** What becomes of the stake, and what was paid or given up. */
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
  const { staked, paid: poolPaid } = await addToStake(event, pool, owner, change)
  const { paid: allPaid } = await addToTotals(event, {})
  await tables(event)
    .insertInto('lpRecords')
    .values({
      block,
      txIndex,
      logIndex,
      pool,
      owner,
      kind,
      amount,
      givenUp,
      poolPaid,
      allPaid,
      time,
      txHash,
    })
    .execute()
  await countRecord(event, owner, pool, kind)
  await addToDay(event, pool, staked, change.claimed ?? 0n)
}
