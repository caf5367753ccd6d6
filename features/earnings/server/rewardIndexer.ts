import {
  type BlockContext,
  type EventContext,
  indexContract,
} from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { rewardDistributorAbi } from '../contract/abi.ts'
import type { Epoch } from '../epoch.ts'
import { isPostedAs } from '../posted.ts'
import { earningsEpochs, type EpochsTable } from '../tables.ts'
import { native } from './coins.ts'
import { bonusBook, epochUpTo, placeOf } from './bonuses.ts'
import { markClaimed, writeLeaves } from './leaves.ts'
import { claimOf, post } from './ledger.ts'

/** From the events of RewardDistributor: epochs, what an accepted one credits to whom, and what is claimed of it. */
export const rewardIndexer = indexContract(bonusBook, rewardDistributorAbi, {
  async EpochPosted(event) {
    const { epoch, root, dataHash, upToBlock, acceptableAt, tokens, totals } = event.args
    const { block, time, txHash } = event
    const total = sumOf(tokens, totals)
    const row = {
      epoch: Number(epoch),
      state: 'waiting' as const,
      root,
      dataHash,
      upToBlock: Number(upToBlock),
      acceptableAt: Number(acceptableAt),
      total,
      matches: isPostedAs(event.args, await ownEpoch(event, Number(upToBlock))),
      why: null,
      postedAt: time,
      txHash,
      block,
    }
    await event.store.insert(earningsEpochs, row)
  },

  async EpochRevoked(event) {
    const { epoch, why } = event.args
    await change(event, Number(epoch), { state: 'revoked', why })
  },

  /** Credits what its leaves promise. One that does not match credits nobody until it pays. */
  async EpochAccepted(event) {
    const { epoch, matches, upToBlock } = await epochRow(event, event.args.epoch)
    await change(event, epoch, { state: 'accepted' })
    if (!matches) return
    const own = await ownEpoch(event, upToBlock)
    await writeLeaves(event, epoch, own)
    await post(
      event,
      bonusBook,
      own.leaves.map(({ account, amount }) => creditOf(account, amount)),
    )
  },

  async RewardClaimed(event) {
    const { account, token, index, amount } = event.args
    // Bonuses are of the chain's own coin: nothing else is income of this ledger.
    if (token !== native) return
    const { epoch, matches } = await epochRow(event, event.args.epoch)
    const claim = claimOf('bonus', account, native, amount)
    if (matches) await markClaimed(event, epoch, Number(index))
    await post(event, bonusBook, matches ? [claim] : [creditOf(account, amount), claim])
  },
})

const creditOf = (credit: Address, amount: bigint) =>
  ({ kind: 'bonus', debit: 'reserve', credit, coin: native, amount }) as const

const sumOf = (tokens: readonly Address[], totals: readonly bigint[]): bigint =>
  tokens.reduce((sum, token, i) => (token === native ? sum + totals[i]! : sum), 0n)

/**
 * What the fees up to a block give. The same whenever it is computed: the contract takes no block before that of the last
 * acceptance.
 */
const ownEpoch = async (at: EventContext, upToBlock: number): Promise<Epoch> =>
  epochUpTo(await at.sql(), placeOf(at.chainId, at.contract), upToBlock)

const epochRow = async ({ store }: BlockContext, epoch: bigint): Promise<EpochsTable> =>
  store.get(earningsEpochs, { epoch: Number(epoch) })

async function change(
  { store, block }: BlockContext,
  epoch: number,
  to: Partial<Pick<EpochsTable, 'state' | 'why'>>,
): Promise<void> {
  await store.update(earningsEpochs, { epoch }, { block, ...to })
}
