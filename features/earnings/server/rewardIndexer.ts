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
import { isListed, native } from './coins.ts'
import { bonusBook, epochUpTo, placeOf } from './bonuses.ts'
import { markClaimed, writeLeaves } from './leaves.ts'
import { claimOf, post } from './ledger.ts'

/** From the events of RewardDistributor: epochs, credits of accepted ones, and claims. */
export const rewardIndexer = indexContract(bonusBook, rewardDistributorAbi, {
  async EpochPosted(event) {
    const { epoch, root, dataHash, upToBlock, acceptableAt, tokens, totals } = event.args
    const { block, time, txHash } = event
    const row = {
      epoch: Number(epoch),
      state: 'waiting' as const,
      root,
      dataHash,
      upToBlock: Number(upToBlock),
      acceptableAt: Number(acceptableAt),
      total: sumOf(tokens, totals),
      others: othersOf(tokens, totals),
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

  /** Credits its leaves. One that does not match credits an account only when it pays. */
  async EpochAccepted(event) {
    const { epoch, matches, upToBlock } = await epochRow(event, event.args.epoch)
    await change(event, epoch, { state: 'accepted' })
    if (!matches) return
    const own = await ownEpoch(event, upToBlock)
    await writeLeaves(event, epoch, own)
    await post(
      event,
      bonusBook,
      own.leaves.map(({ account, token, amount }) => creditOf(account, token, amount)),
    )
  },

  async RewardClaimed(event) {
    const { account, token, index, amount } = event.args
    // Fees have bonuses in the chain's own coin and in listed ones: nothing else is income of this ledger.
    if (token !== native && !isListed(event, token)) return
    const { epoch, matches } = await epochRow(event, event.args.epoch)
    const claim = claimOf('bonus', account, token, amount)
    if (matches) await markClaimed(event, epoch, Number(index))
    await post(event, bonusBook, matches ? [claim] : [creditOf(account, token, amount), claim])
  },
})

const creditOf = (credit: Address, coin: Address, amount: bigint) =>
  ({ kind: 'bonus', debit: 'reserve', credit, coin, amount }) as const

const sumOf = (tokens: readonly Address[], totals: readonly bigint[]): bigint =>
  tokens.reduce((sum, token, i) => (token === native ? sum + totals[i]! : sum), 0n)

/** In the order of the post. */
const othersOf = (tokens: readonly Address[], totals: readonly bigint[]): string =>
  JSON.stringify(
    tokens.flatMap((token, i) => (token === native ? [] : [[token, String(totals[i]!)]])),
  )

/**
 * The amounts of the fees up to a block. The same at every computation: the contract accepts no block before that of
 * the last acceptance.
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
