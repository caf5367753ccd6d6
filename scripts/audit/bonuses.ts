import { type Epoch, type EpochData, epochOf } from '#features/earnings/epoch.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import type { LevelBefore } from './rises.ts'
import { Sums, type Table, table } from './table.ts'
import type { Told } from './told.ts'

/** A fee as its contract tells it. */
export interface Fee {
  readonly source: string
  readonly payer: string
  readonly fee: bigint
  readonly level1: string
  readonly level2: string
}

/** Chain and contract that an epoch's data file names. */
export type Place = Pick<EpochData, 'chainId' | 'distributor'>

/** Fees, and what the payer's inviter gets of each by the level that he had when its block began. */
export class Bonuses {
  constructor(levelBefore: LevelBefore) {
    this.levelBefore = levelBefore
  }
  private readonly levelBefore: LevelBefore
  private readonly fees: object[] = []
  private readonly bonuses: { block: number; account: string; amount: bigint }[] = []

  add({ source, payer, fee, ...line }: Fee, told: Told): void {
    const { block, txIndex, logIndex, time, txHash } = told
    const [level1, level2] = [orNull(line.level1), orNull(line.level2)]
    const level = level1 === null ? 0 : this.levelBefore(level1, block)
    const amount = (fee * BigInt(level)) / 100n
    if (level1 !== null && amount > 0n) this.bonuses.push({ block, account: level1, amount })
    const place = { block, tx_index: txIndex, log_index: logIndex, time, tx_hash: txHash }
    const paid = { source, payer, fee, level1, level2 }
    this.fees.push({ ...place, ...paid, bonus_level: level, bonus: amount })
  }

  /** By account, of all fees up to a block. */
  earnedUpTo(upTo: number): ReadonlyMap<string, bigint> {
    const earned = new Map<string, bigint>()
    for (const { block, account, amount } of this.bonuses) {
      if (block <= upTo) earned.set(account, (earned.get(account) ?? 0n) + amount)
    }
    return earned
  }

  /** Tree, file and total of what the fees up to a block give, of the chain's own coin alone. */
  epochOf(place: Place, upToBlock: number): Epoch & { readonly total: bigint } {
    const earned = [...this.earnedUpTo(upToBlock)]
    const leaves = earned.map(([account, cumulative]) => {
      return { account: account as Address, token: zeroAddress, cumulative }
    })
    const total = earned.reduce((sum, [, amount]) => sum + amount, 0n)
    return { ...epochOf({ ...place, upToBlock, leaves }), total }
  }

  tables(): Table[] {
    const totals = new Sums<{ lines: number; total: bigint }>()
    for (const { account, amount } of this.bonuses) {
      const one = totals.at([account], { account, lines: 0, total: 0n })
      one.lines += 1
      one.total += amount
    }
    return [
      table(
        'earnings_fees',
        'block tx_index log_index',
        'source payer fee level1 level2 bonus_level bonus time tx_hash',
        this.fees,
      ),
      table('earnings_bonuses', 'account', 'lines total', totals.all()),
    ]
  }
}

const orNull = (address: string): string | null => (address === zeroAddress ? null : address)
