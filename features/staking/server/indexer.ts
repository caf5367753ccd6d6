import { rewardPaid } from '#features/earnings/public.server.ts'
import { worthThen } from '#features/exchange/public.server.ts'
import { addPledge, takePledge } from '#features/team/public.server.ts'
import {
  type BlockContext,
  type EventContext,
  indexContract,
} from '#platform/server/indexer/contract.ts'
import { type Selectable, type Transaction, sql } from 'kysely'

import { termStakingAbi } from '../contract/abi.ts'
import type { PositionState, PositionsTable, StakingTables } from '../tables.ts'
import { addToCoin, addToOwner, addToTotals, moveCount } from './counters.ts'

const tables = (at: BlockContext): Transaction<StakingTables> => at.db

/** From the events of TermStaking, and from time alone, to the rows of `../tables.ts`. The reserve is read from the contract. */
export const stakingIndexer = indexContract(
  'TermStaking',
  termStakingAbi,
  {
    /** A stake that another was renewed into, too. */
    async Pledged(event) {
      const { owner, coin, amount, reward } = event.args
      const { block, txHash } = event
      const stake = { owner, coin, state: 'earning' } as const
      await tables(event)
        .insertInto('stakingPositions')
        .values({
          id: Number(event.args.id),
          ...stake,
          amount,
          termDays: Number(event.args.termDays),
          start: Number(event.args.start),
          unlockTime: Number(event.args.unlockTime),
          reward,
          paid: 0n,
          endedAt: null,
          renewedAs: null,
          txHash,
          block,
        })
        .execute()
      await moveCount(event, stake, null, 'earning')
      await addToCoin(event, coin, { total: amount, open: 1, everOpened: 1 })
      await addToOwner(event, owner, { open: 1 })
      const worth = await worthThen(event, coin, amount)
      await addPledge(event, pledgeName(event.args.id), owner, worth ?? 0n)
    },

    async Claimed(event) {
      const { owner, amount, ids, amounts } = event.args
      const { block, txIndex, logIndex, time, txHash } = event
      const { paid: totalPaid } = await addToTotals(event, { paid: amount })
      const stakes = amounts.filter((one) => one > 0n).length
      const { claims: number } = await addToOwner(event, owner, { claims: 1, claimed: amount })
      const place = { block, txIndex, logIndex, time, txHash }
      await tables(event)
        .insertInto('stakingClaims')
        .values({ owner, number, amount, stakes, totalPaid, ...place })
        .execute()
      await rewardPaid(event, { book: 'TermStaking', kind: 'staking', account: owner, amount })
      for (const [i, id] of ids.entries()) {
        const paid = amounts[i] ?? 0n
        if (paid === 0n) continue
        await tables(event)
          .updateTable('stakingPositions')
          .set({ paid: sql<bigint>`paid + ${paid}`, block })
          .where('id', '=', Number(id))
          .execute()
      }
    },

    async Unlocked(event) {
      await endStake(event, Number(event.args.id), 'unstaked')
    },

    async Renewed(event) {
      await endStake(event, Number(event.args.id), 'renewed', Number(event.args.newId))
    },

    async Exited(event) {
      await endStake(event, Number(event.args.id), 'left')
    },
  },
  { atBlock: mature },
)

/** Of a stake, for the team. */
const pledgeName = (id: number | bigint) => ({ source: 'staking', position: String(id) }) as const

/** The principal is paid, or went over into another stake. */
async function endStake(
  at: EventContext,
  id: number,
  state: 'unstaked' | 'renewed' | 'left',
  renewedAs: number | null = null,
): Promise<void> {
  const stake = await tables(at)
    .selectFrom('stakingPositions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await changeState(at, stake, state, { endedAt: at.time, renewedAs })
  await addToCoin(at, stake.coin, { total: -stake.amount, open: -1 })
  await addToOwner(at, stake.owner, { open: -1 })
  await takePledge(at, pledgeName(id))
}

async function changeState(
  at: BlockContext,
  stake: Selectable<PositionsTable>,
  state: PositionState,
  more: Partial<Pick<PositionsTable, 'endedAt' | 'renewedAs'>> = {},
): Promise<void> {
  await tables(at)
    .updateTable('stakingPositions')
    .set({ state, ...more, block: at.block })
    .where('id', '=', stake.id)
    .execute()
  await moveCount(at, stake, stake.state, state)
}

/** Stakes whose term is over by now. */
async function mature(at: BlockContext): Promise<void> {
  const over = await tables(at)
    .selectFrom('stakingPositions')
    .selectAll()
    .where('state', '=', 'earning')
    .where('unlockTime', '<=', at.time)
    .orderBy('unlockTime')
    .orderBy('id')
    .execute()
  for (const stake of over) await changeState(at, stake, 'matured')
}
