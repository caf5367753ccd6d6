import { type Coins, Prices } from '#features/exchange/audit.ts'
import { type ChainEvent, replay } from '#tools/audit/chainEvents.ts'
import type { Chain, PledgeBook } from '#tools/audit/featureAudit.ts'

/** The change of an account's pledge. */
export interface PledgeChange {
  readonly event: ChainEvent
  /** The feature. */
  readonly source: string
  readonly member: string
  readonly kind: 'added' | 'taken'
  /** Base units of USDT. */
  readonly worth: bigint
}

export interface Pledges {
  readonly changes: readonly PledgeChange[]
  /** What counts in the end, by source and position. */
  readonly pledges: ReadonlyMap<string, Pledge>
  /** Held units, by asset and owner; 0 after an exit. */
  readonly held: ReadonlyMap<string, bigint>
}

interface Pledge {
  readonly source: string
  readonly position: string
  readonly owner: string
  readonly worth: bigint
}

/** Pledges of every feature, with their worth at the opening. */
export function pledgesOf(
  { events, audits }: Pick<Chain, 'events' | 'audits'>,
  coins: Coins,
): Pledges {
  const prices = new Prices(coins)
  const changes: PledgeChange[] = []
  const pledges = new Map<string, Pledge>()
  const held = new Map<string, bigint>()

  const bookOf = (source: string): PledgeBook => ({
    worthOf: (coin, amount) => prices.worthOf(coin, amount),
    worthOfShares: (pool, amount) => prices.worthOfShares(pool, amount),
    add(event, position, owner, worth) {
      if (worth === 0n) return
      const key = `${source} ${position}`
      const before = pledges.get(key)?.worth ?? 0n
      pledges.set(key, { source, position, owner, worth: before + worth })
      changes.push({ event, source, member: owner, kind: 'added', worth })
    },
    take(event, position, part = 1n, of = 1n) {
      const key = `${source} ${position}`
      const pledge = pledges.get(key)
      if (pledge === undefined) return
      const worth = (pledge.worth * part) / of
      if (worth === 0n) return
      if (worth === pledge.worth) pledges.delete(key)
      else pledges.set(key, { ...pledge, worth: pledge.worth - worth })
      changes.push({ event, source, member: pledge.owner, kind: 'taken', worth })
    },
    hold(asset, owner, by) {
      const before = held.get(`${asset} ${owner}`) ?? 0n
      held.set(`${asset} ${owner}`, before + by)
      return before
    },
  })
  const ofFeatures = audits.map((one) => one.pledges?.(bookOf(one.feature)))
  replay(events, Object.assign({}, prices.handlers, ...ofFeatures))
  return { changes, pledges, held }
}
