import { type ChainEvent, type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { table } from '#tools/audit/table.ts'

interface Args {
  readonly account: string
  readonly amount: bigint
  readonly user: string
  readonly limit: bigint
  readonly time: bigint
}

/** Debts and payments of the boxes' contract, and the set limits, each numbered. */
export const blindboxAudit: FeatureAudit = {
  events: {
    BlindBoxes: [
      'event Credited(address indexed account, uint256 amount)',
      'event Withdrawn(address indexed account, uint256 amount)',
      'event LimitSet(address indexed user, uint256 limit, uint256 time)',
    ],
  },
  tables({ events }) {
    const moves: object[] = []
    const counts = new Map<string, number>()
    const add = (
      account: string,
      kind: string,
      amount: bigint,
      at: ChainEvent,
      since: bigint | null = null,
    ): void => {
      const seq = (counts.get(account) ?? 0) + 1
      counts.set(account, seq)
      moves.push({ account, seq, kind, amount, since, time: at.time, tx_hash: at.txHash })
    }
    const handlers: Handlers<Args> = {
      'BlindBoxes.Credited': ({ account, amount }, at) => add(account, 'credited', amount, at),
      'BlindBoxes.Withdrawn': ({ account, amount }, at) => add(account, 'withdrawn', amount, at),
      'BlindBoxes.LimitSet': ({ user, limit, time }, at) => add(user, 'limit', limit, at, time),
    }
    replay(events, handlers)
    const columns = 'kind amount since time tx_hash'
    return [table('blindbox_account_moves', 'account seq', columns, moves)]
  },
}
