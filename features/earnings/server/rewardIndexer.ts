import { type BlockContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import { rewardDistributorAbi } from '../contract/abi.ts'
import { epochOf } from '../epoch.ts'
import type { EpochsTable } from '../tables.ts'
import { bonusesIn } from './bonuses.ts'
import { native } from './feeIndexer.ts'
import { post, rowsOf } from './ledger.ts'

const book = 'RewardDistributor'

/** From the events of RewardDistributor: epochs, what an accepted one credits to whom, and what is claimed of it. */
export const rewardIndexer = indexContract(book, rewardDistributorAbi, {
  async EpochPosted(event) {
    const { epoch, root, dataHash, upToBlock, acceptableAt, tokens, totals } = event.args
    const { block, time, txHash } = event
    const total = sumOf(tokens, totals)
    const onlyOurs = tokens.every((token) => token === native)
    const row = {
      epoch: Number(epoch),
      state: 'waiting' as const,
      root,
      dataHash,
      upToBlock: Number(upToBlock),
      acceptableAt: Number(acceptableAt),
      total,
      matches: onlyOurs && (await isOurs(event, { root, total, upToBlock: Number(upToBlock) })),
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

  /** Credits what came since the epoch before. One whose root is not ours credits nobody until he claims. */
  async EpochAccepted(event) {
    const epoch = await epochRow(event, Number(event.args.epoch))
    const before = await creditedUpTo(event)
    await change(event, epoch.epoch, { state: 'accepted' })
    if (!epoch.matches) return
    const bonuses = await bonusesIn(rowsOf(event), { above: before, upTo: epoch.upToBlock })
    const credits = bonuses.map(({ account, cumulative }) => credit(account, cumulative))
    await post(
      event,
      book,
      credits.toSorted((a, b) => (a.credit < b.credit ? -1 : 1)),
    )
  },

  async RewardClaimed(event) {
    const { account, token, amount } = event.args
    // Nothing else was ever reckoned: what anybody was given beside it is no income of ours to tell.
    if (token !== native) return
    const { matches } = await epochRow(event, Number(event.args.epoch))
    const claim = { kind: 'claim', debit: account, credit: 'paid', coin: native, amount } as const
    await post(event, book, matches ? [claim] : [credit(account, amount), claim])
  },
})

const credit = (account: Address, amount: bigint) =>
  ({ kind: 'bonus', debit: 'reserve', credit: account, coin: native, amount }) as const

const sumOf = (tokens: readonly Address[], totals: readonly bigint[]): bigint =>
  tokens.reduce((sum, token, i) => (token === native ? sum + totals[i]! : sum), 0n)

/** Whether the fees up to its block give this root and this total. */
async function isOurs(
  at: BlockContext,
  posted: { readonly root: string; readonly total: bigint; readonly upToBlock: number },
): Promise<boolean> {
  const leaves = await bonusesIn(rowsOf(at), { upTo: posted.upToBlock })
  // Chain and contract are named in the file, not in the tree.
  const own = epochOf({ chainId: '', distributor: native, upToBlock: posted.upToBlock, leaves })
  return own.root === posted.root && (own.totals[0]?.amount ?? 0n) === posted.total
}

const epochRow = (at: BlockContext, epoch: number): Promise<Selectable<EpochsTable>> =>
  rowsOf(at)
    .selectFrom('earningsEpochs')
    .selectAll()
    .where('epoch', '=', epoch)
    .executeTakeFirstOrThrow()

/** The last block whose bonuses are in the ledger. */
async function creditedUpTo(at: BlockContext): Promise<number> {
  const last = await rowsOf(at)
    .selectFrom('earningsEpochs')
    .select('upToBlock')
    .where('state', '=', 'accepted')
    .where('matches', '=', true)
    .orderBy('upToBlock', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.upToBlock ?? -1
}

async function change(
  at: BlockContext,
  epoch: number,
  to: Partial<Pick<EpochsTable, 'state' | 'why'>>,
): Promise<void> {
  await rowsOf(at)
    .updateTable('earningsEpochs')
    .set({ ...to, block: at.block })
    .where('epoch', '=', epoch)
    .execute()
}
