import { Sums, type Table, table } from './table.ts'
import { type Told, tell } from './told.ts'

interface Args {
  readonly level1: string
  readonly amount1: bigint
  readonly level2: string
  readonly amount2: bigint
  readonly user: string
  readonly amount: bigint
  readonly fee: bigint
}

/** What everybody ever got of fees, how that is spread, and what everybody withdrew by stages. */
export function sharesOf(told: readonly Told[]): Table[] {
  const earned = new Sums<{ earned: bigint }>()
  const payouts: object[] = []
  const owners = new Sums<{ payouts: number; withdrawn: bigint }>()
  const earn = (address: string, amount: bigint): void => {
    if (amount > 0n) earned.at([address], { address, earned: 0n }).earned += amount
  }
  tell<Args>(told, {
    'FeeSplitter.FeeSplit': ({ level1, amount1, level2, amount2 }) => {
      earn(level1, amount1)
      earn(level2, amount2)
    },
    'StagedWithdrawal.Withdrawn': ({ user: owner, amount, fee }, at) => {
      const place = { block: at.block, tx_index: at.txIndex, log_index: at.logIndex }
      payouts.push({ ...place, owner, amount, fee, time: at.time, tx_hash: at.txHash })
      const sum = owners.at([owner], { owner, payouts: 0, withdrawn: 0n })
      sum.payouts += 1
      sum.withdrawn += amount
    },
  })
  const ranges = new Sums<{ members: number; earned: bigint }>()
  for (const one of earned.all()) {
    const from = rangeOf(one.earned)
    const range = ranges.at([from], { from_earned: from, members: 0, earned: 0n })
    range.members += 1
    range.earned += one.earned
  }
  const place = 'block tx_index log_index'
  return [
    table('team_earnings', 'address', 'earned', earned.all()),
    table('team_earning_ranges', 'from_earned', 'members earned', ranges.all()),
    table('withdrawal_payouts', place, 'owner amount fee time tx_hash', payouts),
    table('withdrawal_owners', 'owner', 'payouts withdrawn', owners.all()),
  ]
}

/** Amounts that are as long and begin with the same two digits are of one range: the least of them. */
function rangeOf(earned: bigint): bigint {
  let step = 1n
  while (earned / step >= 100n) step *= 10n
  return earned - (earned % step)
}
