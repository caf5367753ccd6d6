import { type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'

interface Args {
  readonly pool: string
  readonly account: string
  readonly amount: bigint
}

interface Issued {
  readonly buyer: string
  readonly reward: bigint
}

const kind = 'liquidity'

/** Pool shares in the contract, their owners, and its payments for them. */
export const lpAudit: FeatureAudit = {
  events: {
    LpStaking: [
      'event Staked(address indexed pool, address indexed account, uint256 amount)',
      'event Withdrawn(address indexed pool, address indexed account, uint256 amount)',
      'event Claimed(address indexed pool, address indexed account, uint256 amount)',
      'event Exited(address indexed pool, address indexed account, uint256 amount, uint256 givenUp)',
    ],
    LpPurchases: ['event Issued(uint256 indexed id, address indexed buyer, uint256 reward)'],
  },
  rewards: {
    'LpStaking.Claimed': ({ account, amount }: Args) => ({ kind, account, amount }),
    'LpPurchases.Issued': ({ buyer, reward }: Issued) => ({ kind, account: buyer, amount: reward }),
  },
  pledges: (book): Handlers<Args> => ({
    'LpStaking.Staked': ({ pool, account, amount }, event) => {
      book.hold(pool, account, amount)
      book.add(event, `${pool} ${account}`, account, book.worthOfShares(pool, amount))
    },
    'LpStaking.Withdrawn': ({ pool, account, amount }, event) => {
      const before = book.hold(pool, account, -amount)
      book.take(event, `${pool} ${account}`, amount, before)
    },
    'LpStaking.Exited': ({ pool, account, amount }, event) => {
      book.take(event, `${pool} ${account}`)
      book.hold(pool, account, -amount)
    },
  }),
  tables({ events }) {
    const stakes = new Sums<{ pool: string; staked: bigint; claimed: bigint }>()
    const stake = ({ pool, account: owner }: Args, by: bigint, claimed = 0n): void => {
      const row = stakes.at([pool, owner], { pool, owner, staked: 0n, claimed: 0n })
      row.staked += by
      row.claimed += claimed
    }
    const handlers: Handlers<Args> = {
      'LpStaking.Staked': (args) => stake(args, args.amount),
      'LpStaking.Withdrawn': (args) => stake(args, -args.amount),
      'LpStaking.Exited': (args) => stake(args, -args.amount),
      'LpStaking.Claimed': (args) => stake(args, 0n, args.amount),
    }
    replay(events, handlers)
    const pools = new Sums<{ staked: bigint; stakers: number; paid: bigint }>()
    for (const { pool, staked, claimed } of stakes.all()) {
      const sum = pools.at([pool], { pool, staked: 0n, stakers: 0, paid: 0n })
      sum.staked += staked
      sum.stakers += Number(staked > 0n)
      sum.paid += claimed
    }
    return [
      table('lp_stakes', 'pool owner', 'staked claimed', stakes.all()),
      table('lp_pools', 'pool', 'staked stakers paid', pools.all()),
    ]
  },
}
