import { type ChainEvent, type Handlers, replay } from '#tools/audit/chainEvents.ts'
import type { FeatureAudit } from '#tools/audit/featureAudit.ts'
import { Sums, table } from '#tools/audit/table.ts'

interface Args {
  readonly id: bigint
  readonly newId: bigint
  readonly owner: string
  readonly coin: string
  readonly amount: bigint
  readonly termDays: bigint
  readonly start: bigint
  readonly unlockTime: bigint
  readonly reward: bigint
  readonly ids: readonly bigint[]
  readonly amounts: readonly bigint[]
}

interface Position {
  readonly owner: string
  readonly coin: string
  readonly amount: bigint
  paid: bigint
  ended_at: number | null
  renewed_as: bigint | null
}

/** Coins in the contract, their owners, and its payments for them. */
export const stakingAudit: FeatureAudit = {
  events: {
    TermStaking: [
      'event Pledged(uint256 indexed id, address indexed owner, address indexed coin, uint256 amount, uint256 termDays, uint256 start, uint256 unlockTime, uint256 reward)',
      'event Claimed(address indexed owner, uint256 amount, uint256[] ids, uint256[] amounts)',
      'event Unlocked(uint256 indexed id, address indexed owner, uint256 amount)',
      'event Renewed(uint256 indexed id, uint256 indexed newId, address indexed owner)',
      'event Exited(uint256 indexed id, address indexed owner, uint256 amount, uint256 givenUp)',
    ],
  },
  rewards: {
    'TermStaking.Claimed': ({ owner, amount }: Args) => ({
      kind: 'staking',
      account: owner,
      amount,
    }),
  },
  pledges(book) {
    const end = ({ id }: Args, event: ChainEvent) => book.take(event, String(id))
    return {
      'TermStaking.Pledged': ({ id, owner, coin, amount }: Args, event) =>
        book.add(event, String(id), owner, book.worthOf(coin, amount)),
      'TermStaking.Unlocked': end,
      'TermStaking.Renewed': end,
      'TermStaking.Exited': end,
    }
  },
  tables({ events }) {
    const positions = new Map<bigint, Position & { readonly id: bigint }>()
    const owners = new Sums<{ open: number; claims: number; claimed: bigint }>()
    const coins = new Sums<{ total: bigint; open: number; ever_opened: number }>()
    const ownerOf = (owner: string) =>
      owners.at([owner], { owner, open: 0, claims: 0, claimed: 0n })
    const coinOf = (coin: string) => coins.at([coin], { coin, total: 0n, open: 0, ever_opened: 0 })
    const end = (id: bigint, renewedAs: bigint | null, { time }: ChainEvent): void => {
      const position = positions.get(id)!
      Object.assign(position, { ended_at: time, renewed_as: renewedAs })
      ownerOf(position.owner).open -= 1
      const coin = coinOf(position.coin)
      coin.total -= position.amount
      coin.open -= 1
    }
    const handlers: Handlers<Args> = {
      'TermStaking.Pledged': ({ id, owner, coin, amount, termDays, start, unlockTime, reward }) => {
        const term = { term_days: termDays, start, unlock_time: unlockTime, reward }
        const running = { paid: 0n, ended_at: null, renewed_as: null }
        positions.set(id, { id, owner, coin, amount, ...term, ...running })
        ownerOf(owner).open += 1
        const all = coinOf(coin)
        all.total += amount
        all.open += 1
        all.ever_opened += 1
      },
      'TermStaking.Claimed': ({ owner, amount, ids, amounts }) => {
        ownerOf(owner).claims += 1
        ownerOf(owner).claimed += amount
        for (const [i, id] of ids.entries()) positions.get(id)!.paid += amounts[i] ?? 0n
      },
      'TermStaking.Unlocked': ({ id }, at) => end(id, null, at),
      'TermStaking.Renewed': ({ id, newId }, at) => end(id, newId, at),
      'TermStaking.Exited': ({ id }, at) => end(id, null, at),
    }
    replay(events, handlers)
    const ofPosition =
      'owner coin amount term_days start unlock_time reward paid ended_at renewed_as'
    return [
      table('staking_positions', 'id', ofPosition, positions.values()),
      table('staking_owners', 'owner', 'open claims claimed', owners.all()),
      table('staking_coins', 'coin', 'total open ever_opened', coins.all()),
    ]
  },
}
