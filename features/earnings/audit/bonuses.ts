import { type Epoch, type EpochData, epochOf } from '#features/earnings/epoch.ts'
import type { LevelBefore } from '#features/team/audit/rises.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import { Sums, type Table, table } from '#tools/audit/table.ts'
import type { ChainEvent } from '#tools/audit/chainEvents.ts'

/** A fee as its contract emits it. */
export interface Fee {
  readonly source: string
  readonly payer: string
  readonly coin: string
  readonly fee: bigint
  readonly level1: string
  readonly level2: string
}

/** Chain and contract that an epoch's data file names. */
export type Place = Pick<EpochData, 'chainId' | 'distributor'>

interface Amount {
  readonly block: number
  readonly account: string
  readonly coin: string
  readonly amount: bigint
}

/** Fees, the bonus of the payer's inviter by the level at the start of the fee's block, and its credited part. */
export class Bonuses {
  constructor(levelBefore: LevelBefore) {
    this.levelBefore = levelBefore
  }
  private readonly levelBefore: LevelBefore
  private readonly fees: object[] = []
  private readonly bonuses: Amount[] = []
  private readonly credits: Amount[] = []

  add({ source, payer, coin, fee, ...line }: Fee, event: ChainEvent): void {
    const { block, txIndex, logIndex, time, txHash } = event
    const [level1, level2] = [orNull(line.level1), orNull(line.level2)]
    const level = level1 === null ? 0 : this.levelBefore(level1, block)
    const amount = (fee * BigInt(level)) / 100n
    if (level1 !== null && amount > 0n) {
      this.bonuses.push({ block, account: level1, coin, amount })
    }
    const place = { block, tx_index: txIndex, log_index: logIndex, time, tx_hash: txHash }
    const paid = { source, payer, coin, fee, level1, level2 }
    this.fees.push({ ...place, ...paid, bonus_level: level, bonus: amount })
  }

  /** By an accepted epoch that matches, or paid by another. */
  credit(credit: Amount): void {
    this.credits.push(credit)
  }

  /** Tree, file and total of the fees up to a block, less the credits up to it. */
  epochOf(place: Place, upToBlock: number): Epoch {
    const due = new Sums<{ account: string; coin: string; amount: bigint }>()
    const add = (amounts: readonly Amount[], sign: bigint): void => {
      for (const { block, account, coin, amount } of amounts) {
        if (block > upToBlock) continue
        due.at([account, coin], { account, coin, amount: 0n }).amount += sign * amount
      }
    }
    add(this.bonuses, 1n)
    add(this.credits, -1n)
    const leaves = due
      .all()
      .filter(({ amount }) => amount > 0n)
      .map(({ account, coin, amount }) => {
        return { account: account as Address, token: coin as Address, amount }
      })
    return epochOf({ ...place, upToBlock, leaves })
  }

  tables(): Table[] {
    const totals = new Sums<{ lines: number; total: bigint }>()
    for (const { account, coin, amount } of this.bonuses) {
      const one = totals.at([account, coin], { account, coin, lines: 0, total: 0n })
      one.lines += 1
      one.total += amount
    }
    return [
      table(
        'earnings_fees',
        'block tx_index log_index',
        'source payer coin fee level1 level2 bonus_level bonus time tx_hash',
        this.fees,
      ),
      table('earnings_bonuses', 'account coin', 'lines total', totals.all()),
    ]
  }
}

const orNull = (address: string): string | null => (address === zeroAddress ? null : address)
