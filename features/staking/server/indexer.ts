import { rewardPaid } from '#features/earnings/public.server.ts'
import { worthThen } from '#features/exchange/public.server.ts'
import { addPledge, takePledge } from '#features/team/public.server.ts'
import type { Income } from '#platform/server/feature.ts'
import {
  type BlockContext,
  type EventContext,
  indexContract,
} from '#platform/server/indexer/contract.ts'

import { termStakingAbi } from '../contract/abi.ts'
import {
  type PositionState,
  type PositionsTable,
  stakingClaims,
  stakingPositions,
} from '../tables.ts'
import { addToCoin, addToOwner, addToTotals, moveCount } from './counters.ts'

export const termIncome: Income = { kind: 'staking', coin: 'TES' }

/** From the events of TermStaking, and from time alone, to the rows of `../tables.ts`. The reserve is read from the contract. */
export const stakingIndexer = indexContract(
  'TermStaking',
  termStakingAbi,
  {
    /** A stake that another was renewed into, too. */
    async Pledged(event) {
      const { owner, coin, amount, reward } = event.args
      const { store, block, txHash } = event
      const stake = { owner, coin, state: 'earning' } as const
      await store.insert(stakingPositions, {
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
      await moveCount(event, stake, null, 'earning')
      await addToCoin(event, coin, { total: amount, open: 1, everOpened: 1 })
      await addToOwner(event, owner, { open: 1 })
      const worth = await worthThen(event, coin, amount)
      await addPledge(event, pledgeName(event.args.id), owner, worth ?? 0n)
    },

    async Claimed(event) {
      const { owner, amount, ids, amounts } = event.args
      const { store, block, txIndex, logIndex, time, txHash } = event
      const { paid: totalPaid } = await addToTotals(event, { paid: amount })
      const stakes = amounts.filter((one) => one > 0n).length
      const { claims: number } = await addToOwner(event, owner, { claims: 1, claimed: amount })
      const place = { block, txIndex, logIndex, time, txHash }
      await store.insert(stakingClaims, { owner, number, amount, stakes, totalPaid, ...place })
      await rewardPaid(event, termIncome, { book: 'TermStaking', account: owner, amount })
      for (const [i, id] of ids.entries()) {
        const paid = amounts[i] ?? 0n
        if (paid === 0n) continue
        await store.update(stakingPositions, { id: Number(id) }, (row) => ({
          paid: row.paid + paid,
          block,
        }))
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
  const stake = await at.store.get(stakingPositions, { id })
  await changeState(at, stake, state, { endedAt: at.time, renewedAs })
  await addToCoin(at, stake.coin, { total: -stake.amount, open: -1 })
  await addToOwner(at, stake.owner, { open: -1 })
  await takePledge(at, pledgeName(id))
}

async function changeState(
  at: BlockContext,
  stake: PositionsTable,
  state: PositionState,
  hasNextBlock: Partial<Pick<PositionsTable, 'endedAt' | 'renewedAs'>> = {},
): Promise<void> {
  await at.store.update(stakingPositions, stake, { state, ...hasNextBlock, block: at.block })
  await moveCount(at, stake, stake.state, state)
}

/** Stakes whose term has ended. */
async function mature(at: BlockContext): Promise<void> {
  const over = await at.store.list(
    stakingPositions,
    { state: 'earning' },
    { until: { unlockTime: at.time }, by: ['unlockTime', 'id'] },
  )
  for (const stake of over) await changeState(at, stake, 'matured')
}
