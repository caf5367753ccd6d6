import { Sums, type Table, table } from './table.ts'
import { type Told, tell } from './told.ts'

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
  readonly pool: string
  readonly account: string
}

interface Position {
  readonly owner: string
  readonly coin: string
  readonly amount: bigint
  paid: bigint
  ended_at: number | null
  renewed_as: bigint | null
}

/** What lies in the contracts that stake coins and shares of pools, whose it is, and what these have paid. */
export function depositsOf(told: readonly Told[]): Table[] {
  const positions = new Map<bigint, Position & { readonly id: bigint }>()
  const owners = new Sums<{ open: number; claims: number; claimed: bigint }>()
  const coins = new Sums<{ total: bigint; open: number; ever_opened: number }>()
  const stakes = new Sums<{ pool: string; staked: bigint; claimed: bigint }>()

  const ownerOf = (owner: string) => owners.at([owner], { owner, open: 0, claims: 0, claimed: 0n })
  const coinOf = (coin: string) => coins.at([coin], { coin, total: 0n, open: 0, ever_opened: 0 })
  const end = (id: bigint, renewedAs: bigint | null, { time }: Told): void => {
    const position = positions.get(id)!
    Object.assign(position, { ended_at: time, renewed_as: renewedAs })
    ownerOf(position.owner).open -= 1
    const coin = coinOf(position.coin)
    coin.total -= position.amount
    coin.open -= 1
  }
  const staked = ({ pool, account: owner }: Args, by: bigint, claimed = 0n): void => {
    const stake = stakes.at([pool, owner], { pool, owner, staked: 0n, claimed: 0n })
    stake.staked += by
    stake.claimed += claimed
  }
  tell<Args>(told, {
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
    'LpStaking.Staked': (args) => staked(args, args.amount),
    'LpStaking.Withdrawn': (args) => staked(args, -args.amount),
    'LpStaking.Exited': (args) => staked(args, -args.amount),
    'LpStaking.Claimed': (args) => staked(args, 0n, args.amount),
  })
  const pools = new Sums<{ staked: bigint; stakers: number; paid: bigint }>()
  for (const { pool, staked: own, claimed } of stakes.all()) {
    const sum = pools.at([pool], { pool, staked: 0n, stakers: 0, paid: 0n })
    sum.staked += own
    sum.stakers += Number(own > 0n)
    sum.paid += claimed
  }
  const ofPosition = 'owner coin amount term_days start unlock_time reward paid ended_at renewed_as'
  return [
    table('staking_positions', 'id', ofPosition, positions.values()),
    table('staking_owners', 'owner', 'open claims claimed', owners.all()),
    table('staking_coins', 'coin', 'total open ever_opened', coins.all()),
    table('lp_stakes', 'pool owner', 'staked claimed', stakes.all()),
    table('lp_pools', 'pool', 'staked stakers paid', pools.all()),
  ]
}
