import { type Coins, Prices } from './prices.ts'
import { type Hearers, type Told, tell } from './told.ts'

/** What came to somebody's pledge or went of it. */
export interface PledgeChange {
  readonly told: Told
  readonly source: Source
  readonly member: string
  readonly kind: 'added' | 'taken'
  /** Base units of USDT. */
  readonly worth: bigint
}

type Source = 'nft' | 'staking' | 'lp'

export interface Stakes {
  readonly changes: readonly PledgeChange[]
  /** What counts in the end, by source and position. */
  readonly pledges: ReadonlyMap<string, Pledge>
  /** Shares of pools that lie in LpStaking, by pool and owner; 0 of who has left. */
  readonly shares: ReadonlyMap<string, bigint>
}

interface Pledge {
  readonly source: Source
  readonly position: string
  readonly owner: string
  readonly worth: bigint
}

interface Args {
  readonly id: bigint
  readonly tokenId: bigint
  readonly usdtPrice: bigint
  readonly owner: string
  readonly coin: string
  readonly pool: string
  readonly account: string
  readonly amount: bigint
}

/** Stakes with what each was worth when it was opened: a card its price, anything else by the averages of then. */
export function stakesOf(told: readonly Told[], coins: Coins): Stakes {
  const prices = new Prices(coins)
  const cardPrices = new Map<bigint, bigint>()
  const changes: PledgeChange[] = []
  const pledges = new Map<string, Pledge>()
  const shares = new Map<string, bigint>()

  const add = (told: Told, named: Omit<Pledge, 'worth'>, worth: bigint): void => {
    if (worth === 0n) return
    const { source, position, owner: member } = named
    const before = pledges.get(`${source} ${position}`)?.worth ?? 0n
    pledges.set(`${source} ${position}`, { ...named, worth: before + worth })
    changes.push({ told, source, member, kind: 'added', worth })
  }
  /** Of what is left of a stake such a part, rounded down; nothing where it counted nothing. */
  const take = (told: Told, source: Source, position: string, part = 1n, of = 1n): void => {
    const pledge = pledges.get(`${source} ${position}`)
    if (pledge === undefined) return
    const worth = (pledge.worth * part) / of
    if (worth === 0n) return
    if (worth === pledge.worth) pledges.delete(`${source} ${position}`)
    else pledges.set(`${source} ${position}`, { ...pledge, worth: pledge.worth - worth })
    changes.push({ told, source, member: pledge.owner, kind: 'taken', worth })
  }
  const move = (key: string, by: bigint): void => {
    shares.set(key, (shares.get(key) ?? 0n) + by)
  }
  const endCard = ({ tokenId }: Args, told: Told) => take(told, 'nft', String(tokenId))
  const endTerm = ({ id }: Args, told: Told) => take(told, 'staking', String(id))

  const hearers: Hearers<Args> = {
    'Cards.Bought': ({ tokenId, usdtPrice }) => void cardPrices.set(tokenId, usdtPrice),
    'Cards.Pledged': ({ owner, tokenId }, told) => {
      const position = String(tokenId)
      add(told, { source: 'nft', position, owner }, cardPrices.get(tokenId) ?? 0n)
    },
    'Cards.Unlocked': endCard,
    'Cards.Exited': endCard,
    'TermStaking.Pledged': ({ id, owner, coin, amount }, told) =>
      add(told, { source: 'staking', position: String(id), owner }, prices.worthOf(coin, amount)),
    'TermStaking.Unlocked': endTerm,
    'TermStaking.Renewed': endTerm,
    'TermStaking.Exited': endTerm,
    'LpStaking.Staked': ({ pool, account: owner, amount }, told) => {
      const position = `${pool} ${owner}`
      move(position, amount)
      add(told, { source: 'lp', position, owner }, prices.worthOfShares(pool, amount))
    },
    'LpStaking.Withdrawn': ({ pool, account, amount }, told) => {
      const position = `${pool} ${account}`
      take(told, 'lp', position, amount, shares.get(position) ?? 1n)
      move(position, -amount)
    },
    'LpStaking.Exited': ({ pool, account, amount }, told) => {
      take(told, 'lp', `${pool} ${account}`)
      move(`${pool} ${account}`, -amount)
    },
  }
  tell(told, { ...prices.hearers, ...hearers } as Hearers<Args>)
  return { changes, pledges, shares }
}
