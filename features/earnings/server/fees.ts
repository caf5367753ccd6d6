import { levelIn } from '#features/team/public.server.ts'
import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { bonusOf, platformPart, type SplitFee } from '../rules.ts'
import { earningsBonuses, earningsFees, earningsLists } from '../tables.ts'
import { native } from './coins.ts'
import { post } from './ledger.ts'
import { listOf } from './numbers.ts'

/** A fee as FeeSplitter, and contracts that split fees in coins, emit it. */
export interface Fee extends SplitFee {
  /** The contract that took it. */
  readonly source: Address
  readonly payer: Address
  readonly coin: Address
  readonly level1: Address
  readonly level2: Address
}

const orNull = (one: Address): Address | null => (one === native ? null : one)

/** The fee with its bonus, and its four parts in the book of the contract that split it. */
export async function addFee(event: EventContext, book: string, split: Fee): Promise<void> {
  const { source, payer, coin, fee, amount1, amount2, poolAmount } = split
  const { block, txIndex, logIndex, time, txHash } = event
  const [level1, level2] = [orNull(split.level1), orNull(split.level2)]
  const bonusLevel = level1 === null ? 0 : await levelIn(event, level1)
  const bonus = bonusOf(fee, bonusLevel)
  const bonusNumber =
    level1 === null || bonus === 0n ? null : await addToBonus(event, level1, coin, bonus)
  await event.store.insert(earningsFees, {
    block,
    txIndex,
    logIndex,
    source,
    payer,
    coin,
    fee,
    level1,
    level2,
    bonusLevel,
    bonus,
    bonusNumber,
    time,
    txHash,
  })
  const from = { debit: 'fees', coin } as const
  await post(event, book, [
    { kind: 'level1', ...from, credit: level1 ?? 'pool', amount: amount1 },
    { kind: 'level2', ...from, credit: level2 ?? 'pool', amount: amount2 },
    { kind: 'platform', ...from, credit: 'platform', amount: platformPart(split) },
    { kind: 'pool', ...from, credit: 'pool', amount: poolAmount },
  ])
}

export const payout = (debit: 'platform' | 'pool', coin: Address, amount: bigint) =>
  ({ kind: 'payout', debit, credit: 'paid', coin, amount }) as const

/** How many there are now, in all coins: the number of this one. */
async function addToBonus(
  { store, block }: BlockContext,
  account: Address,
  coin: Address,
  bonus: bigint,
): Promise<number> {
  const first = { account, coin, lines: 1, total: bonus, block }
  const list = { account, list: listOf('bonuses'), lines: 1, block }
  const [{ lines }] = await Promise.all([
    store.upsert(earningsLists, list, (row) => ({ lines: row.lines + 1, block })),
    store.upsert(earningsBonuses, first, (row) => ({
      lines: row.lines + 1,
      total: row.total + bonus,
      block,
    })),
  ])
  return lines
}
