import {
  type BlockContext,
  type EventContext,
  indexContract,
} from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import { rewardDistributorAbi } from '../contract/abi.ts'
import type { Leaf } from '../epoch.ts'
import { type Posted, isPostedAs } from '../posted.ts'
import type { Account, EpochsTable } from '../tables.ts'
import { bonusesIn, epochUpTo, placeOf } from './bonuses.ts'
import { native } from './feeIndexer.ts'
import { post, rowsOf, writePosted } from './ledger.ts'

const book = 'RewardDistributor'

/** From the events of RewardDistributor: epochs, what an accepted one credits to whom, and what is claimed of it. */
export const rewardIndexer = indexContract(book, rewardDistributorAbi, {
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
      matches: await isOurs(event, Number(upToBlock), { root, dataHash, tokens, totals }),
      why: null,
      postedAt: time,
      txHash,
      block,
    }
    await rowsOf(event).insertInto('earningsEpochs').values(row).execute()
  },

  async EpochRevoked(event) {
    const { epoch, why } = event.args
    await change(event, Number(epoch), { state: 'revoked', why })
  },

  /** Credits what its leaves say beyond what was credited. One whose root is not ours credits nobody until he claims. */
  async EpochAccepted(event) {
    const { epoch, matches, upToBlock } = await epochRow(event, Number(event.args.epoch))
    await change(event, epoch, { state: 'accepted' })
    if (!matches) return
    const leaves = await bonusesIn(rowsOf(event), upToBlock)
    const before = await creditedBefore(event)
    const credits = leaves.map((leaf) => creditUpTo(leaf, before))
    await post(
      event,
      book,
      credits.toSorted((a, b) => (a.credit < b.credit ? -1 : 1)),
    )
  },

  async RewardClaimed(event) {
    const { account, token, amount, cumulative } = event.args
    // Nothing else was ever reckoned: what anybody was given beside it is no income of ours to tell.
    if (token !== native) return
    const credit = creditUpTo({ account, cumulative }, await creditedBefore(event, account))
    const claim = { kind: 'claim', debit: account, credit: 'paid', coin: native, amount } as const
    await post(event, book, [credit, claim])
  },
})

/** As the contract pays: a leaf is cumulative, whatever epoch it is of, and adds what no leaf before it said. */
const creditUpTo = (
  { account, cumulative }: Pick<Leaf, 'account' | 'cumulative'>,
  before: ReadonlyMap<Account, bigint>,
) => {
  const beyond = cumulative - (before.get(account) ?? 0n)
  const amount = beyond > 0n ? beyond : 0n
  return { kind: 'bonus', debit: 'reserve', credit: account, coin: native, amount } as const
}

/** Bonuses that the ledger has credited, this block's too, by account; of one alone where it is named. */
async function creditedBefore(
  at: BlockContext,
  account?: Address,
): Promise<ReadonlyMap<Account, bigint>> {
  await writePosted(at)
  let sums = rowsOf(at)
    .selectFrom('earningsSums')
    .select(['account', 'credited'])
    .where('book', '=', book)
    .where('kind', '=', 'bonus')
    .where('coin', '=', native)
  if (account !== undefined) sums = sums.where('account', '=', account)
  return new Map((await sums.execute()).map((sum) => [sum.account, sum.credited]))
}

const sumOf = (tokens: readonly Address[], totals: readonly bigint[]): bigint =>
  tokens.reduce((sum, token, i) => (token === native ? sum + totals[i]! : sum), 0n)

/** Whether the fees up to its block give this root, this data file and these totals. */
async function isOurs(at: EventContext, upToBlock: number, posted: Posted): Promise<boolean> {
  const place = placeOf(at.chainId, at.contract)
  const own = await epochUpTo(rowsOf(at), place, upToBlock)
  const { accepted } = await rowsOf(at)
    .selectFrom('earningsEpochs')
    .select((e) => e.fn.max('total').as('accepted'))
    .where('state', '=', 'accepted')
    .executeTakeFirstOrThrow()
  // Of any other coin nothing is reckoned, whatever was accepted of it.
  return isPostedAs(posted, own, (token) => (token === native ? (accepted ?? 0n) : 0n))
}

const epochRow = (at: BlockContext, epoch: number): Promise<Selectable<EpochsTable>> =>
  rowsOf(at)
    .selectFrom('earningsEpochs')
    .selectAll()
    .where('epoch', '=', epoch)
    .executeTakeFirstOrThrow()

async function change(
  at: BlockContext,
  epoch: number,
  to: Partial<Pick<EpochsTable, 'state' | 'why'>>,
): Promise<void> {
  await rowsOf(at)
    .updateTable('earningsEpochs')
    .set({ block: at.block, ...to })
    .where('epoch', '=', epoch)
    .execute()
}
