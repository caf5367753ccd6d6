import { replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'

interface Withdrawn {
  readonly user: string
  readonly amount: bigint
  readonly fee: bigint
}

/** What every account withdrew by stages. */
export const withdrawalAudit: FeatureAudit = {
  events: {
    StagedWithdrawal: ['event Withdrawn(address indexed user, uint256 amount, uint256 fee)'],
  },
  tables({ events }) {
    const payouts: object[] = []
    const owners = new Sums<{ payouts: number; withdrawn: bigint }>()
    replay(events, {
      'StagedWithdrawal.Withdrawn': ({ user: owner, amount, fee }: Withdrawn, at) => {
        const place = { block: at.block, tx_index: at.txIndex, log_index: at.logIndex }
        payouts.push({ ...place, owner, amount, fee, time: at.time, tx_hash: at.txHash })
        const sum = owners.at([owner], { owner, payouts: 0, withdrawn: 0n })
        sum.payouts += 1
        sum.withdrawn += amount
      },
    })
    const place = 'block tx_index log_index'
    return [
      table('withdrawal_payouts', place, 'owner amount fee time tx_hash', payouts),
      table('withdrawal_owners', 'owner', 'payouts withdrawn', owners.all()),
    ]
  },
}
