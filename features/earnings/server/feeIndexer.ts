import { feeSplitter, levelIn } from '#features/team/public.server.ts'
import { type BlockContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { bonusOf, platformPart } from '../rules.ts'
import { earningsBonuses, earningsFees } from '../tables.ts'
import { native } from './coins.ts'
import { claimOf, post, writePosted } from './ledger.ts'

const orNull = (one: Address): Address | null => (one === native ? null : one)

/** From the events of FeeSplitter to the ledger: who was credited of which fee, and what was collected. */
export const feeIndexer = indexContract(
  feeSplitter.name,
  feeSplitter.abi,
  {
    async FeeSplit(event) {
      const { source, payer, fee, amount1, amount2, poolAmount } = event.args
      const { block, txIndex, logIndex, time, txHash } = event
      const [level1, level2] = [orNull(event.args.level1), orNull(event.args.level2)]
      const bonusLevel = level1 === null ? 0 : await levelIn(event, level1)
      const bonus = bonusOf(fee, bonusLevel)
      const bonusNumber =
        level1 === null || bonus === 0n ? null : await addToBonus(event, level1, bonus)
      await event.store.insert(earningsFees, {
        block,
        txIndex,
        logIndex,
        source,
        payer,
        fee,
        level1,
        level2,
        bonusLevel,
        bonus,
        bonusNumber,
        time,
        txHash,
      })
      const from = { debit: 'fees', coin: native } as const
      await post(event, feeSplitter.name, [
        { kind: 'level1', ...from, credit: level1 ?? 'pool', amount: amount1 },
        { kind: 'level2', ...from, credit: level2 ?? 'pool', amount: amount2 },
        { kind: 'platform', ...from, credit: 'platform', amount: platformPart(event.args) },
        { kind: 'pool', ...from, credit: 'pool', amount: poolAmount },
      ])
    },

    async CreditClaimed(event) {
      const { account, amount } = event.args
      await post(event, feeSplitter.name, [claimOf('fees', account, native, amount)])
    },

    async PlatformWithdrawn(event) {
      await post(event, feeSplitter.name, [payout('platform', event.args.amount)])
    },

    async PoolWithdrawn(event) {
      await post(event, feeSplitter.name, [payout('pool', event.args.amount)])
    },
  },
  // Once for all books.
  { afterBlock: writePosted },
)

const payout = (debit: 'platform' | 'pool', amount: bigint) =>
  ({ kind: 'payout', debit, credit: 'paid', coin: native, amount }) as const

/** How many there are now: the number of this one. */
async function addToBonus(
  { store, block }: BlockContext,
  account: Address,
  bonus: bigint,
): Promise<number> {
  const first = { account, lines: 1, total: bonus, block }
  const { lines } = await store.upsert(earningsBonuses, first, (row) => ({
    lines: row.lines + 1,
    total: row.total + bonus,
    block,
  }))
  return lines
}
